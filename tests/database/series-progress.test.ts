import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SeriesMarks } from '../../src/features/series/following.ts';
import { placeNumber, type EpisodePlace, type KeptEpisode } from '../../src/features/series/kept-episodes.ts';
import {
  marksAfterAct,
  wholeOf,
  type EpisodesShown,
  type MarkAct,
} from '../../src/features/series/series-marks.ts';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { keepChanged, keepEpisodes, season } from '../support/database/series.ts';

const TODAY = '2026-11-22';
const DATES: Record<string, string | null> = { p: '2020-05-05', t: TODAY, f: '2026-11-23', u: null };

/** Seasons in short: a letter an episode, (p)ast, (t)oday, (f)uture or (u)ndated; `0:` and so on name the season. */
function episodesOf(text: string): KeptEpisode[] {
  return text.split(' ').flatMap((part) => {
    const [number = '', letters = ''] = part.split(':');
    return [...letters].map((letter, index) => ({
      season: Number(number),
      number: index + 1,
      name: '',
      date: DATES[letter] ?? null,
      minutes: null,
    }));
  });
}

const placesOf = (text: string): EpisodePlace[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((place) => {
      const [of = 0, number = 0] = place.split('x').map(Number);
      return { season: of, number };
    });
const written = (place: unknown) =>
  typeof place === 'number' ? `${Math.floor(place / 100_000)}x${place % 100_000}` : null;

// What is known of it, what is watched, whether it has ended; what is watched of what has aired, next, after that, and
// where it stands.
type Rule = [string, string, string, 'runs' | 'ended', string, string | null, string | null, string];
const rules: Rule[] = [
  ['begins with the first episode', '1:ppp', '', 'runs', '0 of 3', '1x1', '1x2', 'next'],
  ['goes on with the one after', '1:ppp', '1x1', 'runs', '1 of 3', '1x2', '1x3', 'next'],
  ['goes on into the next season', '1:pp 2:pp', '1x1 1x2', 'runs', '2 of 4', '2x1', '2x2', 'next'],
  ['counts what airs today', '1:pt', '1x1', 'runs', '1 of 2', '1x2', null, 'next'],
  ['does not count what airs tomorrow', '1:pf', '1x1', 'runs', '1 of 1', null, null, 'caughtUp'],
  ['has no date for aired while it runs', '1:pu', '1x1', 'runs', '1 of 1', null, null, 'caughtUp'],
  ['has no date for aired once it has ended', '1:pu', '1x1', 'ended', '1 of 2', '1x2', null, 'next'],
  [
    'is caught up while it runs, whatever is watched',
    '1:pp',
    '1x1 1x2',
    'runs',
    '2 of 2',
    null,
    null,
    'caughtUp',
  ],
  ['is finished when it has ended too', '1:pp', '1x1 1x2', 'ended', '2 of 2', null, null, 'finished'],
  ['is not finished while an episode is to come', '1:pf', '1x1', 'ended', '1 of 1', null, null, 'caughtUp'],
  ['returns when it gains a season', '1:pp 2:p', '1x1 1x2', 'runs', '2 of 3', '2x1', null, 'next'],
  ['returns when it gains one after its end', '1:p 2:p', '1x1', 'ended', '1 of 2', '2x1', null, 'next'],
  ['never counts specials', '0:ppp 1:p', '0x1 0x2', 'runs', '0 of 1', '1x1', null, 'next'],
  ['is finished without its specials', '0:pp 1:p', '1x1', 'ended', '1 of 1', null, null, 'finished'],
  ['consists of nothing known yet', '', '', 'runs', '0 of 0', null, null, 'unknown'],
  ['consists of specials only', '0:ppp', '0x1', 'runs', '0 of 0', null, null, 'unknown'],
  ['has not begun', '1:ff', '', 'runs', '0 of 0', null, null, 'caughtUp'],
  ['leads on from the furthest, not to the gap', '1:pppp', '1x2', 'runs', '1 of 4', '1x3', '1x4', 'next'],
  ['comes back to the gap at the end', '1:ppp', '1x3', 'runs', '1 of 3', '1x1', '1x2', 'next'],
  ['names the gap as what comes after', '1:ppp', '1x2', 'runs', '1 of 3', '1x3', '1x1', 'next'],
  ['does not count what was seen early', '1:ppf', '1x1 1x3', 'runs', '1 of 2', '1x2', null, 'next'],
  ['ignores numbers that are none', '1:pp', '1x1 1x9 7x1', 'runs', '1 of 2', '1x2', null, 'next'],
];

type Marking = [string, 'episode' | 'season' | 'upTo', string, string, 'runs' | 'ended', string];
const markings: Marking[] = [
  ['one episode', 'episode', '1x2', '1:ppp', 'runs', '1x2'],
  ['one without a date, which may have aired', 'episode', '1x2', '1:pu', 'runs', '1x2'],
  ['one that is not known here yet', 'episode', '4x1', '1:p', 'runs', '4x1'],
  ['one special', 'episode', '0x1', '0:p 1:p', 'runs', '0x1'],
  ['none that airs tomorrow', 'episode', '1x2', '1:pf', 'runs', ''],
  ['a season as far as it has aired', 'season', '2x0', '1:pp 2:ptfu', 'runs', '2x1 2x2'],
  ['all of a season that has ended', 'season', '1x0', '1:puu 2:u', 'ended', '1x1 1x2 1x3'],
  ['the specials, when they are what was named', 'season', '0x0', '0:ppf 1:p', 'runs', '0x1 0x2'],
  ['all up to here, itself included', 'upTo', '2x1', '1:pp 2:pp', 'runs', '1x1 1x2 2x1'],
  ['all up to here without specials', 'upTo', '1x2', '0:pp 1:pp', 'runs', '1x1 1x2'],
  ['all up to here without what has not aired', 'upTo', '2x2', '1:pu 2:pf', 'runs', '1x1 2x1'],
  ['nothing up to a special', 'upTo', '0x2', '0:pp 1:pp', 'runs', ''],
  ['nothing of a season nobody knows', 'season', '9x0', '1:pp', 'ended', ''],
];

/** A series as a catalogue tells of it, numbers with gaps; names that come twice cannot be known again. */
const episodes = fc.uniqueArray(
  fc.record({
    season: fc.nat(3),
    number: fc.nat(6),
    name: fc.constantFrom('', 'Pilot', 'Storm', 'さくら', 'النهاية', 'Home', 'Away'),
    date: fc.constantFrom(null, '2020-01-01', '2026-11-21', TODAY, '2026-11-23', '2027-01-01'),
    minutes: fc.constant(null),
  }),
  { selector: placeNumber, maxLength: 20 },
);
const places = fc.record({ season: fc.nat(3), number: fc.nat(6) });
const watches = fc.uniqueArray(places, { selector: placeNumber, maxLength: 12 });
const acts: fc.Arbitrary<MarkAct> = fc.oneof(
  fc.record({
    kind: fc.constant('mark' as const),
    scope: fc.constantFrom('episode' as const, 'season' as const, 'upTo' as const),
    season: fc.nat(3),
    number: fc.nat(6),
  }),
  fc.record({
    kind: fc.constant('unmark' as const),
    season: fc.nat(3),
    number: fc.option(fc.nat(6)),
  }),
);

/** What the page of a season lists, or of some of it. */
function shownOf(known: readonly KeptEpisode[], of: number, to: number): EpisodesShown {
  const listed = known.filter((one) => one.season === of && one.number <= to);
  const numbers = (has: (one: KeptEpisode) => boolean) => listed.filter(has).map(({ number }) => number);
  return {
    season: of,
    numbers: numbers(({ date }) => date === null || date <= TODAY),
    ahead: numbers(({ date }) => date !== null && date > TODAY),
    undated: numbers(({ date }) => date === null),
  };
}

describe('Progress and Up Next', () => {
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
  const runOf = async (id: number) =>
    (
      await look<{ run: number }>(database, `select run from public.followed_series where series_id = ${id}`)
    )[0]?.run;
  const watchesOf = async (id: number) =>
    look<EpisodePlace>(
      database,
      `select season, number from public.episode_watches w where series_id = ${id}
         and run = (select run from public.followed_series f where f.user_id = w.user_id and f.series_id = ${id})
       order by season, number`,
    );
  const marksOf = async (id: number, of: number, to: number) => {
    const call = `select series_marks(${id}, '${TODAY}', ${of}, 0, ${to}) as marks`;
    return (await act<{ marks: SeriesMarks }>(database, 'owner', call))[0]?.marks as SeriesMarks;
  };
  /** Writes an act as src/features/series/following.queries.ts does. */
  const write = (id: number, asked: MarkAct) =>
    act(
      database,
      'owner',
      asked.kind === 'unmark'
        ? `select unmark_episodes(${id}, ${asked.season}, ${asked.number})`
        : `select mark_episodes(${id}, 'S', null, '${asked.scope}', ${asked.season}, ${asked.number}, '${TODAY}')`,
    );
  const upNext = (more = '') =>
    act<{ series_id: number; section: string; in_section: number; next_episode: unknown }>(
      database,
      'owner',
      `select * from up_next('${TODAY}'${more})`,
    );

  it('move a watched episode to another day, which must have begun somewhere', async () => {
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

  it.each(rules)('say that a series %s', async (_what, known, watched, runs, count, next, then, standing) => {
    await keepEpisodes(database, 1, episodesOf(known), runs === 'ended');
    await follow(1);
    await watch(1, placesOf(watched));
    const found = await progress(1);
    expect({
      count: `${String(found?.['watched'])} of ${String(found?.['aired'])}`,
      next: written(found?.['next_place']),
      then: written(found?.['then_place']),
      standing: found?.['section'],
    }).toEqual({ count, next, then, standing });
  });

  it('name the first day on which it continues, without past days and specials', async () => {
    await keepEpisodes(database, 1, episodesOf('0:f 1:pp'));
    await keepEpisodes(database, 2, episodesOf('1:ppuff'));
    await follow(1);
    await follow(2);
    expect(await progress(1)).toMatchObject({ coming: null });
    expect(await progress(2)).toMatchObject({ coming: '2026-11-23', total: 5 });
  });

  it.each(markings)('mark %s', async (_what, scope, at, known, runs, marked) => {
    await keepEpisodes(database, 1, episodesOf(known), runs === 'ended');
    for (const place of placesOf(at)) await write(1, { kind: 'mark', scope, ...place });
    expect((await watchesOf(1)).map((one) => `${one.season}x${one.number}`).join(' ')).toBe(marked);
  });

  it('equal what a page shows before writing, in any state', { timeout: 120_000 }, async () => {
    let id = 1000;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          before: episodes,
          after: fc.option(episodes),
          watched: watches,
          again: fc.option(watches),
          ended: fc.boolean(),
          to: fc.constantFrom(3, 9),
          act: acts,
        }),
        async ({ before, after, watched, again, ended, to, act: asked }) => {
          id += 1;
          await keepEpisodes(database, id, before, ended);
          await follow(id);
          await watch(id, watched);
          if (again !== null) {
            await act(database, 'owner', `select start_run(${id})`);
            await watch(id, again, await runOf(id));
          }
          // The catalogue has merged and renumbered its episodes meanwhile.
          if (after !== null) await keepChanged(database, id, before, after, ended);
          const known = after ?? before;
          const shown = shownOf(known, asked.season, to);
          const marks = await marksOf(id, asked.season, to);

          const { standing, ...whole } = wholeOf(marks);
          const { coming, ...counted } = (await progress(id)) ?? {};
          expect(counted).toMatchObject({
            section: standing,
            watched: whole.watched,
            aired: whole.aired,
            total: whole.total,
          });
          expect(marks.coming).toBe(coming);

          const expected = marksAfterAct(marks, asked, shown);
          await write(id, asked);
          const now = await marksOf(id, asked.season, to);
          const listed = new Set([...shown.numbers, ...shown.ahead]);
          const isListed = (number: number) => listed.has(number);
          expect(expected.numbers.filter(isListed)).toEqual(now.numbers.filter(isListed));
          expect(expected.state).toBe(now.state);
          const next = marks.next;
          if (asked.kind === 'mark' && next !== null) {
            const isDone = (await watchesOf(id)).some((one) => placeNumber(one) === placeNumber(next));
            expect(expected.next).toBe(isDone ? null : next);
          }
          // Of what is not on the page only the season's size is known: then the count lies between.
          const isWhole = known.every((one) => one.season !== asked.season || listed.has(one.number));
          const isEstimated = (of: number) =>
            of === asked.season &&
            !isWhole &&
            asked.number !== null &&
            !(asked.kind === 'mark' && asked.scope === 'season');
          for (const [index, one] of now.seasons.entries()) {
            const guess = expected.seasons[index];
            if (!isEstimated(one.season)) expect(guess).toEqual(one);
            else
              expect([0, ...Array(one.aired).keys()].map((n) => n + 1).concat(0)).toContain(guess?.watched);
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it('can be ordered by last watch, newest episode, episodes left, or name', async () => {
    await keepEpisodes(database, 1, episodesOf('1:ppp'));
    await keepEpisodes(database, 2, [{ season: 1, number: 1, name: '', date: '2026-11-19', minutes: null }]);
    await act(
      database,
      'owner',
      `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), 1, 'a'), (auth.uid(), 2, 'B')`,
    );
    await act(database, 'owner', `select mark_episodes(1, 'a', null, 'episode', 1, 1, '${TODAY}')`);
    const by = async (order: string) =>
      (await upNext(`, p_order => '${order}'`)).map(({ series_id: id }) => id);
    expect([await by('newest'), await by('fewest'), await by('name')]).toEqual([
      [2, 1],
      [2, 1],
      [1, 2],
    ]);
    expect(await by('lively')).toEqual(await by('none of them'));
  });

  it('can be dated by air days, one or a season; unknown ones keep theirs', async () => {
    const known = [1, 2, 3].map((number) => ({ season: 1, number, name: '', minutes: null }));
    const days = ['2020-02-02', null, '2200-01-01'];
    await keepEpisodes(
      database,
      1,
      known.map((one, at) => ({ ...one, date: days[at] ?? null })),
    );
    await follow(1);
    await watch(1, known);
    await act(database, 'owner', `update episode_watches set day = '2021-01-01' where series_id = 1`);
    const dated = (who: 'owner' | 'stranger', number: string) =>
      act(database, who, `select date_by_air(1, 1, 1, ${number}, '${TODAY}') as dated`);
    const kept = () =>
      act(database, 'owner', `select day::text from episode_watches where series_id = 1 order by number`);
    expect(await dated('stranger', 'null')).toEqual([{ dated: 0 }]);
    expect(await dated('owner', '2')).toEqual([{ dated: 0 }]);
    expect(await dated('owner', 'null')).toEqual([{ dated: 1 }]);
    expect(await kept()).toEqual(['2020-02-02', '2021-01-01', '2021-01-01'].map((day) => ({ day })));
  });

  it('count only the current run of the user', async () => {
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

  it('report fetched, paused and dropped ones, and page every section', async () => {
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

  it('put first what was watched last, or had an episode since', async () => {
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

  it('give a page the data of a series and a season', async () => {
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

  describe('are fast', () => {
    it('marking 10,000 episodes in one statement and undoing them in another', async () => {
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
});
