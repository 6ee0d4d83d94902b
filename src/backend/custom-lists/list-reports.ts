import type { ReportedList } from '../../domain/admin/reported-lists.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import { readList } from './custom-lists.ts';
import { BackendError } from '../errors.ts';

/** Reported lists shown at once. */
const MOST = 20;

/**
 * Tells the admins about a list of somebody else's; rejects with `duplicate` the second time, `none` where the person may
 * not read it, `forbidden` when it is their own.
 */
export async function reportList(
  client: Client,
  userId: string,
  address: string,
  reason: string,
): Promise<void> {
  // Its page says its address alone.
  const list = await readList(client, address, { offset: 0, limit: 0 });
  if (!list) throw new BackendError('none');
  const row = { user_id: userId, list_id: list.id, reason: reason.trim() };
  await answerOrNone(client.from('list_reports').insert(row));
}

/** The reported lists, the most reported first, twenty at most, and how many there are. */
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

/** Hides a list from everybody but its owner, for a reason of 1 to 500 characters; false when it is hidden already. */
export async function hideList(client: Client, id: string, reason: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_list', { p_list: id, p_hidden: true, p_reason: reason }));
}

/** Shows a hidden list again, as its owner did before; false when it is not hidden. */
export async function unhideList(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_list', { p_list: id, p_hidden: false }));
}

/** Drops the reports of a list; answers how many there were. */
export async function dismissListReports(client: Client, id: string): Promise<number> {
  return answerOf(client.rpc('admin_dismiss_list_reports', { p_list: id }));
}
