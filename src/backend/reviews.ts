import {
  isStars,
  REVIEW_PAGE_SIZE,
  reviewText,
  type Review,
  type ReviewOrder,
  type Stars,
} from '../domain/reviews.ts';
import { answerOf, answerOrNone } from './answers.ts';
import type { Client } from './client.ts';
import type { Database } from './database.types.ts';
import { BackendError } from './errors.ts';
import { OPINION_TABLES, type TitleId } from './opinion-tables.ts';

/** A page of reviews, one's own first; `total` counts all pages with the same filter. */
export interface ReviewPage {
  reviews: Review[];
  total: number;
}

export interface ReviewPageOptions {
  /** From 1, 20 reviews each. */
  page: number;
  order: ReviewOrder;
  /** Only reviews whose author gave this rating; null for all. */
  rating?: Stars | null;
}

type PageRow = Database['public']['Functions']['movie_review_page']['Returns'][number];

function toReview(row: PageRow): Review {
  return {
    id: row.id,
    authorId: row.user_id,
    authorName: row.full_name,
    avatarUrl: row.avatar_url,
    text: row.review,
    createdAt: row.created_at,
    editedAt: row.updated_at,
    rating: row.rating !== null && isStars(row.rating) ? row.rating : null,
    isOwn: row.is_own,
  };
}

/** The type of one of two tables that differ in names only. */
const reviews = (client: Client, { kind }: Pick<TitleId, 'kind'>) =>
  client.from(OPINION_TABLES[kind].reviews as 'movie_reviews');

/** One page of a title's reviews with their authors; a page past the end is empty and counts 0. */
export async function loadReviewPage(
  client: Client,
  title: TitleId,
  { page, order, rating }: ReviewPageOptions,
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

/** Posts a review and answers its id; rejects with `invalid` when it is blank or longer than allowed. */
export async function postReview(
  client: Client,
  userId: string,
  title: TitleId,
  text: string,
): Promise<{ id: string; text: string; createdAt: string }> {
  const row = { user_id: userId, [OPINION_TABLES[title.kind].id]: title.id, review: reviewText(text) };
  const call = reviews(client, title)
    .insert(row as never)
    .select('id, review, created_at');
  const posted = await answerOf(call.single());
  return { id: posted.id, text: posted.review, createdAt: posted.created_at };
}

/** Changes the text of one's own review; rejects with `none` when it is gone or somebody else's. */
export async function editReview(
  client: Client,
  kind: TitleId['kind'],
  reviewId: string,
  text: string,
): Promise<{ text: string; editedAt: string | null }> {
  const call = reviews(client, { kind })
    .update({ review: reviewText(text) })
    .eq('id', reviewId)
    .select('review, updated_at');
  const edited = await answerOf(call.single());
  return { text: edited.review, editedAt: edited.updated_at };
}

/** Deletes one's own review; rejects with `none` when it is gone or somebody else's. */
export async function removeReview(client: Client, kind: TitleId['kind'], reviewId: string): Promise<void> {
  const removed = await answerOf(reviews(client, { kind }).delete().eq('id', reviewId).select('id'));
  if (removed.length === 0) throw new BackendError('none');
}

/** Undoes one's own deletion within the hour, id and times included; false when it is too late. */
export async function restoreReview(client: Client, reviewId: string): Promise<boolean> {
  return answerOf(client.rpc('restore_my_review', { p_review_id: reviewId }));
}

/** Tells the admins about somebody else's review; rejects with `duplicate` the second time. */
export async function reportReview(
  client: Client,
  userId: string,
  kind: TitleId['kind'],
  reviewId: string,
  reason: string,
): Promise<void> {
  const reported = kind === 'movie' ? { movie_review_id: reviewId } : { series_review_id: reviewId };
  const row = { user_id: userId, reason: reason.trim(), ...reported };
  await answerOrNone(client.from('review_reports').insert(row));
}
