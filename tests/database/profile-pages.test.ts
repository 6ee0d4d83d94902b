import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onPageChange } from '../../src/contract/page-changes.ts';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { EVERY_PAGE } from '../../src/core/changed-page.ts';
import { PAGES } from '../../src/core/pages.ts';
import { CHANGES, createChangesHeard } from '../../src/server/told-changes.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import {
  act,
  attempt,
  ids,
  look,
  signUpEverybody,
  type Persona,
} from '../../packages/embedded/tests/support/persona.ts';

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

describe('Handles and public pages', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());

  it.each(names)('validate %s', async (_what, name, state) => {
    expect(await stateOf(database, 'stranger', name)).toBe(state);
    const claimed = await attempt(database, 'stranger', `select 1 where claim_handle($1) = $2`, [
      name,
      state === 'free' ? 'claimed' : state,
    ]);
    expect(claimed).toBe(1);
  });

  it('exclude every first part of an address', async () => {
    const parts = new Set(PAGES.map(({ path }) => path.split(/[/.]/)[1] ?? ''));
    const words = [...parts]
      .map((part) => part.replaceAll('-', '_'))
      .filter((part) => /^[a-z_]{3,30}$/.test(part));
    expect(words.length).toBeGreaterThan(30);
    const free: string[] = [];
    for (const word of words) if ((await stateOf(database, 'stranger', word)) !== 'reserved') free.push(word);
    expect(free, 'add these to private.reserved_handles').toEqual([]);
  });

  it('reserve a handle with its look-alikes, and redirect the former one for ninety days', async () => {
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

  it('allow three changes of the handle in thirty days', async () => {
    const states: (string | undefined)[] = [];
    for (const name of ['one_more', 'two_more', 'three_more', 'four_more']) {
      states.push(await claim(database, 'admin', name));
    }
    expect(states).toEqual(['claimed', 'claimed', 'claimed', 'claimed']);
    expect(await claim(database, 'admin', 'five_more')).toBe('too-often');
    expect(await claim(database, 'admin', 'one_more')).toBe('too-often');
  });

  it('are private until shared, with a new link after being private', async () => {
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

  it('are followed if public, which a block ends in both directions, hiding both from each other', async () => {
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

  it('show a page of very many reviews without writing their texts to disk', async () => {
    await database.exec(`
      insert into public.profile_pages (user_id, handle, visibility) values ('${ids.stranger}', 'critic', 'public')
      on conflict (user_id) do update set visibility = 'public', show_reviews = true;
      insert into public.movie_reviews (user_id, movie_id, review, created_at)
      select '${ids.stranger}', n, repeat('😀', 390) || n, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 3500) n`);
    const asked = `profile_reviews('${ids.stranger}', null, 10, 3480)`;
    const rows = await act<{ title_id: number; review: string; total_count: number }>(
      database,
      'anonymous',
      `select * from ${asked}`,
    );
    expect(rows.map((row) => row.title_id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
    expect(rows[0]).toMatchObject({
      review: expect.stringMatching(/😀20$/u) as string,
      total_count: 3_500,
    });
    const plan = await act(database, 'anonymous', `explain (analyze, buffers) select * from ${asked}`);
    expect(JSON.stringify(plan)).not.toMatch(/temp (?:read|written)/);
  });

  it('are hidden when suspended by an admin, except from the owner', async () => {
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

  it('notify the server at once when withdrawn, deleted or renamed, by any change', async () => {
    const heard = new Set<string>();
    let accountsGone = 0;
    await database.listen(
      CHANGES,
      createChangesHeard({
        removeAvatars: () => void (accountsGone += 1),
        ...{ wakeWebhooks: undefined, learnReleases: undefined },
      }),
    );
    const stop = onPageChange((path) => void heard.add(path));
    // What is said last is heard last.
    const hearAll = async () => {
      await database.query('select pg_notify($1, $2)', [CHANGES, '{"list": "the-end"}']);
      await vi.waitFor(() => expect(heard).toContain('/list/the-end'));
    };
    const told = async (sql: string, ...paths: string[]) => {
      heard.clear();
      await act(database, 'stranger', sql);
      await hearAll();
      expect([...heard].filter((path) => path !== '/list/the-end').toSorted()).toEqual(paths.toSorted());
    };
    await claim(database, 'stranger', 'told_ana');
    await choose(database, 'stranger', 'public');
    const [list] = await act<{ address: string }>(
      database,
      'stranger',
      `insert into lists (user_id, name) values (auth.uid(), 'Secrets') returning address`,
    );
    const [shown, page] = [`/list/${list?.address}`, '/@told_ana'];
    const [lists, people] = ['peoples-lists', 'profiles'].map((name) => `/sitemaps/${name}.xml`) as [
      string,
      string,
    ];
    await hearAll();
    await told(`update lists set name = 'More' where user_id = auth.uid()`);
    await told(`update lists set visibility = 'public' where user_id = auth.uid()`, page);
    await told(`update lists set name = 'Open' where user_id = auth.uid()`, shown, page);
    await told(
      `update lists set visibility = 'private' where user_id = auth.uid()`,
      ...[shown, lists, '/sitemap.xml', page],
    );
    await told(`update lists set visibility = 'link' where user_id = auth.uid()`);
    // So many that all pages are forgotten.
    await told(`update movie_reviews set review = 'All alike' where user_id = auth.uid()`, EVERY_PAGE, page);
    await database.exec('truncate public.movie_reviews cascade');
    await told(`insert into movie_reviews (user_id, movie_id, review) values (auth.uid(), 949, 'Good.')`);
    await told(`update movie_reviews set review = 'Bad.' where user_id = auth.uid()`, '/movie/949', page);
    await act(
      database,
      'stranger',
      `insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 949, 2)`,
    );
    await told(`update movie_ratings set rating = 3 where user_id = auth.uid()`, '/movie/949', page);
    await told(`delete from movie_ratings where user_id = auth.uid()`, '/movie/949', page);
    const watch = (id: number) =>
      act(
        database,
        'stranger',
        `insert into watches (user_id, kind, title_id, title, day) values (auth.uid(), 'movie', ${id}, 'Heat', '2026-01-01')`,
      );
    await watch(949);
    await told(`update watches set day = '2026-01-02' where user_id = auth.uid()`, page);
    await told(`update watches set day = day where user_id = auth.uid()`);
    await told(`delete from watches where user_id = auth.uid()`, page);
    await act(
      database,
      'stranger',
      `insert into episode_watches (user_id, series_id, season, number) values (auth.uid(), 1, 1, 1)`,
    );
    await told(`delete from episode_watches where user_id = auth.uid()`, page);
    await act(
      database,
      'stranger',
      `insert into profile_favorites (user_id, place, kind, title_id, title) values (auth.uid(), 1, 'movie', 949, 'Heat')`,
    );
    await told(`delete from profile_favorites where user_id = auth.uid()`, page);
    await told(`update profiles set full_name = 'Else' where id = auth.uid()`, page, shown, '/movie/949');
    await told(
      `update profile_pages set visibility = 'private' where user_id = auth.uid()`,
      ...[page, people, '/sitemap.xml', shown],
    );
    await told(`delete from movie_reviews where user_id = auth.uid()`, '/movie/949');
    await act(
      database,
      'stranger',
      `insert into series_reviews (user_id, series_id, review)
      values (auth.uid(), 1396, 'Blue.')`,
    );
    await choose(database, 'stranger', 'public');
    expect(accountsGone).toBe(0);
    await told('select delete_user()', page, people, '/sitemap.xml', shown, lists, '/tv/1396');
    expect(accountsGone).toBe(1);
    stop();
  });
});
