import { inDiaryOrder, type DiaryView, type MonthWatch } from './diary.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { Watch } from './watches.ts';

/** A change of a watch since the page loaded: `before` is null for a new watch, `after` for a deleted one. */
export interface WatchChange {
  before: Watch | null;
  after: Watch | null;
}

/** Changes since the page loaded, by watch id. */
export type WatchChanges = ReadonlyMap<string, WatchChange>;

const idOf = ({ before, after }: WatchChange) => after?.id ?? before?.id ?? '';

/** Adds a change; the first `before` of a watch stays. */
export function withChange(changes: WatchChanges, change: WatchChange): WatchChanges {
  const id = idOf(change);
  const known = changes.get(id);
  return new Map(changes).set(id, { before: known ? known.before : change.before, after: change.after });
}

/** The changes a view can show. With a tag filter it drops new watches: the page does not know their tags. */
export function changesIn({ tag }: Pick<DiaryView, 'tag'>, changes: WatchChanges): WatchChanges {
  return tag === null ? changes : new Map([...changes].filter(([, { before }]) => before !== null));
}

const yearOfDay = (day: CalendarDate | null) => (day === null ? null : Number(day.slice(0, 4)));

/** Whether a watch matches a view's filters. */
export function belongs(
  watch: Watch,
  { kind, year, day }: Pick<DiaryView, 'kind' | 'year' | 'day'>,
): boolean {
  if (kind !== null && watch.title.kind !== kind) return false;
  if (day !== null) return watch.day === (day === 'none' ? null : day);
  return year === null || yearOfDay(watch.day) === year;
}

/** By how much the number of matching watches changed. */
function difference(changes: WatchChanges, fits: (watch: Watch) => boolean): number {
  let sum = 0;
  for (const { before, after } of changes.values()) {
    sum += Number(after !== null && fits(after)) - Number(before !== null && fits(before));
  }
  return sum;
}

/**
 * Applies changes to a page of the list. Moves edited watches, and adds new ones only where they sort onto this page.
 */
export function changedList(
  page: { view: DiaryView; watches: readonly Watch[]; total: number; full: boolean },
  changes: WatchChanges,
): { watches: Watch[]; total: number } {
  const { view, watches, full } = page;
  const fits = (watch: Watch) => belongs(watch, view);
  const own = new Set(watches.map(({ id }) => id));
  const stay = watches.flatMap((watch) => {
    const change = changes.get(watch.id);
    const now = change ? change.after : watch;
    return now && fits(now) ? [now] : [];
  });
  const [first, last] = [watches[0], watches.at(-1)];
  const added = [...changes.values()].flatMap(({ after }) => {
    if (!after || own.has(after.id) || !fits(after)) return [];
    const around = inDiaryOrder([...(first ? [first] : []), after, ...(full && last ? [last] : [])]);
    const place = around.findIndex(({ id }) => id === after.id);
    const early = place === 0 && view.page > 1;
    const late = full && last !== undefined && place === around.length - 1;
    return early || late ? [] : [after];
  });
  return { watches: inDiaryOrder([...stay, ...added]), total: page.total + difference(changes, fits) };
}

/** Applies changes to a month: per day at most four watches, and their count. */
export function changedMonth(
  month: string,
  kind: DiaryView['kind'],
  watches: readonly MonthWatch[],
  changes: WatchChanges,
): Map<CalendarDate, { watches: Watch[]; count: number }> {
  const fits = (watch: Watch) =>
    belongs(watch, { kind, year: null, day: null }) && watch.day?.startsWith(month);
  const now = new Map<string, Watch>(watches.map((watch) => [watch.id, watch]));
  const counts = new Map(watches.map(({ day, ofDay }) => [day ?? '', ofDay]));
  const count = (watch: Watch | null, step: number) => {
    if (watch && fits(watch)) counts.set(watch.day ?? '', (counts.get(watch.day ?? '') ?? 0) + step);
  };
  for (const [id, { before, after }] of changes) {
    count(before, -1);
    count(after, 1);
    if (after && fits(after)) now.set(id, after);
    else now.delete(id);
  }
  const days = new Map<CalendarDate, { watches: Watch[]; count: number }>();
  for (const watch of inDiaryOrder([...now.values()])) {
    const day = watch.day ?? '';
    const shown = days.get(day) ?? { watches: [], count: counts.get(day) ?? 0 };
    if (shown.watches.length < 4) shown.watches.push(watch);
    days.set(day, shown);
  }
  return days;
}
