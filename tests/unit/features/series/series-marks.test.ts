import { describe, expect, it } from 'vitest';
import type { SeriesMarks } from '../../../../src/features/series/following.ts';
import {
  isWholeIn,
  lacksEpisodes,
  marksAfterAct,
  progressIn,
  wholeOf,
  type MarkAct,
} from '../../../../src/features/series/series-marks.ts';

const MARKS: SeriesMarks = {
  state: 'paused',
  run: 1,
  kept: true,
  ended: false,
  coming: null,
  seasons: [
    { season: 0, watched: 1, aired: 2, total: 2 },
    { season: 1, watched: 0, aired: 3, total: 3 },
    { season: 2, watched: 1, aired: 4, total: 6 },
  ],
  next: { season: 2, number: 3, name: 'さくら', date: null, minutes: null },
  numbers: [2],
  lost: [],
};
/** The second season's page shows 1 to 3, and the unreleased 5. */
const SHOWN = { season: 2, numbers: [1, 2, 3], ahead: [5], undated: [] };
const counts = ({ seasons }: SeriesMarks) => seasons.map(({ watched }) => watched).join(' ');

const acts: [string, MarkAct, string, number[]][] = [
  ['an episode', { kind: 'mark', scope: 'episode', season: 2, number: 3 }, '1 0 2', [2, 3]],
  ['one that is marked already', { kind: 'mark', scope: 'episode', season: 2, number: 2 }, '1 0 1', [2]],
  ['a season', { kind: 'mark', scope: 'season', season: 2, number: 0 }, '1 0 4', [1, 2, 3]],
  ['another season', { kind: 'mark', scope: 'season', season: 1, number: 0 }, '1 3 1', [2]],
  ['all up to here', { kind: 'mark', scope: 'upTo', season: 2, number: 2 }, '1 3 2', [1, 2]],
  [
    'all up to here, itself included',
    { kind: 'mark', scope: 'upTo', season: 2, number: 3 },
    '1 3 3',
    [1, 2, 3],
  ],
  ['all there is', { kind: 'mark', scope: 'upTo', season: 9999, number: 99_999 }, '1 3 4', [1, 2, 3]],
  ['an episode unmarked', { kind: 'unmark', season: 2, number: 2 }, '1 0 0', []],
  ['a season unmarked', { kind: 'unmark', season: 2, number: null }, '1 0 0', []],
];

describe('The optimistic update', () => {
  it.each(acts)('of %s', (_what, act, watched, numbers) => {
    const after = marksAfterAct(MARKS, act, SHOWN);
    expect(counts(after)).toBe(watched);
    expect(after.numbers).toEqual(numbers);
    expect(after.next).toBe(
      watched === '1 0 1' || act.kind === 'unmark' || !numbers.includes(3) ? MARKS.next : null,
    );
    expect(after.state).toBe(act.kind === 'mark' ? 'watching' : 'paused');
  });

  it('counts a season the page shows completely, including gaps and unknown days', () => {
    const shown = { season: 2, numbers: [1, 2, 3, 4, 6], ahead: [5], undated: [6] };
    const gap = { ...MARKS, numbers: [4] };
    const upTo = (number: number, marks = gap) =>
      marksAfterAct(marks, { kind: 'mark', scope: 'upTo', season: 2, number }, shown);
    expect(upTo(2)).toMatchObject({ numbers: [1, 2, 4] });
    expect(counts(upTo(2))).toBe('1 3 3');
    expect(upTo(6).numbers).toEqual([1, 2, 3, 4]);
    const over = gap.seasons.map((one) => ({ ...one, aired: one.season === 2 ? 5 : one.aired }));
    expect(upTo(6, { ...gap, ended: true, seasons: over }).numbers).toEqual([1, 2, 3, 4, 6]);
    const undated = marksAfterAct(gap, { kind: 'mark', scope: 'episode', season: 2, number: 6 }, shown);
    expect(undated.numbers).toEqual([4, 6]);
    expect(counts(undated)).toBe('1 0 1');
  });

  it('counts episodes outside the page of a partly shown season', () => {
    const seasons = MARKS.seasons.map((one) => ({ ...one, watched: one.season === 2 ? 3 : one.watched }));
    const marks = { ...MARKS, seasons };
    const after = (act: MarkAct, known = marks) => counts(marksAfterAct(known, act, SHOWN));
    expect(after({ kind: 'unmark', season: 2, number: 2 })).toBe('1 0 2');
    expect(after({ kind: 'unmark', season: 2, number: null })).toBe('1 0 0');
    expect(after({ kind: 'mark', scope: 'upTo', season: 2, number: 1 })).toBe('1 3 4');
    expect(after({ kind: 'mark', scope: 'upTo', season: 2, number: 4 }, MARKS)).toBe('1 3 4');
  });

  it.each([
    ['is shown whole', { numbers: [1, 2, 5, 6], ahead: [7] }, '2 3'],
    ['lacks one that has been on air', { numbers: [1, 2, 5], ahead: [7, 8] }, '2 4'],
    ['lacks one to come', { numbers: [1, 2, 5, 6], ahead: [] }, '2 4'],
    ['is another', { season: 3, numbers: [1, 2, 5, 6], ahead: [7] }, '2 4'],
  ])('counts the page’s episodes of a season with gaps, unless it %s', (_what, part, watched) => {
    const seasons = [0, 2].map((season) => ({ season, watched: season ? 0 : 2, aired: 4, total: 5 }));
    const upTo: MarkAct = { kind: 'mark', scope: 'upTo', season: 2, number: 5 };
    const shown = { season: 2, undated: [], ...part };
    expect(counts(marksAfterAct({ ...MARKS, seasons, numbers: [] }, upTo, shown))).toBe(watched);
  });

  it('of one season ignores another’s numbers', () => {
    const numbersAfter = (act: MarkAct) => marksAfterAct(MARKS, act, SHOWN).numbers;
    expect(numbersAfter({ kind: 'mark', scope: 'episode', season: 1, number: 3 })).toEqual([2]);
    const third = { ...SHOWN, season: 3 };
    const upTo: MarkAct = { kind: 'mark', scope: 'upTo', season: 2, number: 9 };
    expect(marksAfterAct(MARKS, upTo, third).numbers).toEqual([2]);
  });

  it('of one episode keeps the others, and the next one unless it is that', () => {
    const after = marksAfterAct(
      { ...MARKS, numbers: [1, 2, 3] },
      { kind: 'unmark', season: 2, number: 2 },
      SHOWN,
    );
    expect(after.numbers).toEqual([1, 3]);
    expect(after.next).toBe(MARKS.next);
    expect(marksAfterAct(MARKS, { kind: 'unmark', season: 3, number: null }, SHOWN).next).toBe(MARKS.next);
    const last: SeriesMarks = { ...MARKS, next: null };
    expect(
      marksAfterAct(last, { kind: 'mark', scope: 'season', season: 1, number: 0 }, SHOWN).next,
    ).toBeNull();
  });

  it('counts on a page without episodes, too', () => {
    const specials: MarkAct = { kind: 'mark', scope: 'season', season: 1, number: 0 };
    const after = marksAfterAct(MARKS, specials, null);
    expect(counts(after)).toBe('1 3 1');
    expect(after.numbers).toEqual([2]);
    const empty = { ...MARKS, seasons: [{ season: 1, watched: 0, aired: 0, total: 0 }] };
    expect(counts(marksAfterAct(empty, specials, null))).toBe('0');
  });

  it('of another season keeps the page’s episodes, and specials belong to none', () => {
    const unmarked = marksAfterAct(MARKS, { kind: 'unmark', season: 1, number: null }, SHOWN);
    expect(unmarked.numbers).toEqual([2]);
    const specials = { season: 0, numbers: [1, 2], ahead: [], undated: [] };
    const upTo: MarkAct = { kind: 'mark', scope: 'upTo', season: 1, number: 3 };
    expect(marksAfterAct(MARKS, upTo, specials).numbers).toEqual([2]);
  });

  it('is complete without specials', () => {
    expect(wholeOf(MARKS)).toMatchObject({ watched: 1, aired: 7, total: 9, standing: 'next' });
    const all = marksAfterAct(MARKS, { kind: 'mark', scope: 'upTo', season: 9999, number: 99_999 }, SHOWN);
    expect(wholeOf(all).standing).toBe('caughtUp');
    expect(wholeOf({ ...all, ended: true }).standing).toBe('caughtUp');
    const over = all.seasons.map((one) => ({ ...one, total: one.aired }));
    expect(wholeOf({ ...all, ended: true, seasons: over })).toMatchObject({
      season: -1,
      standing: 'finished',
    });
    expect(wholeOf({ ...all, ended: true, seasons: over, coming: '2026-12-01' }).standing).toBe('caughtUp');
    expect(wholeOf({ ...MARKS, seasons: [] }).standing).toBe('unknown');
  });
});

describe('The progress', () => {
  it.each([
    ['of a series that is followed and not yet fetched', { state: 'watching', kept: false }, true],
    ['unless they are there', { state: 'watching', kept: true }, false],
    ['unless it is not followed', { state: null, kept: false }, false],
  ] as const)('lacks the episodes %s', (_what, change, lacks) => {
    expect(lacksEpisodes({ ...MARKS, ...change })).toBe(lacks);
  });

  it('lacks no episodes while unknown', () => expect(lacksEpisodes(null)).toBe(false));

  it('in a season is known once an episode aired', () => {
    const none = { season: 3, watched: 0, aired: 0, total: 8 };
    const marks = { ...MARKS, seasons: [...MARKS.seasons, none] };
    expect(progressIn(marks, 2)).toBe(MARKS.seasons[2]);
    expect([progressIn(marks, 3), progressIn(marks, 4)]).toEqual([undefined, undefined]);
    expect([0, 2, 3, 4].map((season) => isWholeIn(marks, season))).toEqual([false, false, false, false]);
    const whole = marks.seasons.map((one) => ({ ...one, watched: one.aired }));
    expect([0, 2, 3].map((season) => isWholeIn({ ...marks, seasons: whole }, season))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
