import { m } from '../../paraglide/messages.js';
import {
  daysOf,
  DIARY_PAGE_SIZE,
  entriesIn,
  shownMonth,
  type DiaryPage,
  type DiaryView,
  type Month,
  type MonthCount,
  type MonthWatch,
} from './diary.ts';
import type { RatedEpisode, Watch } from './watches.ts';
import { isStars } from '../../core/stars.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { loadDiaryPlays } from '../connections/own.queries.ts';
import type { Database, Json } from '../../core/backend/database.types.ts';
import { toWatch } from './watches.queries.ts';

type EntryRow = Database['public']['Functions']['diary_entries']['Returns'][number];

function toEpisodes(rows: Json): RatedEpisode[] {
  return (Array.isArray(rows) ? rows : []).map((row) => {
    const [season = 0, number = 0, stars = 0] = Array.isArray(row) ? row.map(Number) : [];
    return { season, number, ...(isStars(stars) && { stars }) };
  });
}

function toEntry(row: EntryRow): Watch {
  const watch = toWatch(row);
  // Generated types of functions lack null.
  const count = row.episodes as number | null;
  if (count === null) return watch;
  // A series nobody follows any more may have no name.
  const title = { ...watch.title, title: watch.title.title || m.diary_entry_some_series() };
  return { ...watch, title, episodes: { count, first: toEpisodes(row.first_episodes) } };
}

type Narrowed = Pick<DiaryView, 'kind' | 'tag'>;

const narrowed = ({ kind, tag }: Narrowed) => ({
  ...(kind !== null && { p_kind: kind }),
  ...(tag !== null && { p_tag: tag }),
});

/** The caller's entries per month, latest first, undated last. */
async function loadMonthCounts(client: Client, view: Narrowed): Promise<MonthCount[]> {
  const rows = await answerOf(client.rpc('diary_months', narrowed(view)));
  return rows.map(({ month, entries }: { month: string | null; entries: number }) => ({
    month: month === null ? null : month.slice(0, 7),
    entries,
  }));
}

/** The four latest entries of each day of the caller's month, latest day first. */
async function loadMonth(client: Client, month: Month, view: Narrowed): Promise<MonthWatch[]> {
  const { days } = daysOf(month);
  const time = { p_since: days[0] ?? '', p_until: days.at(-1) ?? '' };
  const call = { ...narrowed(view), ...time, p_of_each_day: 4, p_size: 4 * days.length };
  const rows = await answerOf(client.rpc('diary_entries', call));
  return rows.map((row) => ({ ...toEntry(row), ofDay: row.of_day }));
}

type Selection = Pick<DiaryView, 'kind' | 'tag' | 'year' | 'day'>;

function timeOf({ year, day }: Selection) {
  if (day === 'none') return { p_undated: true };
  if (day !== null) return { p_since: day, p_until: day };
  return year === null ? {} : { p_since: `${year}-01-01`, p_until: `${year}-12-31` };
}

/** A page (from 1) of the caller's diary, with the media servers that recorded entries; empty past the end. */
async function loadEntries(client: Client, selection: Selection, page: number): Promise<Watch[]> {
  const place = { p_from: (page - 1) * DIARY_PAGE_SIZE, p_size: DIARY_PAGE_SIZE };
  const call = { ...narrowed(selection), ...timeOf(selection), ...place };
  const entries = (await answerOf(client.rpc('diary_entries', call))).map(toEntry);
  if (entries.length === 0) return entries;
  const plays = await loadDiaryPlays(
    client,
    entries.map(({ id }) => id),
  );
  return entries.map((entry) => {
    const play = plays.get(entry.id);
    return play ? { ...entry, play } : entry;
  });
}

/** The number of the caller's entries on a day, or without one. */
function countDay(client: Client, day: string, view: Narrowed): Promise<number> {
  return answerOf(
    client.rpc('count_diary_day', { ...narrowed(view), ...(day !== 'none' && { p_day: day }) }),
  );
}

/**
 * Loads a page of the caller's diary. Two queries; one more if a day, or no month, is selected; one more for the list
 * layout's media servers.
 */
export async function readDiary(client: Client, view: DiaryView): Promise<DiaryPage> {
  const { year, day, page } = view;
  const nothing = { view, month: null, monthWatches: [], watches: [], total: 0 };
  const counts = loadMonthCounts(client, view);
  if (view.layout === 'list') {
    const [months, watches, ofDay] = await Promise.all([
      counts,
      loadEntries(client, view, page),
      day === null ? null : countDay(client, day, view),
    ]);
    return { ...nothing, months, watches, total: ofDay ?? entriesIn(months, year) };
  }
  if (view.month !== null) {
    const [months, monthWatches] = await Promise.all([counts, loadMonth(client, view.month, view)]);
    return { ...nothing, months, month: view.month, monthWatches };
  }
  const months = await counts;
  const month = shownMonth(view, months);
  return {
    ...nothing,
    months,
    month,
    monthWatches: month === null ? [] : await loadMonth(client, month, view),
  };
}
