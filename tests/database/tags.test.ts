import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tagKey } from '../../src/features/tags/tags.ts';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import {
  act,
  attempt,
  become,
  ids,
  look,
  signUpEverybody,
  type Persona,
} from '../../packages/embedded/tests/support/persona.ts';
import { silently } from '../support/database/silently.ts';

interface Marks {
  state: string;
  tags: string[];
  note: string | null;
  changedAt: string | null;
}

/** Spellings, and names of scripts in which some signs are accents and some are not. */
const SPELLINGS = [
  ...[
    'Noir',
    ' noir ',
    'NÓIR',
    'Ｎｏｉｒ',
    'ΟΔΟΣ',
    'οδός',
    'مُشاهَدة',
    'مشاهدة',
    'がんばる',
    'かんばる',
    'Straße',
  ],
  ...[
    'İstanbul',
    'ЙОД',
    'йод',
    'a \t b',
    'a\u00a0b',
    'ﷺ',
    '½',
    'ǅ',
    '\u200bzero\u200b',
    'é',
    'e\u0301',
    'Ἀθῆναι',
  ],
  ...['👩‍👩‍👧', 'नमस्ते', 'ภาษา', 'ｶﾞ', 'ガ', 'Ångström', 'ﬁlm', '  '],
];

const named = (id: number) => JSON.stringify({ id, title: `Title ${id}` });
const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, nth) => `Tag ${nth + from}`);

describe('Tags and private notes', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec('delete from public.tags; delete from public.private_notes'));

  const keep = (id: number, add: readonly string[], remove: readonly string[] = [], kind = 'movie') =>
    [
      'select keep_tags_and_note($1, $2::jsonb, null, $3::text[], $4::text[]) as marks',
      [kind, named(id), add, remove],
    ] as const;
  const write = (note: string, expected: string | null, season: number | null = null, kind = 'movie') =>
    [
      `select keep_tags_and_note($1, $2::jsonb, $3, '{}', '{}', $4, $5) as marks`,
      [kind, named(1), season, note, expected],
    ] as const;
  const marksOf = async (
    id: number,
    persona: Persona = 'owner',
    kind = 'movie',
    season: number | null = null,
  ) => {
    const [row] = await act<{ marks: Marks }>(
      database,
      persona,
      'select my_tags_and_note($1, $2, $3) as marks',
      [...[kind, id, season]],
    );
    return row?.marks;
  };
  const tagsOf = async (id: number) => (await marksOf(id))?.tags;
  const mine = async () =>
    (
      await act<{ name: string; movies: number; series: number }>(
        database,
        'owner',
        'select * from my_tags()',
      )
    ).map(({ name, movies, series }) => [name, movies, series]);
  const value = async <Value>(sql: string, parameters: readonly unknown[]) =>
    (await act<{ value: Value }>(database, 'owner', `select ${sql} as value`, parameters))[0]?.value;
  const rename = (key: string, name: string) =>
    value<{ key: string; merged: string | null } | null>('rename_tag($1, $2)', [key, name]);

  it('fold names as the browser does', async () => {
    const rows = await look(
      database,
      'select n as name, private.tag_key(n) as key from unnest($1::text[]) n',
      [SPELLINGS],
    );
    expect(rows).toEqual(SPELLINGS.map((name) => ({ name, key: tagKey(name) })));
  });

  it('fold any name as the browser does', async () => {
    // Of letters every engine knows: what a later Unicode adds has no case in an older one.
    const letter = fc.oneof(
      fc.constantFrom(...SPELLINGS.join('')),
      fc.integer({ min: 0x20, max: 0x6ff }).map((code) => String.fromCodePoint(code)),
      fc.integer({ min: 0x1e00, max: 0x1fff }).map((code) => String.fromCodePoint(code)),
      fc.integer({ min: 0x3040, max: 0x30ff }).map((code) => String.fromCodePoint(code)),
    );
    const names = fc.sample(fc.array(letter, { minLength: 1, maxLength: 8 }), { numRuns: 3000, seed: 7 });
    const written = names.map((letters) => letters.join(''));
    const rows = await look<{ name: string; key: string }>(
      database,
      'select n as name, private.tag_key(n) as key from unnest($1::text[]) n',
      [written],
    );
    expect(rows.filter(({ name, key }) => key !== tagKey(name))).toEqual([]);
  });

  it('keep a tag once in any spelling, as first written', async () => {
    await act(database, 'owner', ...keep(1, ['Noir', 'مُشاهَدة', 'がんばる']));
    await act(database, 'owner', ...keep(2, ['NÓIR', 'مشاهدة', 'かんばる', 'noir']));
    expect(await tagsOf(2)).toEqual(['Noir', 'مُشاهَدة', 'かんばる']);
    expect((await mine()).map(([, movies]) => movies).sort()).toEqual([1, 1, 2, 2]);
  });

  it.each([
    ['nothing but blanks is no tag', ['   ', '\u200b'], []],
    ['a tag of 40 characters', ['界'.repeat(40)], ['界'.repeat(40)]],
    ['no tag of 41 characters', ['x'.repeat(41)], '23514'],
    ['no tag with a comma', ['a,b'], '23514'],
    ['no tag of two lines', ['a\nb'], '23514'],
  ])('validate tags: %s', async (_what, tags, outcome) => {
    expect(await attempt(database, 'owner', ...keep(1, tags))).toBe(
      typeof outcome === 'string' ? outcome : 1,
    );
    if (typeof outcome === 'string') return;
    await act(database, 'owner', ...keep(1, tags));
    expect(await tagsOf(1)).toEqual(outcome);
  });

  it('are limited to twenty a title, and two hundred a user', async () => {
    await act(database, 'owner', ...keep(1, numbered(20)));
    expect(await attempt(database, 'owner', ...keep(1, ['One more']))).toBe('23M01');
    // What makes room goes first.
    await act(database, 'owner', ...keep(1, ['One more'], ['tag 3']));
    expect(await tagsOf(1)).toHaveLength(20);
    for (let title = 2; title <= 10; title += 1)
      await act(database, 'owner', ...keep(title, numbered(20, title * 20)));
    expect(await mine()).toHaveLength(200);
    expect(await attempt(database, 'owner', ...keep(11, ['And one']))).toBe('23M01');
    await act(database, 'owner', ...keep(11, ['TAG 45']));
    expect(await tagsOf(11)).toEqual(['Tag 45']);
  });

  it('delete a tag with its last title', async () => {
    await act(database, 'owner', ...keep(1, ['Noir']));
    await act(database, 'owner', ...keep(1, [], ['NOIR'], 'tv'));
    expect(await mine()).toEqual([['Noir', 1, 0]]);
    await act(database, 'owner', ...keep(1, [], ['noir']));
    expect(await mine()).toEqual([]);
  });

  it('keep a note for a title and each of its seasons, of 2,000 characters', async () => {
    expect(await attempt(database, 'owner', ...write('x'.repeat(2001), null))).toBe('23514');
    await act(database, 'owner', ...write('界'.repeat(2000), null));
    await act(database, 'owner', ...write(' Up to the desert ', null, 2, 'tv'));
    expect(await attempt(database, 'owner', ...write('No season', null, 1, 'movie'))).toBe('23514');
    expect((await marksOf(1, 'owner', 'tv', 2))?.note).toBe('Up to the desert');
    expect((await marksOf(1, 'owner', 'tv'))?.note).toBeNull();
    expect((await marksOf(1, 'stranger'))?.note).toBeNull();
  });

  it('do not overwrite another tab’s note, and return it', async () => {
    const done = async (...call: ReturnType<typeof write>) =>
      (await act<{ marks: Marks }>(database, 'owner', ...call))[0]?.marks;
    const first = await done(...write('Mine', null));
    expect(first).toMatchObject({ state: 'kept', note: 'Mine' });
    expect(await done(...write('Also mine', null))).toMatchObject({ state: 'other', note: 'Mine' });
    const second = await done(...write('Better', first?.changedAt ?? null));
    expect(second).toMatchObject({ state: 'kept', note: 'Better' });
    expect(await done(...write('', first?.changedAt ?? null))).toMatchObject({
      state: 'other',
      note: 'Better',
    });
    expect(await done(...write('', second?.changedAt ?? null))).toMatchObject({ state: 'kept', note: null });
    // The same words are no change, whoever wrote them.
    await done(...write('Again', null));
    expect(await done(...write('Again', null))).toMatchObject({ state: 'kept', note: 'Again' });
  });

  it('rename a tag with all its titles, merge two at once, and undo that', async () => {
    await act(database, 'owner', ...keep(1, ['Noir', 'Dark']));
    await act(database, 'owner', ...keep(2, ['noir']));
    await act(database, 'owner', ...keep(3, ['Dark']));
    expect(await rename('noir', 'NOIR!')).toEqual({ key: 'noir!', merged: null });
    expect(await tagsOf(2)).toEqual(['NOIR!']);
    const { merged } = (await rename('noir!', 'dark')) ?? {};
    expect(await mine()).toEqual([['Dark', 3, 0]]);
    await act(database, 'owner', ...keep(4, ['Dark']));
    expect(await value('put_back_tag($1)', [merged])).toBe(true);
    expect(await mine()).toEqual([
      ['Dark', 3, 0],
      ['NOIR!', 2, 0],
    ]);
    expect(await Promise.all([tagsOf(1), tagsOf(2)])).toEqual([['NOIR!', 'Dark'], ['NOIR!']]);
    expect(await value('put_back_tag($1)', [merged])).toBe(false);
    expect(await rename('gone', 'Anything')).toBeNull();
    expect(await attempt(database, 'owner', `select rename_tag('dark', 'a,b')`)).toBe('23514');
  });

  it('merge tags of a title that has twenty', async () => {
    await act(database, 'owner', ...keep(1, numbered(20)));
    await rename('tag 0', 'tag 1');
    expect(await tagsOf(1)).toHaveLength(19);
  });

  it('delete a tag from all titles and restore it, for its owner only', async () => {
    await act(database, 'owner', ...keep(1, ['Noir']));
    await act(database, 'owner', ...keep(9, ['Noir'], [], 'tv'));
    const gone = await value<string>('delete_tag($1)', ['noir']);
    expect(await mine()).toEqual([]);
    expect(await act(database, 'stranger', 'select put_back_tag($1) as done', [gone])).toEqual([
      { done: false },
    ]);
    expect(await value('put_back_tag($1)', [gone])).toBe(true);
    expect(await mine()).toEqual([['Noir', 1, 1]]);
  });

  it('behave like a simple model, for any operations', async () => {
    const tag = fc.constantFrom(
      'Noir',
      'noir',
      'Dark',
      'Ｄａｒｋ',
      'مُشاهَدة',
      'مشاهدة',
      'がんばる',
      'かんばる',
    );
    const title = fc.integer({ min: 1, max: 4 });
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), title, tag }),
      fc.record({ do: fc.constant('remove' as const), title, tag }),
      fc.record({ do: fc.constant('rename' as const), tag, to: tag }),
      fc.record({ do: fc.constant('delete' as const), tag }),
      fc.record({ do: fc.constant('undo' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await database.exec('delete from public.tags');
        const model = new Map<string, { name: string; titles: Set<number> }>();
        let undo: (() => void) | null = null;
        let former: string | null | undefined = null;
        for (const one of steps) {
          if (one.do === 'undo') {
            // At once, as a toast offers it: what was done since is not undone with it.
            if (former) expect(await value('put_back_tag($1)', [former])).toBe(true);
            undo?.();
            [former, undo] = [null, null];
            continue;
          }
          const key = tagKey(one.tag);
          [former, undo] = [null, null];
          const had = model.get(key);
          if (one.do === 'add') {
            await act(database, 'owner', ...keep(one.title, [one.tag]));
            if (had) had.titles.add(one.title);
            else model.set(key, { name: one.tag, titles: new Set([one.title]) });
          } else if (one.do === 'remove') {
            await act(database, 'owner', ...keep(one.title, [], [one.tag]));
            had?.titles.delete(one.title);
            if (had?.titles.size === 0) model.delete(key);
          } else if (one.do === 'delete') {
            former = await value<string | null>('delete_tag($1)', [key]);
            model.delete(key);
            undo = had ? () => model.set(key, had) : null;
          } else {
            former = (await rename(key, one.to))?.merged;
            const [to, other] = [tagKey(one.to), model.get(tagKey(one.to))];
            if (!had) continue;
            model.delete(key);
            if (to === key || !other) model.set(to, { name: one.to, titles: had.titles });
            else {
              model.set(to, { name: other.name, titles: new Set([...other.titles, ...had.titles]) });
              undo = () => void model.set(key, had).set(to, other);
            }
          }
        }
        const rows = await look<{ name: string; titles: number[] }>(
          database,
          `select g.name, array_agg(t.title_id order by t.title_id) as titles
           from public.tags g left join public.title_tags t on t.user_id = g.user_id and t.key = g.key
           group by g.name`,
        );
        const plain = [...model.values()].map(({ name, titles }) => ({ name, titles: [...titles].sort() }));
        const sorted = (all: typeof plain) => all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
        expect(sorted(rows)).toEqual(sorted(plain));
      }),
      { numRuns: 40 },
    );
  });

  it('are found by index among 10,000 tagged titles, in lists, diary and Discover', async () => {
    const rows = `
      insert into public.tags (user_id, key, name) select '${ids.owner}', 'tag ' || n, 'Tag ' || n from generate_series(1, 150) n;
      insert into public.title_tags (user_id, key, kind, title_id, title)
      select '${ids.owner}', 'tag ' || (1 + n % 150), 'movie', n, 'Title ' || n from generate_series(1, 10000) n;
      insert into public.wishlists (user_id, movie_id, movie_title)
      select '${ids.owner}', n, 'Title ' || n from generate_series(1, 5000) n;
      insert into public.watched_movies (user_id, movie_id, movie_title, watched_at)
      select '${ids.owner}', n, 'Title ' || n, '2024-01-01' from generate_series(5001, 10000) n;
      insert into public.watches (user_id, kind, title_id, title, day)
      select '${ids.owner}', 'movie', n, 'Title ' || n, date '2020-01-01' + n % 2000 from generate_series(5001, 10000) n`;
    await silently(database, ['tags', 'title_tags', 'wishlists', 'watched_movies', 'watches'], () =>
      database.exec(rows),
    );
    await database.exec('analyze');
    const plans = [
      `select * from wishlists_by_tag where user_id = '${ids.owner}' and tag = 'tag 7' order by added_at desc limit 20`,
      `select count(*) from watched_movies_by_tag where user_id = '${ids.owner}' and tag = 'tag 7'`,
      `select count(*) from public.watches w where w.user_id = '${ids.owner}' and exists (
        select from public.title_tags t where t.user_id = w.user_id and t.key = 'tag 7' and t.kind = w.kind
          and t.title_id = w.title_id)`,
    ];
    for (const sql of plans) {
      const plan = await database.transaction(async (tx) => {
        await become(tx, 'owner');
        return (await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)).rows
          .map((row) => row['QUERY PLAN'])
          .join('\n');
      });
      expect(plan).toMatch(/title_tags_by_tag|title_tags_pkey/);
      expect(plan).not.toMatch(/Seq Scan on title_tags/);
    }
    const counted = async (sql: string) => Number((await act<{ n: unknown }>(database, 'owner', sql))[0]?.n);
    const plain = Array.from({ length: 10_000 }, (_, nth) => nth + 1).filter((n) => 1 + (n % 150) === 7);
    const seen = plain.filter((n) => n > 5000).length;
    expect(await counted(`select count(*) as n from wishlists_by_tag where tag = 'tag 7'`)).toBe(
      plain.length - seen,
    );
    expect(await counted(`select sum(entries) as n from diary_months(null, 'tag 7')`)).toBe(seen);
    expect(await counted(`select count(*) as n from diary_entries(p_size => 200, p_tag => 'tag 7')`)).toBe(
      seen,
    );
    expect(
      await counted(
        `select watches as n from my_watch_numbers('2026-01-01', null, 'tag 7') where section = 'total'`,
      ),
    ).toBe(seen);
    expect(await counted(`select count(*) as n from my_tagged_titles('tag 7', 'movie')`)).toBe(plain.length);
    await database.exec(
      'delete from public.watches; delete from public.wishlists; delete from public.watched_movies',
    );
  });
});
