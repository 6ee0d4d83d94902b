import { dateFormat, isCalendarDate, type CalendarDate } from '../dates.ts';
import { parsePage } from '../paging.ts';
import { withParameters } from '../routes.ts';
import { tagOf, type NamedTag } from '../tags/tags.ts';
import type { Kind } from '../title.ts';
import { FIRST_DAY, type Watch } from './watches.ts';

export const DIARY_PATH = '/diary';

/** Entries on one page of the plain list. */
export const DIARY_PAGE_SIZE = 30;

/** A month, `YYYY-MM`. */
export type Month = string;

/** What a page of the diary shows, as its address says it. */
export interface DiaryView {
  layout: 'month' | 'list';
  /** Null for both. */
  kind: Kind | null;
  /** Null for all. */
  year: number | null;
  /** Of the month view; null for the latest there is. */
  month: Month | null;
  /** Of the list: one day alone, or `none`, which is what was seen some time. */
  day: CalendarDate | null;
  /** The key of a tag its titles have; null for all. */
  tag: string | null;
  /** Of the list, from 1. */
  page: number;
}

/** How many entries a month has; those without a day stand under no month. */
export interface MonthCount {
  month: Month | null;
  entries: number;
}

/** A watch as the month view shows it, with how many its day has. */
export type MonthWatch = Watch & { ofDay: number };

const FIRST_YEAR = Number(FIRST_DAY.slice(0, 4));

function parseYear(text: string | null): number | null {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  return year >= FIRST_YEAR && year <= 2200 ? year : null;
}

/** Reads an address; what makes no sense counts as not said. */
export function parseDiaryView(query: URLSearchParams): DiaryView {
  const kind = query.get('kind');
  const month = query.get('month') ?? '';
  const day = query.get('day') ?? '';
  const one = day === 'none' || isCalendarDate(day) ? day : null;
  const layout = one !== null || query.get('view') === 'list' ? 'list' : 'month';
  const asked = layout === 'month' && isCalendarDate(`${month}-01`) ? month : null;
  const year = one === null ? parseYear(query.get('year')) : null;
  return {
    layout,
    kind: kind === 'movie' || kind === 'tv' ? kind : null,
    // A month of another year is what was looked at before the year was chosen.
    year,
    month: asked !== null && (year === null || yearOfMonth(asked) === year) ? asked : null,
    day: one,
    tag: tagOf(query),
    page: layout === 'list' ? parsePage(query.get('page')) : 1,
  };
}

/** The address of a view, with some of it changed. Another selection begins on its first page. */
export function diaryPath(view: DiaryView, changes: Partial<DiaryView> = {}): string {
  const { layout, kind, year, month, day, tag, page } = { ...view, page: 1, ...changes };
  const isList = layout === 'list';
  return withParameters(DIARY_PATH, {
    view: isList && day === null ? 'list' : null,
    kind,
    tag,
    year: day === null ? year : null,
    month: isList ? null : month,
    day: isList ? day : null,
    page: isList && page > 1 ? page : null,
  });
}

/** The year a month is in. */
function yearOfMonth(month: Month): number {
  return Number(month.slice(0, 4));
}

/** Years with something in them, in the order of their months. */
export function diaryYears(months: readonly MonthCount[]): number[] {
  return [...new Set(months.flatMap(({ month }) => (month === null ? [] : [yearOfMonth(month)])))];
}

/** How many entries the list of a view has, where it is not that of one day. */
export function entriesIn(months: readonly MonthCount[], year: number | null): number {
  const counted = months.filter(
    ({ month }) => year === null || (month !== null && yearOfMonth(month) === year),
  );
  return counted.reduce((sum, { entries }) => sum + entries, 0);
}

/** The month a view shows: the one asked for, else the latest with a watch (of its year), else none. */
export function shownMonth({ month, year }: DiaryView, months: readonly MonthCount[]): Month | null {
  if (month !== null) return month;
  const found = months.find(({ month: one }) => one !== null && (year === null || yearOfMonth(one) === year));
  return found?.month ?? null;
}

/** The nearest months with a watch before and after one. */
export function neighbourMonths(months: readonly MonthCount[], month: Month) {
  const all = months.flatMap(({ month: one }) => one ?? []).sort();
  return {
    before: all.findLast((one) => one < month) ?? null,
    after: all.find((one) => one > month) ?? null,
  };
}

const writtenMonths = /* @__PURE__ */ dateFormat({ month: 'long', year: 'numeric' });

/** `November 2026`. */
export function writtenMonth(month: Month): string {
  return writtenMonths().format(new Date(`${month}-01T00:00:00Z`));
}

/** The days of a month in order, and in which column it begins (0 is the first) where weeks begin on this weekday (1 is Monday). */
export function daysOf(month: Month, firstWeekday = 1): { days: CalendarDate[]; begins: number } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return { days, begins: (first.getUTCDay() - firstWeekday + 7) % 7 };
}

/** Watches of one day after the other, as they stand; those without a day under null. */
export function byDay<Some extends Watch>(
  watches: readonly Some[],
): { day: CalendarDate | null; watches: Some[] }[] {
  const groups: { day: CalendarDate | null; watches: Some[] }[] = [];
  for (const watch of watches) {
    const last = groups.at(-1);
    if (last?.day === watch.day) last.watches.push(watch);
    else groups.push({ day: watch.day, watches: [watch] });
  }
  return groups;
}

/** In the order of the diary: the latest day first, what has none last, then what was recorded last. */
export function inDiaryOrder<Some extends Watch>(watches: readonly Some[]): Some[] {
  return watches.toSorted(
    (a, b) =>
      (b.day ?? '').localeCompare(a.day ?? '') ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** A page of the diary as it was read. */
export interface DiaryPage {
  view: DiaryView;
  /** Of the chosen kind, the latest first. */
  months: MonthCount[];
  /** The month on show; null in the list, and where there is none. */
  month: Month | null;
  monthWatches: MonthWatch[];
  /** Of the list: one page. */
  watches: Watch[];
  /** Entries on all pages of the list. */
  total: number;
}

/** The same for whoever reads it. */
export interface OwnDiaryPage extends DiaryPage {
  userId: string;
  /** Their tags, by name. */
  tags: NamedTag[];
  /** The weekday (1 is Monday) with which weeks begin where they are. */
  firstWeekday: number;
}
