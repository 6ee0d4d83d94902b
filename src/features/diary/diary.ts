import { dateFormat, isCalendarDate, type CalendarDate } from '../../core/dates.ts';
import { parsePage } from '../../core/paging.ts';
import { withParameters } from '../../core/routes.ts';
import { tagOf, type NamedTag } from '../tags/tags.ts';
import type { Kind } from '../../core/title.ts';
import { FIRST_DAY, type Watch } from './watches.ts';

export const DIARY_PATH = '/diary';

export const DIARY_PAGE_SIZE = 30;

/** `YYYY-MM`. */
export type Month = string;

/** Filters and layout of the diary, as in its address. */
export interface DiaryView {
  layout: 'month' | 'list';
  /** Null for both kinds. */
  kind: Kind | null;
  /** Null for all years. */
  year: number | null;
  /** Of the month view; null for the latest with entries. */
  month: Month | null;
  /** Of the list: one day, or `none` for entries without a day. */
  day: CalendarDate | null;
  /** Key of a tag its titles have; null for all. */
  tag: string | null;
  /** Of the list, from 1. */
  page: number;
}

/** Number of entries in a month; the month is null for entries without a day. */
export interface MonthCount {
  month: Month | null;
  entries: number;
}

/** A watch in the month view, with the number of watches on its day. */
export type MonthWatch = Watch & { ofDay: number };

const FIRST_YEAR = Number(FIRST_DAY.slice(0, 4));

function parseYear(text: string | null): number | null {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  return year >= FIRST_YEAR && year <= 2200 ? year : null;
}

/** Parses an address; ignores invalid parameters. */
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
    // A month outside the year was selected before the year.
    year,
    month: asked !== null && (year === null || yearOfMonth(asked) === year) ? asked : null,
    day: one,
    tag: tagOf(query),
    page: layout === 'list' ? parsePage(query.get('page')) : 1,
  };
}

/** The address of a view with changes applied. Resets the page unless `changes` sets it. */
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

function yearOfMonth(month: Month): number {
  return Number(month.slice(0, 4));
}

/** Years with entries, in the order of `months`. */
export function diaryYears(months: readonly MonthCount[]): number[] {
  return [...new Set(months.flatMap(({ month }) => (month === null ? [] : [yearOfMonth(month)])))];
}

/** Number of entries in the list, for a year or (null) all years. */
export function entriesIn(months: readonly MonthCount[], year: number | null): number {
  const counted = months.filter(
    ({ month }) => year === null || (month !== null && yearOfMonth(month) === year),
  );
  return counted.reduce((sum, { entries }) => sum + entries, 0);
}

/** The month a view shows: the requested one, else the latest with entries in its year; null without entries. */
export function shownMonth({ month, year }: DiaryView, months: readonly MonthCount[]): Month | null {
  if (month !== null) return month;
  const found = months.find(({ month: one }) => one !== null && (year === null || yearOfMonth(one) === year));
  return found?.month ?? null;
}

/** The nearest months with entries, before and after. */
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

/** The days of a month, and the column of its first day (from 0) if weeks start on `firstWeekday` (1 is Monday). */
export function daysOf(month: Month, firstWeekday = 1): { days: CalendarDate[]; begins: number } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return { days, begins: (first.getUTCDay() - firstWeekday + 7) % 7 };
}

/** Groups adjacent watches by day, without sorting; those without a day under null. */
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

/** Sorts watches: latest day first, without a day last, then by the time of recording, latest first. */
export function inDiaryOrder<Some extends Watch>(watches: readonly Some[]): Some[] {
  return watches.toSorted(
    (a, b) =>
      (b.day ?? '').localeCompare(a.day ?? '') ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
      (a.id < b.id ? -1 : 1),
  );
}

export interface DiaryPage {
  view: DiaryView;
  /** Of the selected kind, latest first. */
  months: MonthCount[];
  /** The month shown; null in the list, and without entries. */
  month: Month | null;
  monthWatches: MonthWatch[];
  watches: Watch[];
  /** On all pages of the list. */
  total: number;
}

/** With the signed-in user's settings. */
export interface OwnDiaryPage extends DiaryPage {
  userId: string;
  /** The user's tags, by name. */
  tags: NamedTag[];
  /** First weekday of the week in the user's region, 1 for Monday. */
  firstWeekday: number;
}
