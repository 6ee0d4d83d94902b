import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/embedded/backend/database/contract.ts';
import { PAGES } from '../../src/domain/pages.ts';
import { describeOnEveryEngine } from '../support/database/database-engines.ts';
import { act, attempt, ids, look, signUpEverybody, type Persona } from '../support/database/persona.ts';

const names: [what: string, name: string, state: string][] = [
  ['plain letters', 'ana', 'free'],
  ['thirty characters', 'a'.repeat(30), 'free'],
  ['digits and underscores', 'ana_1999', 'free'],
  ['capitals, which are folded', 'ANA', 'free'],
  ['blanks around it, which are taken off', '  ana ', 'free'],
  ['two characters', 'an', 'malformed'],
  ['31 characters', 'a'.repeat(31), 'malformed'],
  ['nothing', '', 'malformed'],
  ['underscores alone', '____', 'malformed'],
  ['a blank inside', 'an a', 'malformed'],
  ['a dot', 'ana.b', 'malformed'],
  ['a slash', 'ana/b', 'malformed'],
  ['a line below', 'ana\nadmin', 'malformed'],
  ['a Cyrillic a', '\u0430na', 'malformed'],
  ['a Turkish dotted capital I', '\u0130stanbul', 'malformed'],
  ['a Turkish dotless i', 'k\u0131z\u0131l', 'malformed'],
  ['a Kelvin sign', '\u212Aarl', 'malformed'],
  ['a long s', 'mo\u017Fe\u017F', 'malformed'],
  ['a zero-width space inside', 'an\u200Ba', 'malformed'],
  ['fullwidth letters', '\uFF41\uFF4E\uFF41', 'malformed'],
  ['Arabic', '\u0622\u0646\u0627', 'malformed'],
  ['an emoji', 'ana\u{1F600}', 'malformed'],
  ['the first part of an address', 'wishlist', 'reserved'],
  ['one written otherwise', 'Up_Next', 'reserved'],
  ['the admin', 'admin', 'reserved'],
  ['a digit in its place', 'adm1n', 'reserved'],
  ['an l in its place', 'admln', 'reserved'],
  ['underscores between', 'a_d_m_i_n', 'reserved'],
  ['rn for m', 'adrnin', 'reserved'],
  ['what begins so', 'admin_ana', 'reserved'],
  ['what ends so', 'the_real_admin', 'reserved'],
  ['no word that only holds it', 'badminton', 'free'],
  ['the house', 'marquee', 'reserved'],
  ['the house in digits', 'm4rqu33_team', 'reserved'],
  ['a zero for an o', 'supp0rt', 'reserved'],
  ['a five for an s', '5upport', 'reserved'],
];

const claim = async (database: Database, persona: Persona, name: string) =>
  (await act<{ state: string }>(database, persona, 'select claim_handle($1) as state', [name]))[0]?.state;
const stateOf = async (database: Database, persona: Persona, name: string) =>
  (await act<{ state: string }>(database, persona, 'select handle_state($1) as state', [name]))[0]?.state;
const choose = (database: Database, persona: Persona, visibility: string) =>
  act(database, persona, `update profile_pages set visibility = '${visibility}' where user_id = auth.uid()`);
const follow = (whom: string) =>
  `insert into follows (follower_id, followed_id) values (auth.uid(), '${whom}')`;
const block = (whom: string) => `insert into blocks (blocker_id, blocked_id) values (auth.uid(), '${whom}')`;

describeOnEveryEngine('Names and pages of people', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());

  it.each(names)('judges %s', async (_what, name, state) => {
    expect(await stateOf(database, 'stranger', name)).toBe(state);
    const claimed = await attempt(database, 'stranger', `select 1 where claim_handle($1) = $2`, [
      name,
      state === 'free' ? 'claimed' : state,
    ]);
    expect(claimed).toBe(1);
  });

  it('keeps every first part of an address from being a name', async () => {
    const parts = new Set(PAGES.map(({ path }) => path.split(/[/.]/)[1] ?? ''));
    const words = [...parts]
      .map((part) => part.replaceAll('-', '_'))
      .filter((part) => /^[a-z_]{3,30}$/.test(part));
    expect(words.length).toBeGreaterThan(30);
    const free: string[] = [];
    for (const word of words) if ((await stateOf(database, 'stranger', word)) !== 'reserved') free.push(word);
    expect(free, 'a migration adds these to private.reserved_handles').toEqual([]);
  });

  it('takes a name with all that looks like it, and leads from the one before for ninety days', async () => {
    expect(await claim(database, 'owner', 'Ilona')).toBe('claimed');
    expect(await claim(database, 'owner', 'ilona')).toBe('own');
    for (const alike of ['ilona', '1lona', 'l1on_a', 'i10na']) {
      expect(await claim(database, 'stranger', alike)).toBe('taken');
    }
    expect(await claim(database, 'owner', 'i_lona')).toBe('claimed');
    expect(await claim(database, 'owner', 'cinephile')).toBe('claimed');
    expect(await claim(database, 'stranger', 'ilona')).toBe('taken');
    expect(await look(database, 'select handle from private.former_handles order by handle')).toEqual([
      { handle: 'i_lona' },
      { handle: 'ilona' },
    ]);
    await database.exec(`update private.former_handles set left_at = now() - interval '91 days'`);
    expect(await claim(database, 'stranger', 'ilona')).toBe('claimed');
    expect(await claim(database, 'owner', 'ilona')).toBe('taken');
  });

  it('is changed three times in thirty days', async () => {
    const states: (string | undefined)[] = [];
    for (const name of ['one_more', 'two_more', 'three_more', 'four_more']) {
      states.push(await claim(database, 'admin', name));
    }
    expect(states).toEqual(['claimed', 'claimed', 'claimed', 'claimed']);
    expect(await claim(database, 'admin', 'five_more')).toBe('too-often');
    expect(await claim(database, 'admin', 'one_more')).toBe('too-often');
  });

  it('is seen by nobody until its owner says so, and gives out a new link after it was private', async () => {
    const seen = async (persona: Persona) =>
      attempt(database, persona, `select handle from profile_pages where user_id = '${ids.owner}'`);
    const key = async () =>
      (
        await look<{ link_key: string }>(
          database,
          `select link_key from profile_pages where user_id = '${ids.owner}'`,
        )
      )[0]?.link_key;
    const personas: Persona[] = ['anonymous', 'owner', 'stranger', 'admin'];
    const all = () => Promise.all(personas.map(seen));
    expect(await all()).toEqual([0, 1, 0, 0]);
    await choose(database, 'owner', 'link');
    const first = await key();
    expect(await all()).toEqual([0, 1, 0, 0]);
    await choose(database, 'owner', 'public');
    expect(await all()).toEqual([1, 1, 1, 1]);
    expect(await key()).toBe(first);
    await choose(database, 'owner', 'private');
    expect(await key()).not.toBe(first);
    expect(await all()).toEqual([0, 1, 0, 0]);
  });

  it('is followed where it is public, ends with a block in both directions, and then neither sees the other', async () => {
    const between = (one: string | null, other: string) =>
      look(
        database,
        'select private.blocked_between($1, $2) as blocked, private.may_see_profile($1, $2) as seen',
        [one, other],
      );
    const { owner, stranger } = ids;
    expect(await attempt(database, 'stranger', follow(owner))).toBe('42501');
    await choose(database, 'owner', 'public');
    await choose(database, 'stranger', 'public');
    expect(await attempt(database, 'anonymous', follow(owner))).toBe('42501');
    expect(await attempt(database, 'owner', follow(owner))).toBe('23514');
    await act(database, 'stranger', follow(owner));
    await act(database, 'owner', follow(stranger));
    expect(await between(stranger, owner)).toEqual([{ blocked: false, seen: true }]);
    expect(await between(null, owner)).toEqual([{ blocked: false, seen: true }]);

    await act(database, 'owner', block(stranger));
    expect(await look(database, 'select * from public.follows')).toEqual([]);
    expect(await act(database, 'owner', 'select known_as from blocks')).toEqual([
      { known_as: 'The stranger' },
    ]);
    expect(await act(database, 'stranger', 'select known_as from blocks')).toEqual([]);
    expect(await between(stranger, owner)).toEqual([{ blocked: true, seen: false }]);
    expect(await between(owner, stranger)).toEqual([{ blocked: true, seen: false }]);
    expect(await attempt(database, 'stranger', follow(owner))).toBe('42501');
    expect(await attempt(database, 'owner', follow(stranger))).toBe('42501');
    const pages = `select handle from profile_pages where user_id <> auth.uid()`;
    expect(await attempt(database, 'stranger', pages)).toBe(0);
    expect(await attempt(database, 'owner', pages)).toBe(0);
    expect(await attempt(database, 'admin', pages)).toBe(2);

    await act(database, 'owner', 'delete from blocks');
    expect(await attempt(database, 'stranger', follow(owner))).toBe(1);
  });

  it('is hidden when an admin has suspended it, though its owner sees it', async () => {
    await database.exec(
      `update public.profile_pages set suspended_at = now() where user_id = '${ids.owner}'`,
    );
    const page = `select handle from profile_pages where user_id = '${ids.owner}'`;
    expect(await attempt(database, 'anonymous', page)).toBe(0);
    expect(await attempt(database, 'stranger', page)).toBe(0);
    expect(await act(database, 'owner', 'select suspended from my_profile_page()')).toEqual([
      { suspended: true },
    ]);
  });
});
