import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { measuredDatabase, type Measured } from '../../packages/embedded/tests/support/measured-database.ts';
import { act, ids, signUpEverybody, type Persona } from '../../packages/embedded/tests/support/persona.ts';
import { silently } from '../support/database/silently.ts';

interface Entry {
  id: string;
  kind: string;
  title_id: number;
  title: string | null;
  day: string | null;
  again: boolean;
  episodes: number | null;
  first_episodes: [season: number, number: number, stars: number | null][] | null;
  title_stars: number | null;
  of_day: number;
}

describe('Episodes in the diary', () => {
  let database: Database;
  const notes: Measured[] = [];
  beforeAll(async () => {
    database = measuredDatabase(await openTestDatabase(), notes);
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await silently(database, ['watches', 'episode_watches'], () =>
      database.exec('delete from public.watches; delete from public.episode_watches'),
    );
    notes.length = 0;
  });

  const entries = (parameters = '', persona: Persona = 'owner') =>
    act<Entry>(
      database,
      persona,
      `select id, kind, title_id, title, day::text, again, episodes, first_episodes, title_stars, of_day
       from diary_entries(${parameters})`,
    );
  const mark = (series: number, numbers: number[], day: string | null, more = { run: 1, minute: 0 }) =>
    act(
      database,
      'owner',
      `insert into episode_watches (user_id, series_id, run, season, number, day, marked_at)
       select auth.uid(), $1, $4, 1, n, $3, '2026-03-01'::timestamptz + $5::int * interval '1 minute'
       from unnest($2::int[]) n`,
      [series, `{${numbers.join(',')}}`, day, more.run, more.minute],
    );
  const log = (id: number, day: string | null, minute = 0) =>
    act(
      database,
      'owner',
      `insert into watches (user_id, kind, title_id, title, day, created_at)
       values (auth.uid(), 'movie', $1, 'Movie', $2, '2026-03-01'::timestamptz + $3::int * interval '1 minute')`,
      [id, day, minute],
    );
  const months = async () =>
    (
      await act<{ month: string | null; entries: number }>(
        database,
        'owner',
        'select month::text, entries from diary_months()',
      )
    ).map(({ month, entries: count }) => [month, count]);

  it('are one entry by series and day, in the diary’s order', async () => {
    await log(1, '2026-02-03', 5);
    await mark(9, [3, 1, 2], '2026-02-03', { run: 1, minute: 7 });
    await mark(8, [1], '2026-02-03', { run: 1, minute: 3 });
    await mark(9, [4], '2026-02-02');
    await mark(9, [5, 6], null);
    expect(await entries()).toMatchObject([
      { kind: 'tv', title_id: 9, episodes: 3, first_episodes: [[1, 1, null], [1, 2, null], [1, 3, null]], of_day: 3 },
      { kind: 'movie', title_id: 1, episodes: null, first_episodes: null },
      { kind: 'tv', title_id: 8, episodes: 1, first_episodes: [[1, 1, null]] },
      { kind: 'tv', title_id: 9, episodes: 1, day: '2026-02-02' },
      { kind: 'tv', title_id: 9, episodes: 2, day: null },
    ]); // prettier-ignore
    expect(new Set((await entries()).map(({ id }) => id)).size).toBe(5);
    expect(await entries('', 'stranger')).toEqual([]);
    expect(await months()).toEqual([
      ['2026-02-01', 4],
      [null, 1],
    ]);
  });

  it('have their series’ name and the user’s rating of it', async () => {
    await act(
      database,
      'owner',
      `insert into followed_series (user_id, series_id, series_name, series_poster_path)
       values (auth.uid(), 7, 'شجرة', '/p.jpg')`,
    );
    await act(
      database,
      'owner',
      'insert into series_ratings (user_id, series_id, rating) values (auth.uid(), 7, 4)',
    );
    await mark(7, [1], '2026-02-03');
    await mark(6, [1], '2026-02-02');
    expect(await entries()).toMatchObject([
      { title: 'شجرة', title_stars: 4 },
      { title: null, title_stars: null },
    ]);
  });

  it('are rewatches if all are of a later run, with at most twenty named', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    await mark(9, hundred, '2026-02-03');
    await mark(9, [1, 2], '2026-02-04', { run: 2, minute: 0 });
    await mark(9, [3], '2026-02-03', { run: 2, minute: 0 });
    const [second, first] = await entries();
    expect(second).toMatchObject({ again: true, episodes: 2 });
    expect(first).toMatchObject({ again: false, episodes: 100 });
    expect(first?.first_episodes).toHaveLength(20);
  });

  it('are listed with series, and not among movies', async () => {
    await log(1, '2026-02-03');
    await mark(9, [1], '2026-02-03');
    expect(await entries(`p_kind => 'movie'`)).toMatchObject([{ kind: 'movie', of_day: 1 }]);
    expect(await entries(`p_kind => 'tv'`)).toMatchObject([{ kind: 'tv', of_day: 1 }]);
    const count = async (parameters: string) =>
      (await act<{ n: number }>(database, 'owner', `select count_diary_day(${parameters}) as n`))[0]?.n;
    expect(await count(`'2026-02-03'`)).toBe(2);
    expect(await count(`'2026-02-03', 'movie'`)).toBe(1);
    expect(await count(`'2026-02-03', 'tv'`)).toBe(1);
    expect(await count('')).toBe(0);
  });

  it('appear on their page, none twice or missing', async () => {
    for (let n = 1; n <= 40; n += 1) {
      const day = n % 5 === 0 ? null : `2026-02-${String(1 + (n % 4)).padStart(2, '0')}`;
      if (n % 3 === 0) await log(n, day, n);
      else await mark(n, [1, 2], day, { run: 1, minute: n });
    }
    const all = await entries('p_size => 200');
    expect(all).toHaveLength(40);
    const order = all.map(({ day, title_id: id }) => [day ?? '', id] as const);
    expect(order).toEqual(order.toSorted(([a, m], [b, n]) => (a === b ? n - m : a < b ? 1 : -1)));
    const paged: Entry[] = [];
    for (let from = 0; from < 45; from += 7) {
      paged.push(...(await entries(`p_from => ${from}, p_size => 7`)));
    }
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const part = async (parameters: string) =>
      (await entries(`p_size => 200, ${parameters}`)).map(({ id }) => id);
    const of = (fits: (day: string | null) => boolean) =>
      all.filter(({ day }) => fits(day)).map(({ id }) => id);
    expect(await part('p_undated => true')).toEqual(of((day) => day === null));
    expect(await part(`p_since => '2026-02-02', p_until => '2026-02-03'`)).toEqual(
      of((day) => day === '2026-02-02' || day === '2026-02-03'),
    );
    const two = await entries(`p_since => '2026-02-01', p_until => '2026-02-28', p_of_each_day => 2`);
    expect(two.map(({ of_day: n }) => n)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
  });

  it('cost a page only what it shows, at any size of the diary', async () => {
    await silently(database, ['watches', 'episode_watches'], () =>
      database.exec(`
        insert into public.episode_watches (user_id, series_id, season, number, day)
        select '${ids.owner}', n % 50 + 1, 1, n, '2000-01-01'::date + n / 10 from generate_series(1, 20000) n;
        insert into public.watches (user_id, kind, title_id, title, day)
        select '${ids.owner}', 'movie', n, 'Movie', '2000-01-01'::date + n / 10 from generate_series(1, 20000) n`),
    );
    await database.exec('analyze public.watches; analyze public.episode_watches');
    notes.length = 0;
    expect(await entries()).toHaveLength(30);
    expect(notes[0]?.rowsRead).toBeLessThan(1000);
  });

  it('are removed by day, by their owner only, and restored', async () => {
    await mark(9, [1, 2], '2026-02-03');
    await mark(9, [3], '2026-02-03', { run: 2, minute: 5 });
    await mark(9, [4], '2026-02-04');
    await mark(9, [5], null);
    const before = await entries();
    const unmark = (day: string | null, persona: Persona = 'owner') =>
      act<{ acts: object[] }>(database, persona, 'select unmark_day(9, $1) as acts', [day]);
    expect(await unmark('2026-02-03', 'stranger')).toEqual([{ acts: [] }]);
    expect(await entries()).toEqual(before);
    const [gone] = await unmark('2026-02-03');
    expect((await entries()).map(({ day }) => day)).toEqual(['2026-02-04', null]);
    await act(database, 'owner', 'select restore_episodes(9, $1)', [JSON.stringify(gone?.acts)]);
    expect(await entries()).toEqual(before);
    await unmark(null);
    expect((await entries()).map(({ day }) => day)).toEqual(['2026-02-04', '2026-02-03']);
  });
});
