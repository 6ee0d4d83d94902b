import { inDiaryOrder, type DiaryView, type MonthWatch } from './diary.ts';
import type { CalendarDate } from '../dates.ts';
import type { Watch } from './watches.ts';

/** What became of a watch since a page was made: null before is one that was not there, null after one that is gone. */
export interface WatchChange {
  before: Watch | null;
  after: Watch | null;
}

/** Changes by the id of the watch, each told since the page was made. */
export type WatchChanges = ReadonlyMap<string, WatchChange>;

const idOf = ({ before, after }: WatchChange) => after?.id ?? before?.id ?? '';

/** The changes with one more; what was there at first stays what it was before. */
export function withChange(changes: WatchChanges, change: WatchChange): WatchChanges {
  const id = idOf(change);
  const known = changes.get(id);
  return new Map(changes).set(id, { before: known ? known.before : change.before, after: change.after });
}

/** The changes a page can show: of what is new nobody knows here whether its title has the tag a page is narrowed to. */
export function changesIn({ tag }: Pick<DiaryView, 'tag'>, changes: WatchChanges): WatchChanges {
  return tag === null ? changes : new Map([...changes].filter(([, { before }]) => before !== null));
}

const yearOfDay = (day: CalendarDate | null) => (day === null ? null : Number(day.slice(0, 4)));

/** Whether a watch is among those a list shows. */
export function belongs(
  watch: Watch,
  { kind, year, day }: Pick<DiaryView, 'kind' | 'year' | 'day'>,
): boolean {
  if (kind !== null && watch.title.kind !== kind) return false;
  if (day !== null) return watch.day === (day === 'none' ? null : day);
  return year === null || yearOfDay(watch.day) === year;
}

/** How many more, or fewer, watches fit since the page was made. */
function difference(changes: WatchChanges, fits: (watch: Watch) => boolean): number {
  let sum = 0;
  for (const { before, after } of changes.values()) {
    sum += Number(after !== null && fits(after)) - Number(before !== null && fits(before));
  }
  return sum;
}

/** A page of the plain list as it is now: what changed stands where it belongs, what is new on the page it falls on. */
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

/** A month as it is now, day by day: at most four watches of each, and how many it has. */
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
