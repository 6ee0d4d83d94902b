import {
  DIARY_PAGE_SIZE,
  shownMonth,
  watchesIn,
  type DiaryPage,
  type DiaryView,
  type Month,
  type MonthCount,
  type MonthWatch,
} from '../domain/diary.ts';
import type { Kind } from '../domain/title.ts';
import type { Watch } from '../domain/watches.ts';
import { answerOf, countOf } from './answers.ts';
import type { Client } from './client.ts';
import { toWatch } from './watches.ts';

const ofKind = (kind: Kind | null) => (kind === null ? {} : { p_kind: kind });

/** How many watches the caller has in each month, the latest first, and last without a day. */
async function loadMonthCounts(client: Client, kind: Kind | null): Promise<MonthCount[]> {
  const rows = await answerOf(client.rpc('diary_months', ofKind(kind)));
  return rows.map(({ month, watches }: { month: string | null; watches: number }) => ({
    month: month === null ? null : month.slice(0, 7),
    watches,
  }));
}

/** The four latest watches of each day of a month of the caller's, the latest day first. */
async function loadMonth(client: Client, month: Month, kind: Kind | null): Promise<MonthWatch[]> {
  const rows = await answerOf(client.rpc('diary_month', { p_month: `${month}-01`, ...ofKind(kind) }));
  return rows.map((row) => ({ ...toWatch(row), ofDay: row.of_day }));
}

type Selection = Pick<DiaryView, 'kind' | 'year' | 'day'>;

/** What a query narrows down. */
interface Rows {
  eq(column: string, value: string): this;
  is(column: string, value: null): this;
  gte(column: string, value: string): this;
  lt(column: string, value: string): this;
}

function selected<Some extends Rows>(rows: Some, { kind, year, day }: Selection): Some {
  const some = kind === null ? rows : rows.eq('kind', kind);
  if (day !== null) return day === 'none' ? some.is('day', null) : some.eq('day', day);
  return year === null ? some : some.gte('day', `${year}-01-01`).lt('day', `${year + 1}-01-01`);
}

/** A page of a person's diary in its order, from 1; past the end it is empty. */
async function loadWatches(
  client: Client,
  userId: string,
  selection: Selection,
  page: number,
): Promise<Watch[]> {
  const from = (page - 1) * DIARY_PAGE_SIZE;
  const call = selected(client.from('watches_view').select('*').eq('user_id', userId), selection)
    .order('day', { ascending: false, nullsFirst: false })
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + DIARY_PAGE_SIZE - 1);
  return (await answerOf(call)).map(toWatch);
}

/** How many watches a selection has. */
async function countWatches(client: Client, userId: string, selection: Selection): Promise<number> {
  const rows = client.from('watches').select('id', { count: 'exact', head: true }).eq('user_id', userId);
  return countOf(selected(rows, selection));
}

/** Everything a page of a person's diary shows: two questions, three where a day or no month is named. */
export async function readDiary(client: Client, userId: string, view: DiaryView): Promise<DiaryPage> {
  const { kind, year, day, page } = view;
  const nothing = { view, month: null, monthWatches: [], watches: [], total: 0 };
  const counts = loadMonthCounts(client, kind);
  if (view.layout === 'list') {
    const selection = { kind, year, day };
    const [months, watches, ofDay] = await Promise.all([
      counts,
      loadWatches(client, userId, selection, page),
      day === null ? null : countWatches(client, userId, selection),
    ]);
    return { ...nothing, months, watches, total: ofDay ?? watchesIn(months, year) };
  }
  if (view.month !== null) {
    const [months, monthWatches] = await Promise.all([counts, loadMonth(client, view.month, kind)]);
    return { ...nothing, months, month: view.month, monthWatches };
  }
  const months = await counts;
  const month = shownMonth(view, months);
  return {
    ...nothing,
    months,
    month,
    monthWatches: month === null ? [] : await loadMonth(client, month, kind),
  };
}
