import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { roundVote } from '../../src/core/format.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, become, ids, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const movieColumns = [
  'movie_id',
  'movie_title',
  'movie_poster_path',
  'movie_release_date',
  'movie_vote_average',
];
const seriesColumns = [
  'series_id',
  'series_name',
  'series_poster_path',
  'series_first_air_date',
  'series_vote_average',
];
const lists = [
  { list: 'wishlists', time: 'added_at', columns: movieColumns },
  { list: 'watched_movies', time: 'watched_at', columns: movieColumns },
  { list: 'favorite_movies', time: 'favorited_at', columns: movieColumns },
  { list: 'tv_wishlists', time: 'added_at', columns: seriesColumns },
  { list: 'watched_tv_series', time: 'watched_at', columns: seriesColumns },
  { list: 'favorite_tv_series', time: 'favorited_at', columns: seriesColumns },
];

// What each of the five columns after user_id and the time may hold.
const values: [string, unknown[], number | string][] = [
  ['a complete title', [1, 'Heat', '/abc_D-1.jpg', '1995-12-15', 7.9], 1],
  ['a title nobody rated, without poster and date', [1, 'Heat', null, null, null], 1],
  ['a name of 500 characters', [1, '界'.repeat(500), null, null, null], 1],
  ['a hostile name as plain text', [1, `'; drop table wishlists; -- <script>`, null, null, null], 1],
  ['no id of zero', [0, 'Heat', null, null, null], '23514'],
  ['no negative id', [-5, 'Heat', null, null, null], '23514'],
  ['no id beyond 32 bits', [4_294_967_296, 'Heat', null, null, null], '22003'],
  ['no blank name', [1, '  ', null, null, null], '23514'],
  ['no missing name', [1, null, null, null, null], '23502'],
  ['no name of 501 characters', [1, 'x'.repeat(501), null, null, null], '23514'],
  ['no address as poster', [1, 'Heat', 'https://evil.example/x.jpg', null, null], '23514'],
  ['no path with folders as poster', [1, 'Heat', '/../x.jpg', null, null], '23514'],
  ['no page as poster', [1, 'Heat', '/x.html', null, null], '23514'],
  ['no date that is none', [1, 'Heat', null, '1995-13-01', null], '22008'],
  ['no date in a far future', [1, 'Heat', null, '9999-01-01', null], '23514'],
  ['no vote above ten', [1, 'Heat', null, null, 10.5], '23514'],
  ['no negative vote', [1, 'Heat', null, null, -1], '23514'],
];

describe('A list entry', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());

  describe.each(lists)('in $list', ({ list, time, columns }) => {
    const insert = `insert into ${list} (user_id, ${columns.join(', ')}) values (auth.uid(), $1, $2, $3, $4, $5)`;

    it.each(values)('holds %s', async (_what, parameters, outcome) => {
      expect(await attempt(database, 'owner', insert, parameters)).toBe(outcome);
    });

    it('keeps a vote as pages show it', async () => {
      const vote = columns.at(-1);
      const { rows } = await database.transaction(async (tx) => {
        await tx.exec(`
          create temporary table votes on commit drop as select 0 as given, ${vote} as kept from ${list} limit 0;
          insert into votes select given, given / 1000.0 from generate_series(0, 10000) as given`);
        return tx.query<{ given: number; kept: number }>('select given, kept::float8 as kept from votes');
      });
      expect(rows).toHaveLength(10_001);
      expect(rows.filter(({ given, kept }) => kept !== roundVote(given / 1000))).toEqual([]);
    });

    const [id, name] = columns;
    const at = (given: string): string =>
      `insert into ${list} (user_id, ${id}, ${name}, ${time}) values (auth.uid(), 1, 'Heat', ${given})
       returning ${time} = '2024-02-29T10:00:00.123456Z' as restored, ${time} = now() as now`;
    it.each([
      [
        'its original time again after an undo',
        `'2024-02-29T10:00:00.123456Z'`,
        { restored: true, now: false },
      ],
      ['no time in the future', `now() + interval '1 day'`, { restored: false, now: true }],
      ['no time without end', `'infinity'`, { restored: false, now: true }],
      ['a time when none is given', 'null', { restored: false, now: true }],
    ])('holds %s', async (_what, given, expected) => {
      const [row] = await act(database, 'owner', at(given));
      expect(row).toEqual(expected);
      await act(database, 'owner', `delete from ${list}`);
    });
    it.each([`'1999-12-31'`, `'-infinity'`])('holds no time as early as %s', async (given) => {
      expect(await attempt(database, 'owner', at(given))).toBe('23514');
    });
    it('hides its comparison time from its owner’s writes', async () => {
      const forged = `insert into ${list} (user_id, ${id}, ${name}, refreshed_at)
        values (auth.uid(), 1, 'Heat', now())`;
      expect(await attempt(database, 'owner', forged)).toBe('42501');
    });
  });

  it('is read with its mark in every list by one call', async () => {
    await database.transaction(async (tx) => {
      await become(tx, 'owner');
      await tx.exec(`
        insert into wishlists (user_id, movie_id, movie_title) values (auth.uid(), 1, 'One');
        insert into favorite_movies (user_id, movie_id, movie_title) values (auth.uid(), 1, 'One');
        insert into watched_movies (user_id, movie_id, movie_title) values (auth.uid(), 2, 'Two');
        insert into watched_tv_series (user_id, series_id, series_name) values (auth.uid(), 1, 'Uno');
        insert into tv_wishlists (user_id, series_id, series_name) values (auth.uid(), 3, 'Tre');
        insert into dismissed_titles (user_id, kind, title_id, title) values (auth.uid(), 'movie', 9, 'Nine');`);
    });
    const marks = `select * from my_list_marks('{1, 2, 9}', '{1}') order by kind, title_id`;
    expect(await act(database, 'owner', marks)).toEqual([
      { kind: 'movie', title_id: 1, wishlisted: true, watched: false, favorite: true, dismissed: false },
      { kind: 'movie', title_id: 2, wishlisted: false, watched: true, favorite: false, dismissed: false },
      { kind: 'movie', title_id: 9, wishlisted: false, watched: false, favorite: false, dismissed: true },
      { kind: 'tv', title_id: 1, wishlisted: false, watched: true, favorite: false, dismissed: false },
    ]);
    expect(await act(database, 'stranger', marks)).toEqual([]);
    expect(await act(database, 'owner', 'select movie_id, is_favorite from watched_movies_view')).toEqual([
      { movie_id: 2, is_favorite: false },
    ]);
  });

  it('has its owner’s stars only', async () => {
    await database.transaction(async (tx) => {
      await become(tx, 'stranger');
      await tx.exec(`
        insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 31, 1);
        insert into series_ratings (user_id, series_id, rating) values (auth.uid(), 32, 1);`);
    });
    await database.transaction(async (tx) => {
      await become(tx, 'owner');
      await tx.exec(`
        insert into wishlists (user_id, movie_id, movie_title) values (auth.uid(), 30, 'A'), (auth.uid(), 31, 'B');
        insert into watched_movies (user_id, movie_id, movie_title) values (auth.uid(), 32, 'A'), (auth.uid(), 33, 'B');
        insert into tv_wishlists (user_id, series_id, series_name) values (auth.uid(), 30, 'A'), (auth.uid(), 31, 'B');
        insert into watched_tv_series (user_id, series_id, series_name)
        values (auth.uid(), 32, 'A'), (auth.uid(), 33, 'B');
        insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 30, 4), (auth.uid(), 33, 5);
        insert into series_ratings (user_id, series_id, rating) values (auth.uid(), 30, 2), (auth.uid(), 33, 3);`);
    });
    for (const [view, id, given] of [
      ['wishlists_view', 'movie_id', [4, null]],
      ['tv_wishlists_view', 'series_id', [2, null]],
      ['watched_movies_view', 'movie_id', [null, 5]],
      ['watched_tv_series_view', 'series_id', [null, 3]],
    ] as const) {
      const own = `select stars from ${view} where ${id} between 30 and 33 order by ${id}`;
      expect(await act(database, 'owner', own), view).toEqual(given.map((stars) => ({ stars })));
    }
  });

  it('says where the user’s own services include the title', async () => {
    await database.exec(`
      insert into public.my_services (user_id, service_id) values ('${ids.owner}', 8), ('${ids.stranger}', 9);
      insert into public.title_offers (kind, title_id, region, included, free)
      select kind, id, 'US', '{8,337}'::int[], '{}'::int[] from unnest('{40,42}'::int[]) id, unnest('{movie,tv}'::text[]) kind
      union all
      select kind, id, 'DE', '{9}'::int[], '{8}'::int[] from unnest('{40,42}'::int[]) id, unnest('{movie,tv}'::text[]) kind
      union all
      select kind, id, 'FR', '{9}'::int[], '{}'::int[] from generate_series(40, 43) id, unnest('{movie,tv}'::text[]) kind;`);
    await act(
      database,
      'owner',
      `with a as (insert into wishlists (user_id, movie_id, movie_title)
         values (auth.uid(), 40, 'A'), (auth.uid(), 41, 'B')),
       b as (insert into watched_movies (user_id, movie_id, movie_title)
         values (auth.uid(), 42, 'A'), (auth.uid(), 43, 'B')),
       c as (insert into tv_wishlists (user_id, series_id, series_name)
         values (auth.uid(), 40, 'A'), (auth.uid(), 41, 'B'))
       insert into watched_tv_series (user_id, series_id, series_name)
         values (auth.uid(), 42, 'A'), (auth.uid(), 43, 'B')`,
    );
    for (const [view, id] of [
      ['wishlists_view', 'movie_id'],
      ['tv_wishlists_view', 'series_id'],
      ['watched_movies_view', 'movie_id'],
      ['watched_tv_series_view', 'series_id'],
    ]) {
      const regions = `select array_to_string(array(select unnest(included_in) order by 1), ' ') as here
        from ${view} where ${id} between 40 and 43 order by ${id}`;
      expect(await act(database, 'owner', regions), view).toEqual([{ here: 'DE US' }, { here: '' }]);
    }
  });

  it('is found by index, at any length of the list', async () => {
    const stranger = `'${ids.stranger}'`;
    await database.exec(`
      insert into public.wishlists (user_id, movie_id, movie_title, added_at)
      select ${stranger}, n, 'Title ' || n, '2020-01-01'::timestamptz + n * interval '1 minute'
      from generate_series(1, 5000) n;
      analyze public.wishlists;`);
    for (const order of ['added_at desc', 'movie_title_key', 'movie_release_date', 'movie_vote_average']) {
      const plan = await database.transaction(async (tx) => {
        await become(tx, 'stranger');
        const sql = `explain (format json) select * from wishlists
          where user_id = ${stranger} order by ${order}, movie_id limit 20`;
        return JSON.stringify((await tx.query(sql)).rows);
      });
      expect(plan).toContain('Index Scan');
      expect(plan).not.toContain('Sort"');
    }
  });
});
