import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { NOTICE_KINDS, USUAL_PREFERENCES } from '../../src/features/notices/notices.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

describe('Notices', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  afterEach(() => database.exec('delete from public.notices; delete from public.notice_preferences;'));

  const MATRIX = {
    users: [ids.owner, ids.stranger],
    key: 'movie:603:2030-01-10',
    title_kind: 'movie',
    title_id: 603,
    title_name: '\u30de\u30c8\u30ea\u30c3\u30af\u30b9',
    data: { event: 'out', day: '2030-01-10' },
  };
  const tell = async (kind: string, ...notices: object[]): Promise<number | undefined> =>
    (
      await act<{ n: number }>(database, 'service', 'select tell_once($1, $2::jsonb) as n', [
        kind,
        JSON.stringify(notices),
      ])
    )[0]?.n;
  const queued = async () =>
    (
      await look<{ user_id: string }>(database, 'select user_id from private.notice_mails order by user_id')
    ).map(({ user_id: id }) => id);
  const choose = (kind: string, inApp: boolean, mail: string) =>
    act(
      database,
      'owner',
      'insert into notice_preferences (user_id, kind, in_app, mail) values (auth.uid(), $1, $2, $3)',
      [kind, inApp, mail],
    );

  it('are counted in the user’s own header, with name and role', async () => {
    await tell('release', { ...MATRIX, users: [ids.owner] });
    const header = 'select full_name, admin, unread from own_header()';
    expect(await act(database, 'owner', header)).toEqual([
      { full_name: 'The owner', admin: false, unread: 1 },
    ]);
    expect(await act(database, 'admin', header)).toEqual([
      { full_name: 'The admin', admin: true, unread: 0 },
    ]);
  });

  it('reach many users in one statement, each once, in any order and repetition', async () => {
    expect(await tell('release', MATRIX, { ...MATRIX, users: [ids.owner] })).toBe(2);
    expect(await tell('release', { ...MATRIX, users: [ids.admin, ids.owner] })).toBe(1);
    expect(await tell('release', MATRIX)).toBe(0);
    const mine = 'select kind, title_name, data from notices';
    expect(await act(database, 'owner', mine)).toEqual([
      { kind: 'release', title_name: MATRIX.title_name, data: MATRIX.data },
    ]);
  });

  it('are created once by two simultaneous processes', async () => {
    const counts = await Promise.all([tell('episode', MATRIX), tell('episode', MATRIX)]);
    expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(2);
  });

  it('differ by kind and key', async () => {
    await tell('release', MATRIX);
    expect(await tell('on_service', MATRIX)).toBe(2);
    expect(await tell('release', { ...MATRIX, key: 'movie:603:2030-02-10' })).toBe(2);
  });

  it('skip deleted accounts, and are deleted with an account', async () => {
    const gone = '00000000-0000-4000-8000-0000000000ff';
    expect(await tell('release', { ...MATRIX, users: [gone, ids.owner] })).toBe(1);
  });

  it('of nothing or for no users are not created', async () => {
    expect(await tell('release')).toBe(0);
    expect(await tell('release', { ...MATRIX, users: [] })).toBe(0);
    expect(await tell('import_finished', { users: [ids.owner], key: 'import:1' })).toBe(1);
  });

  it('that no page can show are refused', async () => {
    const refused = (kind: string, notice: object) =>
      attempt(database, 'service', 'select tell_once($1, $2::jsonb)', [kind, JSON.stringify([notice])]);
    expect(await refused('gossip', MATRIX)).toBe('23514');
    expect(await refused('release', { ...MATRIX, key: 'two words' })).toBe('23514');
    expect(await refused('release', { ...MATRIX, title_id: undefined })).toBe('23514');
    expect(await refused('release', { ...MATRIX, poster_path: '//elsewhere.example/x.jpg' })).toBe('23514');
    const noise = Array.from({ length: 3000 }, (_one, index) => index.toString(36)).join(' ');
    expect(await refused('release', { ...MATRIX, data: { noise } })).toBe('23514');
  });

  describe('for the mail', () => {
    it('are queued where the user chose mail, and only there', async () => {
      await choose('episode', true, 'weekly');
      await tell('episode', MATRIX);
      expect(await queued()).toEqual([ids.owner]);
    });

    it('are by default those of releases', async () => {
      for (const kind of NOTICE_KINDS) {
        await tell(kind, MATRIX);
        expect((await queued()).length, kind).toBe(USUAL_PREFERENCES[kind].mail === 'never' ? 0 : 2);
        await database.exec('delete from public.notices');
      }
    });

    it('stay in the app when the sender says so', async () => {
      await tell('release', { ...MATRIX, mail: false });
      expect(await queued()).toEqual([]);
    });

    it('skip the app for users without notices there', async () => {
      await choose('on_service', false, 'daily');
      await tell('on_service', MATRIX);
      expect(await queued()).toEqual([ids.owner]);
      expect(await act(database, 'owner', 'select my_unread_notices() as n')).toEqual([{ n: 0 }]);
      expect(await act(database, 'stranger', 'select my_unread_notices() as n')).toEqual([{ n: 1 }]);
    });
  });

  describe('are marked', () => {
    it('one by one or all at once, and unread again, each time only the changed ones', async () => {
      for (const key of ['movie:1', 'movie:2', 'movie:3']) await tell('release', { ...MATRIX, key });
      const mine = await act<{ id: number }>(database, 'owner', 'select id from notices order by id');
      const [one, two, three] = mine.map(({ id }) => id);
      const mark = async (read: boolean, which: unknown = null) =>
        (
          await act<{ ids: number[] }>(database, 'owner', 'select mark_my_notices($1, $2) as ids', [
            read,
            which,
          ])
        )[0]?.ids;
      expect(await mark(true, [two])).toEqual([two]);
      expect(await act(database, 'owner', 'select my_unread_notices() as n')).toEqual([{ n: 2 }]);
      expect(await mark(true)).toEqual([one, three]);
      expect(await mark(true)).toEqual([]);
      expect(await mark(false, [one, three])).toEqual([one, three]);
    });

    it('by their owner only', async () => {
      await tell('release', { ...MATRIX, users: [ids.owner] });
      const others = (await look<{ id: number }>(database, 'select id from public.notices'))[0]?.id;
      const mark = 'select mark_my_notices(true, $1) as ids';
      expect(await act(database, 'stranger', mark, [[others]])).toEqual([{ ids: [] }]);
      expect(await act(database, 'owner', 'select my_unread_notices() as n')).toEqual([{ n: 1 }]);
    });

    it('are counted up to a hundred', async () => {
      const many = Array.from({ length: 130 }, (_one, index) => ({ ...MATRIX, key: `movie:${index + 1}` }));
      await tell('release', ...many);
      expect(await act(database, 'owner', 'select my_unread_notices() as n')).toEqual([{ n: 100 }]);
    });
  });

  it('are limited to the latest 500, except for those of the last month, and to a year', async () => {
    const fill = (count: number, first: number, days: number) =>
      database.exec(`insert into public.notices (user_id, kind, subject_key, created_at)
        select '${ids.owner}', 'episode', 'tv:' || n, now() - interval '${days} days' - n * interval '1 second'
        from generate_series(${first}, ${first + count - 1}) n`);
    await fill(10, 1, 400);
    await fill(490, 1000, 40);
    await fill(30, 2000, 20);
    const trim = async () =>
      (await act<{ n: number }>(database, 'service', 'select trim_notices() as n'))[0]?.n;
    expect(await trim()).toBe(30);
    await fill(600, 3000, 20);
    expect(await trim()).toBe(470);
    expect(await look(database, 'select count(*)::int as n from public.notices')).toEqual([{ n: 630 }]);
  });

  it('validate zones by their format', async () => {
    const set = 'insert into time_zones (user_id, time_zone) values (auth.uid(), $1)';
    for (const zone of ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC']) {
      expect(await attempt(database, 'owner', set, [zone]), zone).toBe(1);
    }
    for (const zone of ['', '../etc', 'Europe/ Berlin', 'a'.repeat(60)]) {
      expect(await attempt(database, 'owner', set, [zone]), zone).toBe('23514');
    }
  });

  describe('of episodes', () => {
    const tellOf = async (day: string) =>
      (await act<{ n: number }>(database, 'service', 'select tell_episodes($1) as n', [day]))[0]?.n;
    const mine = () =>
      act<{ title_name: string; data: object }>(
        database,
        'owner',
        'select title_name, data from notices order by id',
      );
    beforeEach(() =>
      database.exec(`
        delete from public.followed_series; delete from public.series_facts;
        insert into public.series_facts (series_id, series_name) values (7, 'Seven'), (8, 'Eight');
        insert into public.episodes (series_id, season, number, name, air_date) values
          (7, 2, 4, 'Old', '2030-01-03'), (7, 2, 5, 'The End', '2030-01-10'), (7, 2, 6, '', '2030-01-10'),
          (7, 0, 1, 'Special', '2030-01-10'), (7, 2, 7, '', '2030-01-17'), (8, 1, 1, 'Pilot', '2030-01-10');
        insert into public.followed_series (user_id, series_id, series_name, followed_at) values
          ('${ids.owner}', 7, 'Seven', '2029-12-01'), ('${ids.stranger}', 7, 'Seven', '2030-01-12');`),
    );

    it('are sent once a series and day to its watchers, without specials, future and earlier ones', async () => {
      expect(await tellOf('2030-01-10')).toBe(1);
      expect(await tellOf('2030-01-11')).toBe(0);
      const episodes = [
        { season: 2, number: 5, name: 'The End' },
        { season: 2, number: 6 },
      ];
      expect(await mine()).toEqual([
        { title_name: 'Seven', data: { day: '2030-01-10', count: 2, episodes } },
      ]);
      expect(await act(database, 'stranger', 'select * from notices')).toEqual([]);
    });

    it.each(['paused', 'dropped'])('are not sent for %s', async (state) => {
      await database.query('update public.followed_series set state = $1', [state]);
      expect(await tellOf('2030-01-10')).toBe(0);
    });

    it('are sent once though their day moves', async () => {
      await tellOf('2030-01-10');
      await database.exec(`update public.episodes set air_date = '2030-01-12' where air_date = '2030-01-10'`);
      await tellOf('2030-01-12');
      expect(await mine()).toHaveLength(1);
      expect(await tellOf('2030-01-17')).toBe(2);
    });

    it('of a whole season on one day are counted, with a few named', async () => {
      await database.exec(`insert into public.episodes (series_id, season, number, air_date)
        select 7, 3, n, '2030-02-01' from generate_series(1, 500) n`);
      expect(await tellOf('2030-02-01')).toBe(2);
      const data = (await mine())[0]?.data as { count: number; episodes: { number: number }[] };
      expect(data.count).toBe(500);
      expect(data.episodes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 500]);
    });
  });
});
