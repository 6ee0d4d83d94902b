import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { decadeOf, writeDiary, writeFacts, type DiaryWatch } from '../support/database/diary.ts';
import { act, ids, signUpEverybody, type Persona } from '../../packages/embedded/tests/support/persona.ts';

interface Row {
  section: string;
  key: string | null;
  name: string | null;
  kind: string | null;
  title_id: number | null;
  watches: number | null;
  titles: number | null;
  minutes: number | null;
  value: string | null;
  since: string | null;
  until: string | null;
}

const TODAY = '2024-06-15';

/** Facts by a rule, so that sums can be made without the database: every seventh title is unknown. */
const isKnown = (id: number) => id % 7 !== 0;
const minutesOf = (id: number) => (id % 5 === 0 ? null : 60 + id);
const genresOf = (id: number) => [id % 3, 10 + (id % 2)];
const actorsOf = (id: number) => [id % 4, 20 + id];
const TITLES = Array.from({ length: 30 }, (_, index) => index + 1);

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The longest row of whole numbers that follow each other. */
function longest(numbers: number[]): number {
  const all = new Set(numbers);
  return Math.max(
    0,
    ...[...all].map((start) => {
      if (all.has(start - 1)) return 0;
      let length = 1;
      while (all.has(start + length)) length += 1;
      return length;
    }),
  );
}

const watch = fc.record({
  kind: fc.constantFrom('movie' as const, 'tv' as const),
  id: fc.integer({ min: 1, max: 30 }),
  day: fc.option(
    fc
      .integer({ min: dayNumber('2023-12-20'), max: dayNumber('2024-03-05') })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    { freq: 8 },
  ),
});

describe('The diary’s statistics', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
    await writeFacts(
      database,
      (['movie', 'tv'] as const).flatMap((kind) =>
        TITLES.filter(isKnown).map((id) => ({
          ...{ kind, id, minutes: minutesOf(id), genres: genresOf(id), actors: actorsOf(id) },
          ...{ directors: [id % 2], countries: id % 2 ? ['JP', 'FR'] : ['US'], vote: 5 },
        })),
      ),
    );
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(
      'delete from public.watches; delete from public.movie_ratings; delete from public.series_ratings',
    ),
  );

  const numbers = (year: number | null, today = TODAY, persona: Persona = 'owner') =>
    act<Row>(database, persona, 'select * from my_watch_numbers($1, $2)', [today, year]);
  const of = (rows: Row[], section: string) => rows.filter((row) => row.section === section);
  const one = (rows: Row[], section: string, key: string | null = null) =>
    of(rows, section).find((row) => row.key === key);
  const watched = (...days: (string | null)[]): DiaryWatch[] =>
    days.map((day, index) => ({ kind: 'movie', id: index + 1, day }));

  it('equal a manual count, for any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(watch, { maxLength: 60 }), async (diary) => {
        await database.exec('delete from public.watches');
        await writeDiary(database, diary);
        for (const year of [null, 2023, 2024]) {
          const counted = diary.filter(({ day }) => year === null || day?.startsWith(String(year)));
          const movies = counted.filter(({ kind }) => kind === 'movie');
          const keys = new Map(counted.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
          const titles = [...keys.values()];
          const days = counted.flatMap(({ day }) => day ?? []);
          const rows = await numbers(year);
          expect(one(rows, 'total')).toMatchObject({
            watches: counted.length,
            titles: titles.length,
            minutes: movies.reduce((sum, { id }) => sum + (isKnown(id) ? (minutesOf(id) ?? 0) : 0), 0),
          });
          const count = (key: string) => one(rows, 'count', key)?.titles;
          expect(count('movies')).toBe(titles.filter(({ kind }) => kind === 'movie').length);
          expect(count('series')).toBe(titles.filter(({ kind }) => kind === 'tv').length);
          expect(count('unknown')).toBe(titles.filter(({ id }) => !isKnown(id)).length);
          expect(count('undated')).toBe(counted.length - days.length);
          expect(count('days')).toBe(new Set(days).size);
          const genres = titles.flatMap(({ id }) => (isKnown(id) ? genresOf(id) : []));
          expect(Object.fromEntries(of(rows, 'genre').map(({ key, titles: n }) => [key, n]))).toEqual(
            Object.fromEntries([...Map.groupBy(genres, String)].map(([key, all]) => [key, all.length])),
          );
          const decades = titles.map(({ id }) => decadeOf(id));
          expect(Object.fromEntries(of(rows, 'decade').map(({ key, titles: n }) => [key, n]))).toEqual(
            Object.fromEntries([...Map.groupBy(decades, String)].map(([key, all]) => [key, all.length])),
          );
          const streak = longest(days.map(dayNumber));
          expect(Number(one(rows, 'longest', 'days')?.value ?? 0)).toBe(streak);
          // The first of January 1970 was a Thursday.
          const weeks = longest(days.map((day) => Math.floor((dayNumber(day) + 3) / 7)));
          expect(Number(one(rows, 'longest', 'weeks')?.value ?? 0)).toBe(weeks);
          const months = of(rows, 'month').reduce((sum, row) => sum + (row.watches ?? 0), 0);
          expect(months).toBe(year === null ? 0 : counted.length);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('name exactly the titles each bar counts, to their owner only', async () => {
    await writeDiary(
      database,
      TITLES.map((id) => ({
        kind: id % 4 === 0 ? 'tv' : 'movie',
        id,
        day: `202${3 + (id % 2)}-02-0${1 + (id % 9)}`,
      })),
    );
    await act(
      database,
      'owner',
      'insert into movie_ratings (user_id, movie_id, rating) select auth.uid(), id, 1 + id % 5 from generate_series(1, 30) id',
    );
    const behind = (by: string, key: string, year: number | null, persona: Persona = 'owner') =>
      act<{ title_id: number; name: string; total: number; label: string | null }>(
        database,
        persona,
        'select * from my_numbered_titles($1, $2, $3)',
        [by, key, year],
      );
    for (const year of [null, 2024]) {
      const rows = await numbers(year);
      for (const by of ['decade', 'genre', 'country', 'actor', 'director', 'stars']) {
        expect(of(rows, by), by).not.toEqual([]);
        for (const { key, name, titles } of of(rows, by)) {
          const found = await behind(by, key ?? '', year);
          expect(found, `${by} ${key ?? ''}`).toHaveLength(titles ?? 0);
          expect(found[0]?.total).toBe(titles);
          // The numbers call somebody who is an actor, too, as the actors do.
          if (by !== 'director') expect(found[0]?.label).toBe(name);
        }
      }
    }
    const named = await behind('genre', '2', null);
    expect(named.map(({ title_id: id }) => id % 3)).toEqual(named.map(() => 2));
    expect(named.map(({ name }) => name)).toEqual(named.map(({ title_id: id }) => `Title ${id}`));
    expect(await behind('genre', '2', null, 'stranger')).toEqual([]);
    expect(await behind('country', '2', null)).toEqual([]);
    expect(await behind('nonsense', 'x', null)).toEqual([]);
  });

  it('count the leap day, the first and the last day of a year', async () => {
    await writeDiary(
      database,
      watched(
        '2023-12-31',
        '2024-01-01',
        '2024-02-28',
        '2024-02-29',
        '2024-03-01',
        '2024-12-31',
        '2025-01-01',
      ),
    );
    const rows = await numbers(2024, '2025-02-01');
    expect(one(rows, 'total')).toMatchObject({ watches: 5, since: '2024-01-01', until: '2024-12-31' });
    expect(one(rows, 'month', '2')).toMatchObject({ watches: 2 });
    expect(one(rows, 'longest', 'days')).toMatchObject({
      value: '3',
      since: '2024-02-28',
      until: '2024-03-01',
    });
    expect(one(rows, 'first')).toMatchObject({ title_id: 2 });
    expect(one(rows, 'last')).toMatchObject({ title_id: 6 });
    expect(one(rows, 'month before', '12')).toMatchObject({ watches: 1 });
  });

  it('have watches without a day in all time, and in no year', async () => {
    await writeDiary(database, watched(null, null, '2024-05-05'));
    expect(one(await numbers(null), 'total')).toMatchObject({ watches: 3 });
    expect(one(await numbers(2024), 'total')).toMatchObject({ watches: 1 });
  });

  it('count a film watched a thousand times as one title, with all hours', async () => {
    await writeDiary(
      database,
      Array.from({ length: 1000 }, () => ({ kind: 'movie', id: 1, day: '2024-01-01' })),
    );
    const rows = await numbers(2024);
    expect(one(rows, 'total')).toMatchObject({ watches: 1000, titles: 1, minutes: 61_000 });
    expect(of(rows, 'most')).toMatchObject([{ title_id: 1, watches: 1000 }]);
  });

  it('have no hours of a series marked as a whole, and say how many there are', async () => {
    await writeDiary(database, [{ kind: 'tv', id: 1, day: '2024-01-01' }]);
    const rows = await numbers(null);
    expect(one(rows, 'total')).toMatchObject({ watches: 1, titles: 1, minutes: 0 });
    expect(one(rows, 'count', 'whole')).toMatchObject({ titles: 1 });
    expect(one(rows, 'count', 'lengthless')).toMatchObject({ titles: 0 });
  });

  it('report episodes of unknown length with their series, and count no missing ones', async () => {
    await database.exec(`
      insert into public.series_facts (series_id, series_name) values (901, 'Untimed'), (902, 'Timed');
      insert into public.episodes (series_id, season, number, minutes)
      values (901, 1, 1, null), (901, 1, 2, null), (901, 1, 3, 30), (902, 1, 1, 45);
      insert into private.title_facts (kind, title_id, name) values ('tv', 901, 'Untimed'), ('tv', 902, 'Timed');
      insert into public.episode_watches (user_id, series_id, season, number, day)
      select '${ids.owner}', s, 1, n, '2024-01-01'
      from (values (901, 1), (901, 2), (901, 3), (902, 1), (902, 99)) as w (s, n)`);
    const rows = await numbers(2024);
    expect(one(rows, 'total')).toMatchObject({ watches: 4, titles: 2, minutes: 75 });
    expect(one(rows, 'count', 'lengthless episodes')).toMatchObject({ titles: 2 });
    expect(of(rows, 'lengthless')).toMatchObject([{ name: 'Untimed', title_id: 901, watches: 2 }]);
    await database.exec(
      `delete from public.series_facts where series_id > 900; delete from private.title_facts where title_id > 900;
       delete from public.episode_watches`,
    );
  });

  it('count episodes by their own minutes, or by those of the series', async () => {
    await database.exec(`
      insert into public.series_facts (series_id, series_name) values (1, 'Serial');
      insert into public.episodes (series_id, season, number, minutes) values (1, 1, 1, 25), (1, 1, 2, null);
      insert into public.episode_watches (user_id, series_id, season, number, day)
      values ('${ids.owner}', 1, 1, 1, '2024-01-01'), ('${ids.owner}', 1, 1, 2, '2024-01-02')`);
    const rows = await numbers(2024);
    expect(one(rows, 'total')).toMatchObject({ watches: 2, titles: 1, minutes: 25 + 61 });
    expect(one(rows, 'count', 'whole')).toMatchObject({ titles: 0 });
    expect(one(rows, 'first')).toMatchObject({ name: 'Serial', kind: 'tv', title_id: 1 });
    expect(of(rows, 'year').map(({ key }) => key)).toEqual(['2024']);
    expect(one(await numbers(2023), 'total')).toMatchObject({ watches: 0 });
    await database.exec('delete from public.episode_watches; delete from public.series_facts');
  });

  it('show an episode of an unknown series as the latest, by its name in the user’s lists', async () => {
    await writeDiary(database, watched('2024-01-01'));
    await database.exec(
      `insert into public.episode_watches (user_id, series_id, season, number, day)
       values ('${ids.owner}', 77, 1, 1, '2024-01-02')`,
    );
    const last = async () => one(await numbers(null), 'last');
    expect(await last()).toMatchObject({ name: null, kind: 'tv', title_id: 77, since: '2024-01-02' });
    const follow = (person: string, name: string) =>
      database.exec(
        `insert into public.followed_series (user_id, series_id, series_name) values ('${person}', 77, '${name}')`,
      );
    await follow(ids.stranger, 'Of a stranger');
    expect(await last()).toMatchObject({ name: null });
    await follow(ids.owner, 'Followed');
    expect(await last()).toMatchObject({ name: 'Followed', kind: 'tv', title_id: 77 });
    await database.exec('delete from public.episode_watches; delete from public.followed_series');
  });

  it('name the ten people in most titles, and none with only one', async () => {
    await writeDiary(database, watched(...TITLES.map(() => '2024-01-01')));
    const rows = await numbers(2024);
    expect(
      of(rows, 'actor')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Actor 0', 'Actor 1', 'Actor 2', 'Actor 3']);
    expect(of(rows, 'director')).toHaveLength(2);
    await database.exec('delete from public.watches');
    await writeDiary(database, watched('2024-01-01'));
    expect(of(await numbers(2024), 'actor')).toEqual([]);
  });

  it('compare stars with public votes, out of ten', async () => {
    await writeDiary(database, watched('2024-01-01', '2024-01-02', '2024-01-03'));
    for (const [id, stars] of [
      [1, 5],
      [2, 1],
      [3, 3],
      [9, 5],
    ]) {
      await act(
        database,
        'owner',
        'insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), $1, $2)',
        [id, stars],
      );
    }
    const rows = await numbers(2024);
    expect(
      of(rows, 'stars')
        .map(({ key, titles }) => [key, titles])
        .sort(),
    ).toEqual([
      ['1', 1],
      ['3', 1],
      ['5', 1],
    ]);
    expect(Number(one(rows, 'average', 'mine')?.value)).toBe(6);
    expect(Number(one(rows, 'average', 'public')?.value)).toBe(5);
    expect(
      of(rows, 'above')
        .map(({ title_id: id }) => id)
        .sort(),
    ).toEqual([1, 3]);
    expect(of(rows, 'below').map(({ title_id: id }) => id)).toEqual([2]);
  });

  it('continue a streak of days and weeks until one without watches has passed', async () => {
    // A Wednesday, and the Sunday before it.
    await writeDiary(database, watched('2024-06-09', '2024-06-11', '2024-06-12'));
    const running = async (today: string) =>
      of(await numbers(null, today), 'running')
        .map(({ key, value }) => `${key} ${value}`)
        .sort();
    expect(await running('2024-06-12')).toEqual(['days 2', 'weeks 2']);
    expect(await running('2024-06-13')).toEqual(['days 2', 'weeks 2']);
    expect(await running('2024-06-14')).toEqual(['weeks 2']);
    expect(await running('2024-06-23')).toEqual(['weeks 2']);
    expect(await running('2024-06-24')).toEqual([]);
  });

  it('include the year before, whole and up to this day, and all years', async () => {
    await writeDiary(
      database,
      watched('2023-02-28', '2023-02-28', '2023-03-01', '2023-12-31', '2024-02-29', null, '2020-01-01'),
    );
    const rows = await numbers(2024, '2024-02-29');
    expect(one(rows, 'before', 'whole')).toMatchObject({ watches: 4, titles: 4, value: '3' });
    expect(one(rows, 'before', 'so far')).toMatchObject({ watches: 2, titles: 2, value: '1' });
    expect(
      of(rows, 'year')
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['2020', '2023', '2024']);
    expect(of(await numbers(2025), 'before').map(({ watches }) => watches)).toEqual([1, 1]);
    expect(of(await numbers(2020), 'before')).toEqual([]);
    const ever = await numbers(null);
    expect(of(ever, 'before')).toEqual([]);
    expect(one(ever, 'year', '2023')).toMatchObject({ watches: 4, titles: 4 });
    expect(of(ever, 'year')).toHaveLength(3);
  });

  it('list the years of a tag: of its movies, series and episodes', async () => {
    await writeDiary(database, [
      ...watched('2010-12-31', '2012-01-01', '2016-05-05', null),
      { kind: 'tv', id: 1, day: '2020-06-06' },
      { kind: 'tv', id: 2, day: '2021-06-06' },
    ]);
    await database.exec(`
      insert into public.episode_watches (user_id, series_id, season, number, day)
      values ('${ids.owner}', 1, 1, 1, '2014-01-01'), ('${ids.owner}', 2, 1, 1, '2018-01-01'),
        ('${ids.owner}', 2, 1, 2, null);
      insert into public.tags (user_id, key, name) values ('${ids.owner}', 'rainy', 'Rainy');
      insert into public.title_tags (user_id, key, kind, title_id, title)
      values ('${ids.owner}', 'rainy', 'movie', 2, 'Two'), ('${ids.owner}', 'rainy', 'tv', 1, 'One')`);
    const years = async (tag: string | null) =>
      of(
        await act<Row>(database, 'owner', 'select * from my_watch_numbers($1, 2012, $2)', [TODAY, tag]),
        'year',
      )
        .map(({ key }) => key)
        .sort();
    expect(await years('rainy')).toEqual(['2012', '2014', '2020']);
    expect(await years(null)).toEqual(['2010', '2012', '2014', '2016', '2018', '2020', '2021']);
    expect(await years('sunny')).toEqual([]);
    await database.exec('delete from public.episode_watches; delete from public.tags');
  });

  it('are private, and empty without a diary', async () => {
    await writeDiary(database, watched('2024-01-01'));
    await writeDiary(database, watched('2024-01-01', '2024-01-02'), ids.admin);
    expect(one(await numbers(null, TODAY, 'admin'), 'total')).toMatchObject({ watches: 2 });
    const rows = await numbers(null, TODAY, 'stranger');
    expect(one(rows, 'total')).toMatchObject({ watches: 0, titles: 0, minutes: 0 });
    expect(of(rows, 'first')).toEqual([]);
    expect(of(rows, 'year')).toEqual([]);
  });
});
