import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { decadeOf, writeFacts, type DiaryFacts } from '../support/database/diary.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { recount, type History, type NumbersRow, type Recorded } from '../support/database/recounted.ts';

const TODAY = '2024-06-15';

/** Every fourth title is unknown, every fifth has no length, every third no vote; ids of movies and series are the same. */
const facts: DiaryFacts[] = (['movie', 'tv'] as const).flatMap((kind) =>
  Array.from({ length: 12 }, (_, index) => index + 1)
    .filter((id) => id % 4 !== 0)
    .map((id) => ({
      ...{ kind, id, minutes: id % 5 === 0 ? null : 40 + id, genres: [id % 3, 10 + (id % 2)] },
      ...{
        countries: id % 2 ? ['JP', 'FR'] : ['US'],
        actors: [id % 2, 5 + (id % 3), 20 + id],
        // Nobody among the actors: a person has one name, and here it tells what they did.
        directors: [40 + (id % 2)],
      },
      // No movie is as far from its stars as the series of its number: which comes first then is nobody's promise.
      vote: id % 3 === 0 ? null : 5 + (id % 7) / 2 + (kind === 'tv' ? 0.5 : 0),
    })),
);
/** Kept series: one has facts of its title as well, one has none, and of some episodes the minutes are known. */
const keptSeries = [1, 4];
const ownMinutes = (series: number, episode: number) =>
  keptSeries.includes(series) && episode % 2 ? 20 + episode : null;
const ratings = [1, 2, 3, 5, 7, 8, 10].flatMap((id) => [
  { kind: 'movie' as const, id, stars: 0.5 + (id % 10) / 2 },
  { kind: 'tv' as const, id, stars: 1 + ((id + 2) % 5) },
]);

const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const watch = fc.record({
  kind: fc.constantFrom('movie' as const, 'tv' as const),
  id: fc.integer({ min: 1, max: 12 }),
  // Days around a turn of the year, few enough that some are shared and some follow each other.
  day: fc.option(fc.integer({ min: 19_695, max: 19_730 }).map(dayOf), { freq: 6 }),
  episode: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 2 }),
});

describe('Statistics of an irregular history', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
    await writeFacts(database, facts);
    for (const id of keptSeries) {
      await database.exec(`
        insert into public.series_facts (series_id, series_name) values (${id}, 'Serial ${id}');
        insert into public.episodes (series_id, season, number, minutes)
        select ${id}, 1, n, case when n % 2 = 1 then 20 + n end from generate_series(1, 9) n`);
    }
    await database.query(
      `insert into public.movie_ratings (user_id, movie_id, stars)
       select $1, r.id, r.stars from jsonb_to_recordset($2::jsonb) as r (kind text, id integer, stars real)
       where r.kind = 'movie'`,
      [ids.owner, JSON.stringify(ratings)],
    );
    await database.query(
      `insert into public.series_ratings (user_id, series_id, stars)
       select $1, r.id, r.stars from jsonb_to_recordset($2::jsonb) as r (kind text, id integer, stars real)
       where r.kind = 'tv'`,
      [ids.owner, JSON.stringify(ratings)],
    );
    await database.exec(`
      insert into public.favorite_movies (user_id, movie_id, movie_title) values ('${ids.owner}', 11, 'Title 11');
      insert into public.profile_pages (user_id, handle, visibility) values ('${ids.owner}', 'the_owner', 'public')`);
  });
  afterAll(() => database.close());

  const inYear = (id: number) => decadeOf(id) + 3;
  const nameOf = (history: Recorded[]) => (kind: string, id: number) => {
    const marked = history.some((w) => w.kind === kind && w.id === id && w.episode === undefined);
    const known = facts.some((fact) => fact.kind === kind && fact.id === id);
    if (marked) return `Title ${id}`;
    if (kind === 'tv' && keptSeries.includes(id)) return `Serial ${id}`;
    return known ? `Title ${id}` : null;
  };

  async function write(watches: Recorded[]): Promise<void> {
    await database.exec('delete from public.watches; delete from public.episode_watches');
    const rows = watches.map((one) => ({
      ...{ ...one, name: `Title ${one.id}`, released: `${inYear(one.id)}-05-05` },
      written: new Date(Date.UTC(2024, 5, 1) + one.at * 1000).toISOString(),
    }));
    await database.query(
      `insert into public.watches (user_id, kind, title_id, title, release_date, day, created_at)
       select $1, r.kind, r.id, r.name, r.released, r.day, r.written
       from jsonb_to_recordset($2::jsonb) as r (
         kind text, id integer, name text, released date, day date, written timestamptz, episode integer
       ) where r.episode is null`,
      [ids.owner, JSON.stringify(rows)],
    );
    await database.query(
      `insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
       select $1, r.id, row_number() over (partition by r.id, r.episode), 1, r.episode, r.day, r.written
       from jsonb_to_recordset($2::jsonb) as r (id integer, day date, written timestamptz, episode integer)
       where r.episode is not null`,
      [ids.owner, JSON.stringify(rows)],
    );
  }

  const sorted = (rows: NumbersRow[]) =>
    rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

  async function expectRecounted(watches: Recorded[]): Promise<void> {
    await write(watches);
    const releasedIn = ({ id, episode }: Recorded) => (episode === undefined ? inYear(id) : null);
    const history: History = { watches, facts, ratings, nameOf: nameOf(watches), releasedIn };
    for (const year of [null, 2023, 2024, 2025]) {
      const rows = await act<NumbersRow & { poster_path: null }>(
        database,
        'owner',
        'select * from my_watch_numbers($1, $2)',
        [TODAY, year],
      );
      const answered = rows.map(({ poster_path: _poster, value, ...row }) => ({
        ...{ ...row, value: value === null ? null : Number(value) },
      }));
      expect(sorted(answered)).toEqual(sorted(recount(history, TODAY, year)));
    }
    const page = await pageNumbers();
    const ever = recount(history, TODAY, null);
    const count = (key: string) => ever.find((row) => row.section === 'count' && row.key === key)?.titles;
    const total = ever.find(({ section }) => section === 'total');
    const thisYear = watches.filter(({ day }) => day !== null && day >= '2024-01-01' && day <= TODAY);
    expect(page).toMatchObject({
      ...{ titles: total?.titles, minutes: total?.minutes, movies: count('movies'), series: count('series') },
      this_year: new Set(thisYear.map(({ kind, id }) => `${kind} ${id}`)).size,
    });
  }

  async function pageNumbers(): Promise<Record<string, number> | undefined> {
    const asked = [ids.owner, TODAY];
    const sql = 'select * from profile_numbers($1, $2)';
    const [page] = await act<Record<string, number>>(database, 'anonymous', sql, asked);
    return page;
  }

  it('equal a count watch by watch', async () => {
    const of = (kind: 'movie' | 'tv', id: number, day: string | null, episode?: number) => ({
      kind,
      id,
      day,
      episode,
    });
    const messy = [
      ...Array.from({ length: 1000 }, () => of('movie', 1, '2024-01-01')),
      ...[of('movie', 2, '2023-12-31'), of('movie', 2, '2023-12-31'), of('movie', 2, '2024-02-29')],
      ...[of('movie', 3, null), of('movie', 4, '2024-01-02'), of('movie', 5, '2024-01-03')],
      ...[of('movie', 7, '2023-06-15'), of('movie', 7, '2023-06-16'), of('tv', 8, null)],
      ...[
        of('tv', 1, '2024-03-01'),
        of('tv', 1, '2024-03-01', 1),
        of('tv', 1, null, 2),
        of('tv', 1, '2023-01-01', 1),
      ],
      ...[of('tv', 4, '2024-03-02', 1), of('tv', 4, '2024-03-02', 2), of('tv', 12, '2024-06-14', 1)],
      ...[of('tv', 2, '2023-07-01', 3), of('tv', 5, '2023-07-02', 3), of('movie', 10, '2024-06-15')],
    ];
    await expectRecounted(messy.map((one, at) => ownMinutesIn({ ...one, at })));
  });

  it('do so for any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(watch, { maxLength: 70 }), (watches) =>
        expectRecounted(
          watches.map(({ episode, ...one }, at) =>
            ownMinutesIn({ ...one, at, episode: one.kind === 'tv' ? (episode ?? undefined) : undefined }),
          ),
        ),
      ),
      { numRuns: 15 },
    );
  });

  it('of a page are cached until a change, and recomputed on the next request', async () => {
    const counted = async () => {
      const rows = await look<{ at: string }>(
        database,
        'select xmin::text as at from private.profile_counts',
      );
      return rows.map(({ at }) => at);
    };
    await write([
      { kind: 'movie', id: 1, day: '2024-01-01', episode: undefined, at: 0 },
      { kind: 'movie', id: 2, day: '2024-01-01', episode: undefined, at: 1 },
    ]);
    const before = await pageNumbers();
    expect(before).toMatchObject({ titles: 2, movies: 2, this_year: 2, minutes: 41 + 42 });
    const first = await counted();
    expect(first).toHaveLength(1);
    expect(await pageNumbers()).toEqual(before);
    const sql = 'select this_year from profile_numbers($1, $2)';
    expect(await act(database, 'anonymous', sql, [ids.owner, '2023-12-31'])).toEqual([{ this_year: 0 }]);
    await database.exec(`update public.watches set note = 'Fine', vote_average = 7`);
    expect([await pageNumbers(), await counted()]).toEqual([before, first]);

    const changes: [sql: string, changed: Record<string, number>][] = [
      ['update public.watches set day = null where title_id = 2', { this_year: 1 }],
      ['update private.title_facts set minutes = 100 where title_id = 1', { minutes: 142 }],
      [`delete from public.watches where title_id = 2`, { titles: 1, movies: 1, minutes: 100 }],
      [
        `insert into public.episode_watches (user_id, series_id, run, season, number, day)
         values ('${ids.owner}', 4, 1, 1, 1, '2024-02-01')`,
        { titles: 2, series: 1, this_year: 2, minutes: 121 },
      ],
      ['update public.episodes set minutes = 30 where series_id = 4 and number = 1', { minutes: 130 }],
      [
        `insert into public.movie_reviews (user_id, movie_id, review) values ('${ids.owner}', 1, 'Fine')`,
        { reviews: 1 },
      ],
      [`delete from public.movie_ratings where movie_id = 3`, { ratings: (before?.['ratings'] ?? 0) - 1 }],
    ];
    let expected = before;
    for (const [change, changed] of changes) {
      await database.exec(change);
      expected = { ...expected, ...changed };
      expect(await pageNumbers(), change).toEqual(expected);
    }
    await database.query('delete from auth.users where id = $1', [ids.owner]);
    expect(await counted()).toEqual([]);
  });
});

function ownMinutesIn(watched: Omit<Recorded, 'episode'> & { episode: number | undefined }): Recorded {
  const { episode, ...one } = watched;
  return episode === undefined ? one : { ...one, episode, minutes: ownMinutes(one.id, episode) };
}
