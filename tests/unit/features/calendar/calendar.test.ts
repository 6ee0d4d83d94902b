import { describe, expect, test } from 'vitest';
import {
  addMonths,
  CALENDAR_FILTERS,
  EVENT_TYPES,
  TYPES_OF,
  calendarAddress,
  entriesByDay,
  eventKey,
  firstWeekday,
  lastOf,
  readCalendar,
  shownSpan,
  weeksOf,
  type CalendarEvent,
} from '../../../../src/features/calendar/calendar.ts';
import { agendaPage, type AgendaPage, type AgendaStart } from '../../../../src/features/calendar/agenda.ts';
import { addDays } from '../../../../src/core/dates.ts';

const DAY = '2026-11-22';

const event = (more: Partial<CalendarEvent>): CalendarEvent => ({
  day: DAY,
  type: 'theatre',
  kind: 'movie',
  id: 1,
  title: 'One',
  posterPath: null,
  season: null,
  number: null,
  name: '',
  ...more,
});
const episode = (id: number, season: number, number: number, day = DAY) =>
  event({ type: 'episode', kind: 'tv', id, season, number, day });

describe('the address of a calendar', () => {
  test.each([
    ['', { form: 'agenda', month: '2026-11', only: null }],
    ['view=month', { form: 'month', month: '2026-11', only: null }],
    ['month=2027-02&only=episodes', { form: 'agenda', month: '2027-02', only: 'episodes' }],
    ['view=year&month=2027-13&only=all', { form: 'agenda', month: '2026-11', only: null }],
    ['month=0001-01', { form: 'agenda', month: '2026-11', only: null }],
    ['month=99999-01', { form: 'agenda', month: '2026-11', only: null }],
    ['month=2027-02-01', { form: 'agenda', month: '2026-11', only: null }],
    ['month=', { form: 'agenda', month: '2026-11', only: null }],
    ['month=1899-12', { form: 'agenda', month: '2026-11', only: null }],
    ['month=1900-01', { form: 'agenda', month: '1900-01', only: null }],
    ['month=2199-12', { form: 'agenda', month: '2199-12', only: null }],
    ['month=2200-01', { form: 'agenda', month: '2026-11', only: null }],
    [
      'from=2026-11-28&skip=60',
      { form: 'agenda', month: '2026-11', only: null, start: { from: '2026-11-28', skip: 60 } },
    ],
    [
      'from=2026-11-28&skip=-1',
      { form: 'agenda', month: '2026-11', only: null, start: { from: '2026-11-28', skip: 0 } },
    ],
    ['view=month&from=2026-11-28', { form: 'month', month: '2026-11', only: null }],
    ['from=2026-10-31', { form: 'agenda', month: '2026-11', only: null }],
    ['from=tomorrow', { form: 'agenda', month: '2026-11', only: null }],
  ])('"%s" is read, and invalid values are ignored', (query, view) => {
    expect(readCalendar(new URLSearchParams(query), DAY)).toEqual({ start: null, ...view });
  });

  test.each([
    [{ form: 'agenda', month: '2026-11', only: null, start: null }, '/calendar'],
    [
      { form: 'month', month: '2027-01', only: 'movies', start: null },
      '/calendar?view=month&month=2027-01&only=movies',
    ],
    [
      { form: 'agenda', month: '2026-11', only: null, start: { from: '2026-12-01', skip: 3 } },
      '/calendar?from=2026-12-01&skip=3',
    ],
  ] as const)('omits default values', (view, address) => {
    expect(calendarAddress(view, DAY)).toBe(address);
    expect(readCalendar(new URL(address, 'https://marquee.example').searchParams, DAY)).toEqual(view);
  });
});

describe('months', () => {
  test('follow each other across years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
      '2027-01',
      '2025-12',
      '2028-01',
    ]);
    expect([lastOf('2028-02'), lastOf('2027-02'), lastOf('2026-12')]).toEqual([
      '2028-02-29',
      '2027-02-28',
      '2026-12-31',
    ]);
  });

  test('begin their weeks by region', () => {
    expect([firstWeekday('DE'), firstWeekday('US'), firstWeekday('EG')]).toEqual([1, 7, 6]);
  });

  test.each([1, 6, 7])('are whole weeks with each day once, starting on weekday %i', (first) => {
    for (let month = '2024-01'; month < '2029-01'; month = addMonths(month, 1)) {
      const days = weeksOf(month, first).flat();
      expect(days.length % 7).toBe(0);
      expect(days).toEqual(days.map((_day, index) => addDays(days[0] ?? '', index)));
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(Number(lastOf(month).slice(8)));
      expect(days.filter((day) => !day.startsWith(month)).length).toBeLessThan(14);
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(first % 7);
    }
  });
});

describe('the shown days', () => {
  const span = (query: string, day: string) => {
    const view = readCalendar(new URLSearchParams(query), day);
    const { from, to } = shownSpan(view, weeksOf(view.month, 1), day);
    return `${from} to ${to}`;
  };

  test.each([
    ['', '2026-11-30', '2026-11-01 to 2026-12-30'],
    ['', '2026-11-01', '2026-11-01 to 2026-12-01'],
    ['', '2026-12-01', '2026-12-01 to 2026-12-31'],
    ['month=2027-02', '2026-11-30', '2027-02-01 to 2027-02-28'],
    ['month=2026-10', '2026-11-30', '2026-10-01 to 2026-10-31'],
    ['view=month', '2026-11-30', '2026-10-26 to 2026-12-06'],
  ])('of "%s" on %s are %s: this month’s agenda covers thirty days', (query, day, days) => {
    expect(span(query, day)).toBe(days);
  });
});

describe('the events of a day', () => {
  test('are sorted by day, with a series’ episodes of one day merged', () => {
    const days = entriesByDay([
      episode(7, 2, 1, '2026-11-24'),
      event({}),
      episode(7, 1, 5),
      episode(8, 1, 1),
      episode(7, 1, 6),
      event({ type: 'digital' }),
    ]);
    expect([...days.keys()]).toEqual([DAY, '2026-11-24']);
    expect(days.get(DAY)?.map(({ type, id, together }) => [type, id, together.length])).toEqual([
      ['theatre', 1, 1],
      ['episode', 7, 2],
      ['episode', 8, 1],
      ['digital', 1, 1],
    ]);
  });

  test('distinguish a movie and a series of one id', () => {
    const days = entriesByDay([event({ id: 7 }), episode(7, 1, 1), event({ id: 7, type: 'digital' })]);
    expect(days.get(DAY)?.map(({ type, together }) => [type, together.length])).toEqual([
      ['theatre', 1],
      ['episode', 1],
      ['digital', 1],
    ]);
  });

  test('each have one kind to filter by', () => {
    expect(CALENDAR_FILTERS.flatMap((filter) => TYPES_OF[filter]).toSorted()).toEqual(EVENT_TYPES.toSorted());
  });

  test('are paged in an agenda, each once and in order', () => {
    const many = Array.from({ length: 17 }, (_each, index) =>
      event({ id: index + 1, day: addDays(DAY, index % 3) }),
    );
    const days = entriesByDay(many);
    const shown: number[] = [];
    const sizes: number[] = [];
    for (let start: AgendaStart | null = { from: DAY, skip: 0 }; start;) {
      const { from } = start;
      const rest = new Map([...days].filter(([day]) => day >= from));
      const page: AgendaPage = agendaPage(rest, start, 5);
      const ids = [...page.days.values()].flat().map(({ id }) => id);
      shown.push(...ids);
      sizes.push(ids.length);
      start = page.later;
    }
    expect(shown).toEqual([...days.values()].flat().map(({ id }) => id));
    expect(sizes).toEqual([5, 5, 5, 2]);
  });

  test('keep a unique id when their day moves', () => {
    const moved = { day: '2027-03-01' };
    expect(eventKey(event(moved))).toBe(eventKey(event({})));
    expect(eventKey(event({ type: 'release' }))).toBe(eventKey(event({ type: 'theatre' })));
    const all = [
      event({}),
      event({ type: 'digital' }),
      event({ type: 'reminder' }),
      event({ id: 11 }),
      episode(1, 1, 1),
      episode(1, 11, 1),
      episode(1, 1, 11),
    ];
    expect(new Set(all.map(eventKey)).size).toBe(all.length);
  });
});
