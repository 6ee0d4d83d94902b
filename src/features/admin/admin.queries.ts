import type {
  AdminCharts,
  AdminOperations,
  AdminStats,
  Feedback,
  FeedbackQuery,
  ModerationAction,
  Page,
  ReportedReview,
} from './admin.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { Kind, TitleId } from '../../core/title.ts';
import { answerOf } from '../../core/backend/answers.ts';
import { camelKeys } from '../../core/backend/camel-keys.ts';
import type { Client } from '../../core/backend/client.ts';

// The database checks the role: each function rejects with `forbidden` for anyone but admins.

const PAGE_SIZE = 20;

function toPage<Row>(rows: readonly ({ total_count: number } & object)[]): Page<Row> {
  return {
    rows: rows.map(({ total_count: _total, ...row }) => camelKeys<Row>(row)),
    total: rows[0]?.total_count ?? 0,
  };
}

/** Totals, the latest profiles, the admins. */
export async function loadAdminStats(client: Client): Promise<AdminStats> {
  return camelKeys(await answerOf(client.rpc('admin_stats')));
}

/** Sign-ups of the 30 days up to `today`, ratings by stars, the titles most on wishlists and most watched. */
export async function loadAdminCharts(client: Client, today: CalendarDate): Promise<AdminCharts> {
  return camelKeys(await answerOf(client.rpc('admin_charts', { p_today: today })));
}

/** Database size, the mail queue, the last run of each job. */
export async function loadAdminOperations(client: Client): Promise<AdminOperations> {
  return camelKeys(await answerOf(client.rpc('admin_operations')));
}

function idsOf(titles: readonly TitleId[] | undefined, kind: Kind): number[] | undefined {
  return titles?.filter((title) => title.kind === kind).map(({ id }) => id);
}

/** A page of all reviews and ratings. */
export async function loadFeedback(client: Client, query: FeedbackQuery): Promise<Page<Feedback>> {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const rows = await answerOf(
    client.rpc('admin_feedback', {
      p_kind: query.kind,
      p_type: query.type,
      p_rating: query.rating,
      p_from: query.from,
      p_to: query.to,
      p_search: query.search,
      p_movie_ids: idsOf(query.titles, 'movie'),
      p_series_ids: idsOf(query.titles, 'tv'),
      p_sort: query.sort,
      p_ascending: query.ascending,
      p_limit: pageSize,
      p_offset: (page - 1) * pageSize,
    }),
  );
  return toPage(rows);
}

/** Reported reviews, most reported first, 20 per page. */
export async function loadReportQueue(client: Client, page: number): Promise<Page<ReportedReview>> {
  const window = { p_limit: PAGE_SIZE, p_offset: (page - 1) * PAGE_SIZE };
  return toPage(await answerOf(client.rpc('admin_report_queue', window)));
}

/** The audit trail, latest first, 20 per page. */
export async function loadModerationLog(client: Client, page: number): Promise<Page<ModerationAction>> {
  const window = { p_limit: PAGE_SIZE, p_offset: (page - 1) * PAGE_SIZE };
  return toPage(await answerOf(client.rpc('admin_moderation_log', window)));
}

/** Removes a review for a reason of 1 to 500 characters; false if already gone. */
export async function moderateReview(
  client: Client,
  kind: Kind,
  reviewId: string,
  reason: string,
): Promise<boolean> {
  return answerOf(
    client.rpc('admin_remove_review', { p_kind: kind, p_review_id: reviewId, p_reason: reason }),
  );
}

/** Restores a review an admin removed within the last thirty days; false if too late. */
export async function restoreModeratedReview(client: Client, reviewId: string): Promise<boolean> {
  return answerOf(client.rpc('admin_restore_review', { p_review_id: reviewId }));
}

/** Dismisses a review's reports; returns how many. */
export async function dismissReports(client: Client, kind: Kind, reviewId: string): Promise<number> {
  return answerOf(client.rpc('admin_dismiss_reports', { p_kind: kind, p_review_id: reviewId }));
}
