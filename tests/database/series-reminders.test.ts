import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

describe('Series reminders', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await act(
      database,
      'owner',
      `insert into series_reminders (user_id, series_id, series_name, known_season)
      values (auth.uid(), 7, 'الأمواج', 2)`,
    );
    await database.exec(`update public.series_reminders set created_at = '2030-01-01 12:00Z'`);
  });
  afterEach(() =>
    database.exec(`delete from public.series_reminders; delete from private.reminded_series;
      delete from public.notices; delete from public.notice_preferences;`),
  );

  type Season = [season: number, day: string | null];
  const catalogue = (...seasons: Season[]) =>
    act(database, 'service', 'select keep_reminded_series(7, $1, null, false, $2::jsonb)', [
      'الأمواج',
      JSON.stringify(seasons.map(([season, day]) => ({ season, day }))),
    ]);
  const tell = async (day: string) =>
    (await act<{ n: number }>(database, 'service', 'select tell_seasons($1) as n', [day]))[0]?.n;
  const told = async () =>
    (await act<{ data: object }>(database, 'owner', 'select data from notices order by id')).map(
      ({ data }) => data,
    );

  it('report a season once when announced, and once when released', async () => {
    await catalogue([1, '2028-01-01'], [2, '2029-01-01'], [3, '2030-03-01']);
    expect(await tell('2030-01-02')).toBe(1);
    expect(await tell('2030-01-02')).toBe(0);
    expect(await tell('2030-02-28')).toBe(0);
    expect(await tell('2030-03-01')).toBe(1);
    expect(await tell('2030-03-02')).toBe(0);
    const season = { season: 3, day: '2030-03-01' };
    expect(await told()).toEqual([
      { ...season, event: 'announced' },
      { ...season, event: 'out' },
    ]);
    expect(await look(database, 'select count(*)::integer as n from private.notice_mails')).toEqual([
      { n: 2 },
    ]);
  });

  it('report a season without a date, and its first day once known', async () => {
    await catalogue([2, '2029-01-01'], [3, null]);
    expect(await tell('2030-01-02')).toBe(1);
    await catalogue([2, '2029-01-01'], [3, '2030-05-01']);
    expect(await tell('2030-01-03')).toBe(0);
    expect(await tell('2030-05-01')).toBe(1);
    expect(await told()).toEqual([
      { event: 'announced', season: 3 },
      { event: 'out', season: 3, day: '2030-05-01' },
    ]);
  });

  it('report nothing twice when the day moves, before and after it', async () => {
    await catalogue([3, '2030-03-01']);
    await tell('2030-01-02');
    await catalogue([3, '2030-02-01']);
    expect(await tell('2030-01-20')).toBe(0);
    expect(await tell('2030-02-01')).toBe(1);
    await catalogue([3, '2030-02-10']);
    expect(await tell('2030-02-02')).toBe(0);
    expect(await tell('2030-02-10')).toBe(0);
  });

  it('are not repeated when the notices were deleted', async () => {
    await catalogue([3, '2030-03-01']);
    await tell('2030-01-02');
    await tell('2030-03-01');
    await database.exec('delete from public.notices');
    expect(await tell('2030-03-01')).toBe(0);
  });

  it('are sent once by two simultaneous processes', async () => {
    await catalogue([3, null]);
    const counts = await Promise.all([tell('2030-01-02'), tell('2030-01-02')]);
    expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(1);
  });

  it('do not report what was on the page at that time, or released before', async () => {
    await catalogue([1, null], [2, '2030-01-01'], [5, '2029-12-01']);
    expect(await tell('2030-01-02')).toBe(0);
  });

  it('report the first day of a season announced before they were set', async () => {
    await catalogue([2, '2030-01-05']);
    expect(await tell('2030-01-04')).toBe(0);
    expect(await tell('2030-01-05')).toBe(1);
  });

  it('continue with the following season', async () => {
    await catalogue([3, '2030-03-01']);
    await tell('2030-03-01');
    await catalogue([3, '2030-03-01'], [4, null]);
    expect(await tell('2030-04-01')).toBe(1);
  });

  it('are mailed as the user wants releases by mail', async () => {
    await act(
      database,
      'owner',
      `insert into notice_preferences (user_id, kind, mail) values (auth.uid(), 'release', 'never')`,
    );
    await catalogue([3, null]);
    expect(await tell('2030-01-02')).toBe(1);
    expect(await look(database, 'select count(*)::integer as n from private.notice_mails')).toEqual([
      { n: 0 },
    ]);
  });

  it('show the coming season, and keep known data when the catalogue loses the series', async () => {
    const mine = () =>
      act(
        database,
        'owner',
        `select series_name, looked_up, next_season, next_day from my_series_reminders('2030-01-02')`,
      );
    const unknown = { series_name: 'الأمواج', looked_up: false, next_season: null, next_day: null };
    expect(await mine()).toEqual([unknown]);
    await catalogue([1, null], [2, '2029-01-01'], [3, '2030-03-01'], [4, null]);
    await act(database, 'service', 'select keep_reminded_series(7)');
    expect(await mine()).toEqual([{ ...unknown, looked_up: true, next_season: 3, next_day: '2030-03-01' }]);
  });

  it('refresh outdated series once each, and delete them when no user waits', async () => {
    const stale = async () =>
      (
        await act<{ id: number }>(
          database,
          'service',
          `select series_id as id from stale_series_reminders(now() - interval '18 hours')`,
        )
      ).map(({ id }) => id);
    expect(await stale()).toEqual([7]);
    await catalogue([1, null]);
    expect(await stale()).toEqual([]);
    await database.exec(`update private.reminded_series set refreshed_at = now() - interval '1 day'`);
    expect(await stale()).toEqual([7]);
    await act(database, 'owner', 'delete from series_reminders');
    expect(await stale()).toEqual([]);
    expect(await look(database, 'select * from private.reminded_series')).toEqual([]);
  });

  it.each([
    ["8, ' ', 0", '23514'],
    ["0, 'X', 0", '23514'],
    ["8, 'X', -1", '23514'],
    ["7, 'X', 0", '23505'],
  ])('refuse %s', async (values, code) => {
    const sql = `insert into series_reminders (user_id, series_id, series_name, known_season) values (auth.uid(), ${values})`;
    expect(await attempt(database, 'owner', sql)).toBe(code);
  });
});
