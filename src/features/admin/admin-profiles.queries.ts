import type { ReportedProfile } from './reported-profiles.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

const MOST = 20;

/** Returns the reported public profiles, most reported first, at most 20, and the total. */
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

/** Hides a profile from everyone but its owner, for a reason of 1 to 500 characters; false if already hidden. */
export async function hideProfile(client: Client, userId: string, reason: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_profile', { p_owner: userId, p_hidden: true, p_reason: reason }));
}

/** Restores a hidden profile's visibility; false if not hidden. */
export async function showProfile(client: Client, userId: string): Promise<boolean> {
  return answerOf(client.rpc('admin_hide_profile', { p_owner: userId, p_hidden: false }));
}

/** Dismisses a profile's reports; returns how many. */
export async function dismissProfileReports(client: Client, userId: string): Promise<number> {
  return answerOf(client.rpc('admin_dismiss_profile_reports', { p_owner: userId }));
}
