import {
  authorMark,
  REVIEW_PAGE_SIZE,
  reviewText,
  type Review,
  type ReviewPage,
  type ReviewQuery,
} from './reviews.ts';
import { isStars } from '../../core/stars.ts';
import type { Kind, TitleId } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { reviewsOf, titleIn } from './opinion-tables.queries.ts';

type Report = Database['public']['Tables']['review_reports']['Insert'];
type PageRow = Database['public']['Functions']['movie_review_page']['Returns'][number];

function toReview(row: PageRow): Review {
  return {
    id: row.id,
    author: authorMark(row.user_id),
    authorName: row.full_name,
    avatarUrl: row.avatar_url,
    text: row.review,
    createdAt: row.created_at,
    editedAt: row.updated_at,
    rating: row.stars !== null && isStars(row.stars) ? row.stars : null,
    isOwn: row.is_own,
    isFollowed: row.is_followed,
    handle: row.handle,
    tellsEnd: row.tells_end,
  };
}

/** A page of a title's reviews with authors; past the end it is empty with total 0. */
export async function loadReviewPage(
  client: Client,
  title: TitleId,
  { page, order, rating }: ReviewQuery,
): Promise<ReviewPage> {
  const options = {
    p_rating: rating ?? undefined,
    p_oldest_first: order === 'oldest',
    p_limit: REVIEW_PAGE_SIZE,
    p_offset: (page - 1) * REVIEW_PAGE_SIZE,
  };
  const rows = await answerOf(
    title.kind === 'movie'
      ? client.rpc('movie_review_page', { p_movie_id: title.id, ...options })
      : client.rpc('series_review_page', { p_series_id: title.id, ...options }),
  );
  return { reviews: rows.map(toReview), total: rows[0]?.total_count ?? 0 };
}

/** The user's review of a title with exactly this text; null for none. */
export async function findOwnReview(
  client: Client,
  userId: string,
  title: TitleId,
  text: string,
): Promise<Pick<Review, 'id' | 'text' | 'tellsEnd' | 'createdAt'> | null> {
  const call = reviewsOf(client, title.kind)
    .select('id, review, tells_end, created_at')
    .match({ user_id: userId, ...titleIn(title) });
  const found = (await answerOf(call)).find(({ review }) => review === reviewText(text));
  if (!found) return null;
  return { id: found.id, text: found.review, tellsEnd: found.tells_end, createdAt: found.created_at };
}

/** Posts a review; rejects with `invalid` if it is blank or too long. */
export async function postReview(
  client: Client,
  userId: string,
  title: TitleId,
  text: string,
  tellsEnd = false,
): Promise<{ id: string; text: string; tellsEnd: boolean; createdAt: string }> {
  const row = { user_id: userId, review: reviewText(text), tells_end: tellsEnd };
  const posted = await answerOf(
    title.kind === 'movie'
      ? client
          .from('movie_reviews')
          .insert({ ...row, movie_id: title.id })
          .select('id, review, created_at')
          .single()
      : client
          .from('series_reviews')
          .insert({ ...row, series_id: title.id })
          .select('id, review, created_at')
          .single(),
  );
  return { id: posted.id, text: posted.review, tellsEnd, createdAt: posted.created_at };
}

/** Edits the text or the spoiler mark of the caller's review; rejects with `none` if it is gone or another user's. */
export async function editReview(
  client: Client,
  kind: Kind,
  reviewId: string,
  text: string,
  tellsEnd?: boolean,
): Promise<{ text: string; tellsEnd: boolean; editedAt: string | null }> {
  const call = reviewsOf(client, kind)
    .update({ review: reviewText(text), ...(tellsEnd === undefined ? {} : { tells_end: tellsEnd }) })
    .eq('id', reviewId)
    .select('review, tells_end, updated_at');
  const edited = await answerOf(call.single());
  return { text: edited.review, tellsEnd: edited.tells_end, editedAt: edited.updated_at };
}

/** Deletes the caller's review; rejects with `none` if it is gone or another user's. */
export async function removeReview(client: Client, kind: Kind, reviewId: string): Promise<void> {
  const removed = await answerOf(reviewsOf(client, kind).delete().eq('id', reviewId).select('id'));
  if (removed.length === 0) throw new BackendError('none');
}

/** Restores the caller's review within an hour of deletion, id and times included; false if too late. */
export async function restoreReview(client: Client, reviewId: string): Promise<boolean> {
  return answerOf(client.rpc('restore_my_review', { p_review_id: reviewId }));
}

/** Reports another user's review; rejects with `duplicate` the second time. */
export async function reportReview(
  client: Client,
  userId: string,
  kind: Kind,
  reviewId: string,
  reason: string,
): Promise<void> {
  const reported = kind === 'movie' ? { movie_review_id: reviewId } : { series_review_id: reviewId };
  const row: Report = { user_id: userId, reason: reason.trim(), ...reported };
  await answerOrNone(client.from('review_reports').insert(row));
}
