import type { ReportedProfile } from '../../domain/admin/reported-profiles.ts';
import { answerOf } from '../answers.ts';
import type { Client } from '../client.ts';

/** Reported pages shown at once. */
const MOST = 20;

/** The reported pages of people, the most reported first, twenty at most, and how many there are. */
export async function loadReportedProfiles(
  client: Client,
): Promise<{ rows: ReportedProfile[]; total: number }> {
  const rows = await answerOf(client.rpc('admin_profile_reports', { p_limit: MOST }));
  const reported = rows.map((row) => ({
    userId: row.user_id,
    handle: row.handle,
    fullName: row.full_name,
    suspended: row.suspended,
    reportCount: row.report_count,
    reasons: row.reasons,
    firstReportedAt: row.first_reported_at,
  }));
  return { rows: reported, total: rows[0]?.total_count ?? 0 };
}

/** Hides a page from everybody but its owner, for a reason of 1 to 500 characters; false when it is hidden already. */
export async function hideProfile(client: Client, userId: string, reason: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_profile', { p_owner: userId, p_hidden: true, p_reason: reason }));
}

/** Shows a hidden page again, as its owner chose; false when it is shown already. */
export async function showProfile(client: Client, userId: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_profile', { p_owner: userId, p_hidden: false }));
}

/** Drops the reports of a page; answers how many there were. */
export async function dismissProfileReports(client: Client, userId: string): Promise<number> {
  return answerOf(client.rpc('admin_dismiss_profile_reports', { p_owner: userId }));
}
