import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/embedded/backend/database/contract.ts';
import { markedBy, placeAt, placeNumber, progressOf } from '../../src/domain/series/progress.ts';
import { describeOnEveryEngine } from '../support/database/database-engines.ts';
import { act, look, signUpEverybody } from '../support/database/persona.ts';
import { keepEpisodes, season } from '../support/database/series.ts';

const TODAY = '2026-11-22';

const places = fc.record({ season: fc.nat(3), number: fc.nat(6) });
const knowledge = fc.record({
  episodes: fc.uniqueArray(
    fc.record({
      season: fc.nat(3),
      number: fc.nat(6),
      name: fc.constant(''),
      date: fc.constantFrom(null, '2020-01-01', '2026-11-21', TODAY, '2026-11-23', '2027-01-01'),
      minutes: fc.constant(null),
    }),
    { selector: placeNumber, maxLength: 20 },
  ),
  watched: fc.uniqueArray(places, { selector: placeNumber, maxLength: 12 }),
  ended: fc.boolean(),
});

describeOnEveryEngine('Progress and Up Next', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(
      'delete from followed_series; delete from episode_watches; delete from lost_episode_watches; delete from series_facts;',
    ),
  );

  const follow = (id: number, more = '') =>
    act(
      database,
      'owner',
      `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), ${id}, 'Series ${id}') ${more}`,
    );
  const watch = (id: number, watched: readonly { season: number; number: number }[], run = 1) =>
    act(
      database,
      'owner',
      `insert into episode_watches (user_id, series_id, run, season, number)
       select auth.uid(), ${id}, ${run}, (p ->> 'season')::int, (p ->> 'number')::int from jsonb_array_elements($1) p`,
      [JSON.stringify(watched)],
    );
  const progress = async (id: number) =>
    (
      await act<Record<string, unknown>>(
        database,
        'owner',
        `select section, watched, aired, total, next_place, then_place, coming::text as coming
         from series_progress('${TODAY}', '{${id}}')`,
      )
    )[0];
  const upNext = (more = '') =>
    act<{ series_id: number; section: string; in_section: number; next_episode: unknown }>(
      database,
      'owner',
      `select * from up_next('${TODAY}'${more})`,
    );

  it('takes another day for an episode that was watched, and none that has begun nowhere', async () => {
    await watch(1, [{ season: 1, number: 1 }]);
    const date = (day: string) =>
      act(database, 'owner', `update episode_watches set day = ${day} where series_id = 1`);
    await date("'2025-03-09'");
    await date('null');
    // In the zone that is the furthest ahead the day has begun.
    await date("(now() at time zone 'UTC' + interval '14 hours')::date");
    await expect(date("(now() at time zone 'UTC' + interval '14 hours')::date + 1")).rejects.toThrow(
      'still to come',
    );
  });

  it('agree with the rules on whatever there is', { timeout: 60_000 }, async () => {
    let id = 0;
    await fc.assert(
      fc.asyncProperty(knowledge, async ({ episodes, watched, ended }) => {
        id += 1;
        await keepEpisodes(database, id, episodes, ended);
        await follow(id);
        await watch(id, watched);
        const expected = progressOf(episodes, new Set(watched.map(placeNumber)), { day: TODAY, ended });
        expect(await progress(id)).toEqual({
          section: expected.standing,
          watched: expected.watched,
          aired: expected.aired,
          total: expected.total,
          next_place: expected.next && placeNumber(expected.next),
          then_place: expected.then && placeNumber(expected.then),
          coming: expected.coming,
        });
      }),
      { numRuns: 150 },
    );
  });

  it('mark what the rules mark, whatever there is', { timeout: 60_000 }, async () => {
    let id = 1000;
    const scopes = fc.constantFrom('episode' as const, 'season' as const, 'upTo' as const);
    await fc.assert(
      fc.asyncProperty(knowledge, scopes, places, async ({ episodes, ended }, scope, at) => {
        id += 1;
        await keepEpisodes(database, id, episodes, ended);
        const call = `select marked from mark_episodes(${id}, 'S', null, '${scope}', ${at.season}, ${at.number}, '${TODAY}')`;
        await act(database, 'owner', call);
        const rows = await look<{ season: number; number: number }>(
          database,
          `select season, number from public.episode_watches where series_id = ${id}`,
        );
        const expected = markedBy(scope, at, episodes, { day: TODAY, ended });
        expect(rows.map(placeNumber).sort()).toEqual(expected.sort());
      }),
      { numRuns: 100 },
    );
  });

  it('count only the present run, and nobody else’s watches', async () => {
    await keepEpisodes(database, 1, season(1, 3));
    await follow(1);
    await watch(1, season(1, 3));
    await act(
      database,
      'stranger',
      `insert into episode_watches (user_id, series_id, season, number) values (auth.uid(), 1, 1, 1)`,
    );
    expect(await progress(1)).toMatchObject({ section: 'caughtUp', watched: 3 });
    expect(await act(database, 'owner', 'select start_run(1) as run')).toEqual([{ run: 2 }]);
    expect(await progress(1)).toMatchObject({ section: 'next', watched: 0, next_place: 100_001 });
    // A run in which nothing was watched is not left for another.
    expect(await act(database, 'owner', 'select start_run(1) as run')).toEqual([{ run: null }]);
  });

  it('say what is being fetched, paused and dropped, and page every section', async () => {
    for (let id = 1; id <= 30; id += 1) {
      await keepEpisodes(database, id, season(1, 2));
      await follow(id);
    }
    await follow(40);
    await keepEpisodes(database, 41, season(1, 2), true);
    await follow(41);
    await watch(41, season(1, 2));
    await act(database, 'owner', `update followed_series set state = 'paused' where series_id in (1, 2)`);
    await act(database, 'owner', `update followed_series set state = 'dropped' where series_id = 3`);
    const rows = await upNext(', null, 5');
    const sections = rows.map(({ section, in_section: all }) => `${section} ${all}`);
    expect(sections).toEqual([
      'unknown 2',
      'finished 2',
      'dropped 1',
      ...Array<string>(5).fill('next 27'),
      'paused 2',
      'paused 2',
    ]);
    expect(await upNext(`, 'next', 100`)).toHaveLength(27);
    expect(await upNext(`, 'next', 20, 20`)).toHaveLength(7);
  });

  it('put first what was watched last, or has had an episode since', async () => {
    for (const id of [1, 2, 3]) {
      await keepEpisodes(database, id, season(1, 9));
      await follow(id, `returning 1`);
    }
    await database.exec(`update public.followed_series set followed_at = '2026-11-01'`);
    const at = (id: number, moment: string) =>
      act(
        database,
        'owner',
        `insert into episode_watches (user_id, series_id, season, number, marked_at) values (auth.uid(), ${id}, 1, 1, '${moment}')`,
      );
    await at(2, '2026-11-20T20:00:00Z');
    await at(1, '2026-11-10T20:00:00Z');
    const order = async () => (await upNext()).map(({ series_id: id }) => id);
    expect(await order()).toEqual([2, 1, 3]);
    // A new season of what was caught up long ago.
    await keepEpisodes(database, 4, [...season(1, 1), ...season(2, 1, '2026-11-21')]);
    await follow(4);
    await database.exec(`update public.followed_series set followed_at = '2026-01-01' where series_id = 4`);
    await at(4, '2026-01-02T20:00:00Z');
    expect(await order()).toEqual([4, 2, 1, 3]);
  });

  it('tell a page what it shows of a series and of a season', async () => {
    await keepEpisodes(database, 1, [...season(0, 1), ...season(1, 3), ...season(2, 2, '2026-11-22')]);
    const marks = async (range = '') =>
      (
        await act<{ marks: Record<string, unknown> }>(
          database,
          'owner',
          `select series_marks(1, '${TODAY}'${range}) as marks`,
        )
      )[0]?.marks;
    expect(await marks()).toMatchObject({ state: null, kept: false, run: 1, lost: [] });
    await follow(1);
    await watch(1, [
      { season: 0, number: 1 },
      { season: 1, number: 3 },
    ]);
    expect(await marks(', 1, 1, 2')).toEqual({
      state: 'watching',
      run: 1,
      kept: true,
      ended: false,
      coming: '2026-11-23',
      next: expect.objectContaining({ season: 2, number: 1 }) as unknown,
      seasons: [
        { season: 0, total: 1, aired: 1, watched: 1 },
        { season: 1, total: 3, aired: 3, watched: 1 },
        { season: 2, total: 2, aired: 1, watched: 0 },
      ],
      numbers: [],
      lost: [],
    });
    expect((await marks(', 1, 3, 16'))?.['numbers']).toEqual([3]);
  });

  describe('take their time', () => {
    it('mark 10,000 episodes in one statement and take them back in another', async () => {
      await keepEpisodes(database, 1, season(1, 10_000, '1990-01-01'));
      const call = `select * from mark_episodes(1, 'Soap', null, 'upTo', 1, 10000, '${TODAY}')`;
      const [act1] = await act<{ marked: number; marked_at: string; was: string | null }>(
        database,
        'owner',
        call,
      );
      expect(act1).toMatchObject({ marked: 10_000, was: null });
      expect(await progress(1)).toMatchObject({ watched: 10_000, section: 'caughtUp' });
      const back = `select take_back_marks(1, (select max(marked_at) from episode_watches)) as count`;
      expect(await act(database, 'owner', back)).toEqual([{ count: 10_000 }]);
      expect(await look(database, 'select from public.followed_series')).toHaveLength(0);
    });
  });

  it('take places apart as they were put together', () => {
    expect(placeAt(placeNumber({ season: 22, number: 1155 }))).toEqual({ season: 22, number: 1155 });
  });
});
