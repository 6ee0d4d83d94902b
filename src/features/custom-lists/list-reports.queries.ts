import type { ReportedList } from '../admin/reported-lists.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { readList } from './custom-lists.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';

const MOST = 20;

/**
 * Reports another user's list; rejects with `duplicate` the second time, `none` if the caller may not read it,
 * `forbidden` if it is their own.
 */
export async function reportList(
  client: Client,
  userId: string,
  address: string,
  reason: string,
): Promise<void> {
  // The list's page has only its address, not its id.
  const list = await readList(client, address, { offset: 0, limit: 0 });
  if (!list) throw new BackendError('none');
  const row = { user_id: userId, list_id: list.id, reason: reason.trim() };
  await answerOrNone(client.from('list_reports').insert(row));
}

/** Returns the reported lists, most reported first, at most 20, and the total. */
export async function loadReportedLists(client: Client): Promise<{ rows: ReportedList[]; total: number }> {
  const rows = await answerOf(client.rpc('admin_list_reports', { p_limit: MOST }));
  const reported = rows.map((row) => ({
    id: row.list_id,
    address: row.address,
    name: row.name,
    ownerName: row.full_name,
    hidden: row.hidden,
    reportCount: row.report_count,
    reasons: row.reasons,
    firstReportedAt: row.first_reported_at,
  }));
  return { rows: reported, total: rows[0]?.total_count ?? 0 };
}

/** Hides a list from everyone but its owner, for a reason of 1 to 500 characters; false if already hidden. */
export async function hideList(client: Client, id: string, reason: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_list', { p_list: id, p_hidden: true, p_reason: reason }));
}

/** Restores a hidden list's visibility; false if not hidden. */
export async function unhideList(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_list', { p_list: id, p_hidden: false }));
}

/** Dismisses a list's reports; returns how many. */
export async function dismissListReports(client: Client, id: string): Promise<number> {
  return answerOf(client.rpc('admin_dismiss_list_reports', { p_list: id }));
}
