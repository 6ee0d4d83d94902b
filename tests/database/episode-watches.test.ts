import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { keepEpisodes, season } from '../support/database/series.ts';

const TODAY = '2026-11-22';

describe('Watched episodes', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(
      'delete from followed_series; delete from episode_watches; delete from lost_episode_watches; delete from series_facts;',
    ),
  );

  interface Marked {
    marked: number;
    marked_at: string;
    was: string | null;
  }
  const mark = async (scope: string, at: string, more = '') => {
    const call = `select marked, marked_at::text as marked_at, was
      from mark_episodes(1, 'Uno', null, '${scope}', ${at}, '${TODAY}'${more})`;
    return (await act<Marked>(database, 'owner', call))[0];
  };
  const watched = async (person: string = ids.owner) =>
    (
      await look<{ place: string }>(
        database,
        `select run || ':' || season || 'x' || number as place from public.episode_watches
         where user_id = $1 order by run, season, number`,
        [person],
      )
    ).map(({ place }) => place);
  const followed = () => look(database, 'select state, run from public.followed_series');

  it('are marked with their day, follow the series, and are undone exactly as marked', async () => {
    await keepEpisodes(database, 1, season(1, 4));
    expect(await mark('episode', '1, 2', `, '2026-11-20'`)).toMatchObject({ marked: 1, was: null });
    const day = 'select day::text as day from public.episode_watches';
    expect(await look(database, day)).toEqual([{ day: '2026-11-20' }]);
    const second = await mark('upTo', '1, 3');
    expect(second).toMatchObject({ marked: 2, was: 'watching' });
    expect(await watched()).toEqual(['1:1x1', '1:1x2', '1:1x3']);
    const back = 'select take_back_marks(1, $1, $2) as count';
    expect(await act(database, 'owner', back, [second?.marked_at, second?.was])).toEqual([{ count: 2 }]);
    expect(await watched()).toEqual(['1:1x2']);
    expect(await followed()).toEqual([{ state: 'watching', run: 1 }]);
  });

  it('resume a paused series, and undoing pauses it again', async () => {
    await keepEpisodes(database, 1, season(1, 2));
    await mark('episode', '1, 1');
    await act(database, 'owner', `update followed_series set state = 'dropped'`);
    const marked = await mark('episode', '1, 2');
    expect(marked?.was).toBe('dropped');
    expect(await followed()).toEqual([{ state: 'watching', run: 1 }]);
    await act(database, 'owner', 'select take_back_marks(1, $1, $2)', [marked?.marked_at, marked?.was]);
    expect(await followed()).toEqual([{ state: 'dropped', run: 1 }]);
  });

  it('are marked once, for repeated requests', async () => {
    await keepEpisodes(database, 1, season(1, 3));
    await mark('season', '1, 0');
    expect(await mark('season', '1, 0')).toMatchObject({ marked: 0 });
    expect(await mark('episode', '1, 1')).toMatchObject({ marked: 0 });
  });

  it('are unmarked in one act, also a season, and restored with their days and times', async () => {
    await keepEpisodes(database, 1, [...season(1, 3), ...season(2, 1)]);
    await mark('episode', '1, 1', `, '2026-11-01'`);
    await mark('upTo', '2, 1');
    const rows = `select season, number, day::text as day, marked_at::text as at
      from public.episode_watches order by 1, 2`;
    const before = await look(database, rows);
    const [gone] = await act<{ acts: unknown }>(database, 'owner', 'select unmark_episodes(1, 1) as acts');
    expect(await watched()).toEqual(['1:2x1']);
    await act(database, 'owner', 'select restore_episodes(1, $1)', [JSON.stringify(gone?.acts)]);
    expect(await look(database, rows)).toEqual(before);
    await act(database, 'owner', 'select unmark_episodes(1, 1, 2)');
    expect(await watched()).toEqual(['1:1x1', '1:1x3', '1:2x1']);
  });

  it('stay after unfollowing, and following again continues their run', async () => {
    await keepEpisodes(database, 1, season(1, 2));
    await mark('season', '1, 0');
    await act(database, 'owner', 'select start_run(1)');
    await mark('episode', '1, 1');
    await act(database, 'owner', 'delete from followed_series');
    expect(await watched()).toEqual(['1:1x1', '1:1x2', '2:1x1']);
    expect(await mark('episode', '1, 2')).toMatchObject({ marked: 1, was: null });
    expect(await followed()).toEqual([{ state: 'watching', run: 2 }]);
    // The present run alone is unmarked.
    await act(database, 'owner', 'select unmark_episodes(1, 1)');
    expect(await watched()).toEqual(['1:1x1', '1:1x2']);
  });

  it('follow two thousand series at most; more can still be marked', async () => {
    await act(
      database,
      'owner',
      `insert into followed_series (user_id, series_id, series_name)
       select auth.uid(), n, 'S' from generate_series(1, 2000) n`,
    );
    const one = `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), 2001, 'S')`;
    expect(await attempt(database, 'owner', one)).toBe('23514');
    expect(await mark('episode', '1, 1')).toMatchObject({ marked: 1 });
  });

  it('refuse an unknown scope', async () => {
    const call = `select mark_episodes(1, 'Uno', null, 'all', 1, 1, '${TODAY}')`;
    expect(await attempt(database, 'owner', call)).toBe('22023');
  });

  const change = (revision: number, more: string) =>
    look<{ kept: boolean }>(
      database,
      `select public.keep_series(1, ${revision}, 'Uno again', '/u.jpg', false, ${more}) as kept`,
    );

  it('move with renumbered episodes for all users, reporting losses to each', async () => {
    await keepEpisodes(database, 1, season(1, 4));
    await mark('upTo', '1, 4');
    await act(
      database,
      'stranger',
      `insert into episode_watches (user_id, series_id, season, number) values (auth.uid(), 1, 1, 4)`,
    );
    // 3 and 4 change places, 2 was merged into 1, 4's place goes to nobody else.
    const moves = [
      { season: 1, number: 2, to_season: null, to_number: null, name: 'Two' },
      { season: 1, number: 3, to_season: 1, to_number: 4, name: 'Three' },
      { season: 1, number: 4, to_season: 1, to_number: 3, name: 'Four' },
    ];
    const removed = '[[1, 2]]';
    expect(await change(1, `'[]', '${removed}', '${JSON.stringify(moves)}'`)).toEqual([{ kept: true }]);
    expect(await watched()).toEqual(['1:1x1', '1:1x3', '1:1x4']);
    expect(await watched(ids.stranger)).toEqual(['1:1x3']);
    const lost = `select user_id, season, number, name from public.lost_episode_watches`;
    expect(await look(database, lost)).toEqual([{ user_id: ids.owner, season: 1, number: 2, name: 'Two' }]);
    const names = `select series_name as name, series_poster_path as poster from public.followed_series`;
    expect(await look(database, names)).toEqual([{ name: 'Uno again', poster: '/u.jpg' }]);
    // It is there again, under the name it had.
    await change(2, `'[[1, 2, "Two", null, null]]'`);
    expect(await watched()).toEqual(['1:1x1', '1:1x2', '1:1x3', '1:1x4']);
    expect(await look(database, lost)).toEqual([]);
  });

  it('are moved only from the current numbers', async () => {
    await keepEpisodes(database, 1, season(1, 2));
    expect(await change(0, `'[]', '[[1, 1]]'`)).toEqual([{ kept: false }]);
    expect(await look(database, 'select from public.episodes')).toHaveLength(2);
  });

  it('have their series refreshed when due, running ones first, and deleted without followers', async () => {
    const stale = (running: string, quiet: string) =>
      look<{ series_id: number }>(database, `select * from public.stale_series(${running}, ${quiet})`);
    for (const id of [1, 2, 3]) await keepEpisodes(database, id, season(1, 1), id === 2);
    await act(
      database,
      'owner',
      `insert into followed_series (user_id, series_id, series_name, state)
       select auth.uid(), n, 'S', case when n = 3 then 'dropped' else 'watching' end from generate_series(1, 4) n`,
    );
    const of = (rows: { series_id: number }[]) => rows.map(({ series_id: id }) => id);
    const later = `now() + interval '1 hour'`;
    const earlier = `now() - interval '1 hour'`;
    expect(of(await stale(earlier, earlier))).toEqual([4]);
    expect(of(await stale(later, earlier))).toEqual([4, 1]);
    expect(of(await stale(later, later)).sort()).toEqual([1, 2, 3, 4]);
    await database.query('select public.keep_series_gone(4)');
    expect(of(await stale(later, earlier))).toEqual([1]);
    expect(await look(database, `select public.forget_series(${later}) as count`)).toEqual([{ count: 0 }]);
    await act(database, 'owner', 'delete from followed_series where series_id in (1, 4)');
    expect(await look(database, `select public.forget_series(${earlier}) as count`)).toEqual([{ count: 0 }]);
    expect(await look(database, `select public.forget_series(${later}) as count`)).toEqual([{ count: 2 }]);
  });
});
