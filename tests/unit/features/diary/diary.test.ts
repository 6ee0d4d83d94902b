import { describe, expect, it } from 'vitest';
import {
  byDay,
  daysOf,
  diaryPath,
  diaryYears,
  inDiaryOrder,
  neighbourMonths,
  parseDiaryView,
  shownMonth,
  entriesIn,
  writtenMonth,
  type MonthCount,
  type MonthWatch,
} from '../../../../src/features/diary/diary.ts';
import {
  belongs,
  changedList,
  changedMonth,
  changesIn,
  withChange,
} from '../../../../src/features/diary/diary-changes.ts';
import type { Watch } from '../../../../src/features/diary/watches.ts';

const view = (query = '') => parseDiaryView(new URLSearchParams(query));

let made = 0;
const watch = (day: string | null, more: Partial<Watch> = {}): Watch => {
  made += 1;
  return {
    id: `w${String(made).padStart(4, '0')}`,
    title: { kind: 'movie', id: made, title: `M${made}`, posterPath: null, date: null, voteAverage: null },
    day,
    again: false,
    note: null,
    createdAt: `2026-01-01T00:00:${String(made % 60).padStart(2, '0')}Z`,
    markedAt: null,
    stars: null,
    titleStars: null,
    ...more,
  };
};
const series = (day: string | null) => {
  const one = watch(day);
  return { ...one, title: { ...one.title, kind: 'tv' as const } };
};

describe('an address of the diary', () => {
  it.each([
    ['', '/diary'],
    ['month=2026-02&kind=movie', '/diary?kind=movie&month=2026-02'],
    ['view=list&year=2025&kind=tv&page=3', '/diary?view=list&kind=tv&year=2025&page=3'],
    ['day=2026-02-28&year=2025', '/diary?day=2026-02-28'],
    ['day=none', '/diary?day=none'],
    ['year=2025', '/diary?year=2025'],
    ['year=1900', '/diary?year=1900'],
    ['year=2200', '/diary?year=2200'],
    ['year=2025&month=2025-02', '/diary?year=2025&month=2025-02'],
    ['view=list&month=2025-02', '/diary?view=list'],
  ])('?%s is normalized to %s', (query, path) => {
    const read = view(query);
    expect(diaryPath(read, { page: read.page })).toBe(path);
  });

  it.each([
    'month=2026-13',
    'month=%00',
    'year=1899',
    'year=20x6',
    'year=2201',
    'year=%2B2026',
    'year=2026.0',
    'kind=film',
    'day=2026-02-30',
    'page=7',
    'view=grid',
    'year=&kind=',
  ])('drops invalid values of ?%s', (query) => {
    expect(view(query)).toEqual(view());
  });

  it('drops another year’s month, and another selection’s page', () => {
    expect(view('month=2026-02&year=2025').month).toBeNull();
    expect(view('view=list&month=2026-02').month).toBeNull();
    expect(diaryPath(view('view=list&page=4'), { kind: 'tv' })).toBe('/diary?view=list&kind=tv');
  });

  it('of one day has no year', () => {
    expect(view('day=2026-02-28&year=2025').year).toBeNull();
    expect(diaryPath(view('view=list&year=2025'), { day: '2025-01-01' })).toBe('/diary?day=2025-01-01');
  });
});

describe('the months of a diary', () => {
  const months: MonthCount[] = [
    { month: '2026-02', entries: 5 },
    { month: '2025-12', entries: 2 },
    { month: '2025-01', entries: 1 },
    { month: null, entries: 4 },
  ];

  it('are counted by year, with undated ones in all', () => {
    expect(diaryYears(months)).toEqual([2026, 2025]);
    expect(entriesIn(months, 2025)).toBe(3);
    expect(entriesIn(months, null)).toBe(12);
  });

  it('begin with the latest, the latest of the year, or the requested one', () => {
    expect(shownMonth(view(), months)).toBe('2026-02');
    expect(shownMonth(view('year=2025'), months)).toBe('2025-12');
    expect(shownMonth(view('month=2024-07'), months)).toBe('2024-07');
    expect(shownMonth(view('year=2020'), months)).toBeNull();
    expect(shownMonth(view(), [{ month: null, entries: 4 }])).toBeNull();
  });

  it('link to the nearest ones with entries', () => {
    expect(neighbourMonths(months, '2025-12')).toEqual({ before: '2025-01', after: '2026-02' });
    expect(neighbourMonths(months, '2025-06')).toEqual({ before: '2025-01', after: '2025-12' });
    expect(neighbourMonths(months, '2026-02').after).toBeNull();
  });

  it('have their days and first weekday, in any time zone', () => {
    expect(daysOf('2024-02').days).toHaveLength(29);
    expect(daysOf('2024-02').days.slice(8, 10)).toEqual(['2024-02-09', '2024-02-10']);
    expect(daysOf('2026-02')).toMatchObject({ begins: 6 });
    expect(daysOf('2026-06')).toMatchObject({ begins: 0 });
    expect(daysOf('2025-12').days.at(-1)).toBe('2025-12-31');
    // February 2026 begins on a Sunday: the first column in the United States, the second in Egypt.
    expect([7, 6].map((first) => daysOf('2026-02', first).begins)).toEqual([0, 1]);
    expect(writtenMonth('2026-01')).toBe('January 2026');
  });
});

describe('the order of the diary', () => {
  it('is by day, undated last, then by time of entry', () => {
    const [none, old, first, second] = [
      watch(null),
      watch('2020-01-01'),
      watch('2026-01-01'),
      watch('2026-01-01'),
    ];
    expect(inDiaryOrder([none, old, first, second])).toEqual([second, first, old, none]);
    expect(byDay([second, first, old, none]).map(({ day, watches }) => [day, watches.length])).toEqual([
      ['2026-01-01', 2],
      ['2020-01-01', 1],
      [null, 1],
    ]);
  });
});

it('Sorts watches of one day and time by id', () => {
  const createdAt = '2026-01-01T00:00:00Z';
  const [a, b] = ['a', 'b'].map((id) => watch('2026-01-01', { id, createdAt })) as [Watch, Watch];
  expect(inDiaryOrder([a, b])).toEqual([a, b]);
  expect(inDiaryOrder([b, a])).toEqual([a, b]);
});

it('Shows a tag’s changed watches, but no new ones', () => {
  const [old, fresh] = [watch('2026-01-01'), watch('2026-01-02')];
  const changes = withChange(withChange(new Map(), { before: old, after: null }), {
    before: null,
    after: fresh,
  });
  expect([...changesIn({ tag: 'noir' }, changes).keys()]).toEqual([old.id]);
  expect([...changesIn({ tag: null }, changes).keys()]).toEqual([old.id, fresh.id]);
});

describe('a page of the list after changes', () => {
  const three = [watch('2026-02-03'), watch('2026-02-02'), watch('2026-02-01')];
  const [a, b, c] = three as [Watch, Watch, Watch];
  const page = { view: view('view=list'), watches: three, total: 3, full: false };
  const ids = (shown: { watches: Watch[] }) => shown.watches.map(({ id }) => id);

  it('shows changed entries in their new place', () => {
    const moved = { ...a, day: '2026-02-01', note: 'Hm' };
    const shown = changedList(page, withChange(new Map(), { before: a, after: moved }));
    expect(ids(shown)).toEqual(
      [b.id, c.id, a.id].sort((x, y) => (x === b.id ? -1 : y === b.id ? 1 : x < y ? 1 : -1)),
    );
    expect(shown.total).toBe(3);
  });

  it('neither shows nor counts deleted entries, and shows restored ones', () => {
    const gone = withChange(new Map(), { before: b, after: null });
    expect(changedList(page, gone)).toEqual({ watches: [a, c], total: 2 });
    expect(changedList(page, withChange(gone, { before: null, after: b }))).toEqual({
      watches: three,
      total: 3,
    });
  });

  it('adds new entries of its range, and counts the others', () => {
    const late = watch(null);
    const early = watch('2026-03-01');
    const both = withChange(withChange(new Map(), { before: null, after: late }), {
      before: null,
      after: early,
    });
    expect(ids(changedList(page, both))).toEqual([early.id, a.id, b.id, c.id, late.id]);
    expect(ids(changedList({ ...page, full: true }, both))).toEqual([early.id, a.id, b.id, c.id]);
    const second = { ...page, view: { ...page.view, page: 2 } };
    expect(changedList(second, both)).toMatchObject({ watches: [a, b, c, late], total: 5 });
  });

  it('adds entries between the first and last of a full page, on any page', () => {
    const between = withChange(new Map(), { before: null, after: watch('2026-02-02') });
    for (const number of [1, 2]) {
      const full = { ...page, full: true, view: { ...page.view, page: number } };
      expect(changedList(full, between).watches).toHaveLength(4);
    }
  });

  it('adds on a full page an entry right before its last', () => {
    const come = withChange(new Map(), { before: null, after: watch('2026-02-01') });
    expect(changedList({ ...page, full: true }, come).watches).toHaveLength(4);
  });

  it('shows only new entries if it was empty', () => {
    const one = watch('2026-02-02');
    const come = withChange(new Map(), { before: null, after: one });
    expect(changedList({ ...page, watches: [], total: 0 }, come)).toEqual({ watches: [one], total: 1 });
  });

  it('skips entries of another kind, year or day', () => {
    expect(belongs(series('2026-01-01'), view('view=list&kind=movie'))).toBe(false);
    expect(belongs(watch('2025-12-31'), view('view=list&year=2026'))).toBe(false);
    expect(belongs(watch(null), view('view=list&year=2026'))).toBe(false);
    expect(belongs(watch(null), view('day=none'))).toBe(true);
    expect(belongs(watch('2026-01-01'), view('day=none'))).toBe(false);
    expect(belongs(watch('2026-01-01'), view('day=2026-01-01'))).toBe(true);
    expect(belongs(watch(null), view('day=2026-01-01'))).toBe(false);
    const moved = withChange(new Map(), { before: a, after: { ...a, day: '2025-01-01' } });
    const year = { ...page, view: view('view=list&year=2026') };
    expect(changedList(year, moved)).toEqual({ watches: [b, c], total: 2 });
  });
});

describe('a month after changes', () => {
  const of = (one: Watch, ofDay: number): MonthWatch => ({ ...one, ofDay });
  const day = '2026-02-14';
  const five = Array.from({ length: 5 }, () => watch(day));
  const drawn = inDiaryOrder(five)
    .slice(0, 4)
    .map((one) => of(one, 1000));

  it('counts a day of a thousand watches and shows four', () => {
    const shown = changedMonth('2026-02', null, drawn, new Map()).get(day);
    expect(shown).toEqual({ count: 1000, watches: drawn });
  });

  it('still shows four, and counts one more, on a day with four', () => {
    const more = withChange(new Map(), { before: null, after: watch(day) });
    const shown = changedMonth('2026-02', null, drawn, more).get(day);
    expect(shown).toMatchObject({ count: 1001 });
    expect(shown?.watches).toHaveLength(4);
  });

  it('moves a watch to its new day, out of the month, and into it', () => {
    const [one] = drawn as [MonthWatch];
    const moved = changedMonth(
      '2026-02',
      null,
      drawn,
      withChange(new Map(), { before: one, after: { ...one, day: '2026-02-15' } }),
    );
    expect([...moved].map(([at, { count }]) => [at, count])).toEqual([
      ['2026-02-15', 1],
      [day, 999],
    ]);
    const out = changedMonth(
      '2026-02',
      null,
      [of(one, 1)],
      withChange(new Map(), { before: one, after: { ...one, day: null } }),
    );
    expect(out.size).toBe(0);
    const come = changedMonth(
      '2026-02',
      'movie',
      [],
      withChange(new Map(), { before: null, after: watch('2026-02-28') }),
    );
    expect([...come.keys()]).toEqual(['2026-02-28']);
    expect(
      changedMonth('2026-02', 'movie', [], withChange(new Map(), { before: null, after: series(day) })).size,
    ).toBe(0);
  });
});
