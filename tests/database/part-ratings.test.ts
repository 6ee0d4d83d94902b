import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { STARS } from '../../src/core/stars.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { belongings, entryOf, episodeOf, importsOf } from '../support/database/imports.ts';
import {
  act,
  attempt,
  ids,
  look,
  signUpEverybody,
  type Persona,
} from '../../packages/embedded/tests/support/persona.ts';
import { silently } from '../support/database/silently.ts';

type Step = [who: Persona, season: number, number: number | null, stars: number | null];

describe('Stars of seasons and episodes', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.exec('delete from auth.users; truncate public.series_facts cascade;');
    await signUpEverybody(database);
  });
  afterAll(() => database.close());

  /** Gives or, with null, takes back stars as stores do. */
  const give = (who: Persona, season: number, number: number | null, stars: number | null, series = 7) =>
    stars === null
      ? act(
          database,
          who,
          `delete from part_ratings
          where user_id = auth.uid() and series_id = $1 and season = $2 and number is not distinct from $3`,
          [series, season, number],
        )
      : act(
          database,
          who,
          `insert into part_ratings (user_id, series_id, season, number, stars) values (auth.uid(), $1, $2, $3, $4)
          on conflict (user_id, series_id, season, number) do update set stars = excluded.stars`,
          [series, season, number, stars],
        );
  const rating = async (who: Persona, season = 1) =>
    (
      await act<{ average: number | null; rating_count: number }>(
        database,
        who,
        'select average::float8 as average, rating_count from season_rating(7, $1)',
        [season],
      )
    )[0];
  const best = (year: number | null = null) =>
    act(
      database,
      'owner',
      `select title_id as series_id, name, key::int as season, value::float8 as stars, titles as episodes
       from my_watch_numbers('2026-11-26', $1) where section = 'season'`,
      [year],
    );
  const kept = (person: string = ids.owner) =>
    look<{ season: number; number: number | null; stars: number }>(
      database,
      'select season, number, stars from public.part_ratings where user_id = $1 order by season, number nulls first',
      [person],
    );

  it('are given once a part, in halves, and public only as the season’s average', async () => {
    await give('owner', 1, null, 3);
    await give('owner', 1, null, 3.5);
    await give('owner', 1, 2, 5);
    await give('stranger', 1, null, 4);
    expect(await kept()).toEqual([
      { season: 1, number: null, stars: 3.5 },
      { season: 1, number: 2, stars: 5 },
    ]);
    expect(await rating('anonymous')).toEqual({ average: 3.75, rating_count: 2 });
    expect(await rating('anonymous', 2)).toEqual({ average: null, rating_count: 0 });
    expect(await act(database, 'stranger', 'select stars from part_ratings')).toEqual([{ stars: 4 }]);
    expect(await attempt(database, 'anonymous', 'select stars from part_ratings')).toBe('42501');
    for (const [columns, values] of [
      ['season, stars', '1, 3.3'],
      ['season, stars', '1, 0'],
      ['season, stars', '10000, 3'],
      ['season, number, stars', '1, -1, 3'],
    ]) {
      const insert = `insert into part_ratings (user_id, series_id, ${columns}) values (auth.uid(), 8, ${values})`;
      expect(await attempt(database, 'owner', insert), values).toBe('23514');
    }
  });

  it('have the average of a simple recount, after any changes', async () => {
    const step = fc.tuple<Step>(
      fc.constantFrom<Persona>('owner', 'stranger', 'admin'),
      fc.integer({ min: 0, max: 2 }),
      fc.option(fc.integer({ min: 1, max: 2 }), { freq: 2 }),
      fc.option(fc.constantFrom(...STARS), { freq: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await database.exec('delete from public.part_ratings');
        const recounted = new Map<string, number>();
        for (const [who, season, number, stars] of steps) {
          await give(who, season, number, stars);
          if (stars === null) recounted.delete(`${season} ${number} ${who}`);
          else recounted.set(`${season} ${number} ${who}`, stars);
        }
        for (const season of [0, 1, 2]) {
          const given = [...recounted].filter(([key]) => key.startsWith(`${season} null `));
          const sum = given.reduce((total, [, stars]) => total + stars, 0);
          expect(await rating('stranger', season)).toEqual({
            average: given.length === 0 ? null : Math.round((sum / given.length) * 100) / 100,
            rating_count: given.length,
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('rank the best seasons by their own stars, or by those of three episodes and more', async () => {
    await act(
      database,
      'owner',
      `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), 7, 'Uno')`,
    );
    await give('owner', 1, null, 4);
    for (const number of [1, 2, 3]) await give('owner', 2, number, 3 + number / 2);
    for (const number of [1, 2]) await give('owner', 3, number, 5);
    await give('stranger', 4, null, 5);
    const [own, ofEpisodes] = [
      { series_id: 7, name: 'Uno', season: 1, stars: 4, episodes: 0 },
      { series_id: 7, name: 'Uno', season: 2, stars: 4, episodes: 3 },
    ];
    expect(await best()).toEqual([ofEpisodes, own]);
    expect(await best(2024)).toEqual([]);
    await act(
      database,
      'owner',
      `insert into episode_watches (user_id, series_id, season, number, day) values (auth.uid(), 7, 1, 1, '2024-05-05')`,
    );
    expect(await best(2024)).toEqual([own]);
    for (let series = 20; series < 33; series += 1) await give('owner', 1, null, 5, series);
    expect(await best()).toHaveLength(10);
  });

  it('move with renumbered episodes, and end with a merged one', async () => {
    await database.exec(`select public.keep_series(7, 0, 'Uno', null, false)`);
    for (const [number, stars] of [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const) {
      await give('owner', 1, number, stars);
    }
    await give('owner', 1, null, 5);
    const moves = [
      { season: 1, number: 1, to_season: 1, to_number: 2, name: 'One' },
      { season: 1, number: 2, to_season: 1, to_number: 1, name: 'Two' },
      { season: 1, number: 3, to_season: null, to_number: null, name: 'Three' },
    ];
    await database.query(`select public.keep_series(7, 1, 'Uno', null, false, p_moves => $1)`, [
      JSON.stringify(moves),
    ]);
    expect(await kept()).toEqual([
      { season: 1, number: null, stars: 5 },
      { season: 1, number: 1, stars: 2 },
      { season: 1, number: 2, stars: 1 },
    ]);
  });

  it('appear with their episodes in the diary', async () => {
    await act(
      database,
      'owner',
      `insert into episode_watches (user_id, series_id, season, number, day)
      values (auth.uid(), 7, 1, 1, '2024-05-05'), (auth.uid(), 7, 1, 2, '2024-05-05')`,
    );
    await give('owner', 1, 2, 4.5);
    await give('stranger', 1, 1, 1);
    expect(await act(database, 'owner', 'select first_episodes from diary_entries()')).toEqual([
      {
        first_episodes: [
          [1, 1, null],
          [1, 2, 4.5],
        ],
      },
    ]);
  });

  it('are limited, and deleted with the account', async () => {
    await silently(database, ['part_ratings'], () =>
      database.exec(`insert into public.part_ratings (user_id, series_id, season, number, stars)
        select '${ids.owner}', 100 + n / 10000, 1, n % 10000, 3 from generate_series(1, 50000) n`),
    );
    const one = 'insert into part_ratings (user_id, series_id, season, stars) values (auth.uid(), 7, 1, 3)';
    expect(await attempt(database, 'owner', one)).toBe('23M01');
    expect(await attempt(database, 'stranger', one)).toBe(1);
    await act(database, 'owner', 'select delete_user()');
    expect(await kept()).toEqual([]);
  });

  it('are imported where none exist, over others if wanted, and undone with the import', async () => {
    const mine = importsOf(database);
    await give('owner', 1, null, 2, 9);
    await give('owner', 1, 2, 2, 9);
    const before = await belongings(database);
    const tv = { kind: 'tv' as const };
    const entries = [
      entryOf('rating', 9, { ...tv, season: 1, stars: { value: 9, of: 10 } }),
      entryOf('rating', 9, { ...tv, season: 2, stars: { value: 3, of: 10 } }),
      entryOf('rating', 9, {
        ...tv,
        episode: { season: 1, number: 1 },
        stars: { value: 7, of: 10 },
        day: '2020-01-01',
      }),
      entryOf('rating', 9, { ...tv, episode: { season: 1, number: 2 }, stars: { value: 10, of: 10 } }),
      entryOf('rating', 9, {
        ...tv,
        episode: { season: 1, number: 1 },
        stars: { value: 1, of: 10 },
        day: '2019-01-01',
      }),
      entryOf('rating', 9, { ...tv, stars: { value: 5, of: 10 } }),
      entryOf('rating', 9, { ...tv, season: 10_000, stars: { value: 5, of: 10 } }),
      entryOf('rating', 3, { episode: { season: 1, number: 1 }, stars: { value: 5, of: 10 } }),
    ];
    const id = await mine.bring(entries);
    expect(await mine.rows(id)).toEqual([
      ...[
        'already (existing)',
        'imported',
        'imported',
        'already (existing)',
        'already (existing)',
        'imported',
      ],
      ...['unreadable (value)', 'unreadable (value)'],
    ]);
    expect(await kept()).toEqual([
      { season: 1, number: null, stars: 2 },
      { season: 1, number: 1, stars: 3.5 },
      { season: 1, number: 2, stars: 2 },
      { season: 2, number: null, stars: 1.5 },
    ]);
    expect(await belongings(database)).toContain('series_ratings (9,3)');
    expect(await mine.undoAll(id)).toBe('undone');
    expect(await belongings(database)).toEqual(before);

    const over = await mine.bring(entries.slice(0, 4), { replaceRatings: true });
    expect(await mine.rows(over)).toEqual(['imported', 'imported', 'imported', 'imported']);
    expect(await kept()).toEqual([
      { season: 1, number: null, stars: 4.5 },
      { season: 1, number: 1, stars: 3.5 },
      { season: 1, number: 2, stars: 5 },
      { season: 2, number: null, stars: 1.5 },
    ]);
    expect(await mine.undoAll(over)).toBe('undone');
    expect(await belongings(database)).toEqual(before);
  });

  it('are imported by another database’s id, once the episode is known', async () => {
    const mine = importsOf(database);
    const rated = { kind: 'tv', byEpisode: true, stars: { value: 7, of: 10 } } as const;
    const entries = [
      entryOf('rating', 0, { ...rated, ids: { imdb: 'tt2301451' } }),
      entryOf('watched', 0, { kind: 'tv', byEpisode: true, ids: { imdb: 'tt2301451' } }),
      entryOf('rating', 0, { ...rated, ids: { imdb: 'tt2301455' } }),
      episodeOf(9, 1, 1),
    ];
    const { id } = await mine.start(entries.length);
    await mine.add(id, 0, entries);
    const turn = await act<{ turn: { titles: { number: number; byEpisode: boolean }[] } }>(
      database,
      'service',
      `select next_import('{matching}') as turn`,
    );
    const titles = turn[0]?.turn.titles ?? [];
    expect(titles.map(({ byEpisode }) => byEpisode)).toEqual([true, true, false]);
    const [first, second, third] = titles.map(({ number }) => ({
      ...{ number, state: 'clear', title_kind: 'tv', title_id: 9, title: 'Nine', candidates: [] },
    }));
    const settled = [{ ...first, episode: { season: 5, number: 14 } }, second, { ...third, title_id: 8 }];
    await act(database, 'service', 'select settle_import_titles($1, $2)', [id, JSON.stringify(settled)]);
    await mine.saveAll(id);
    expect(await mine.rows(id)).toEqual(['imported', 'imported', 'unreadable (value)', 'imported']);
    expect(await kept()).toEqual([{ season: 5, number: 14, stars: 3.5 }]);
    expect(await belongings(database)).toContain('episode_watches (9,1,5,14,)');
    expect(await belongings(database)).not.toContainEqual(expect.stringMatching(/^series_ratings/));
  });
});
