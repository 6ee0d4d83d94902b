import { m } from '../../paraglide/messages.js';
import { atom, computed } from 'nanostores';
import { loadReviewPage } from '../../backend/reviews/reviews.ts';
import { reviewsPath, type Opinions } from '../../domain/reviews/opinions.ts';
import {
  ratingsShownOnce,
  REVIEW_PAGE_SIZE,
  type Review,
  type ReviewQuery,
} from '../../domain/reviews/reviews.ts';
import type { TitleId } from '../../domain/title.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { currentEnvironment } from '../environment.ts';
import { $rating } from './ratings.ts';
import { readable } from '../readable.ts';

/** `failed` has nothing to show in place of what was asked for. */
type ReviewsState = { kind: 'ready' | 'loading' | 'loadingMore' } | { kind: 'failed'; message: string };

/** The reviews of the title of this page. */
export interface ReviewsView {
  title: TitleId;
  /** What they are narrowed and ordered by; `page` is the first that is shown. */
  query: ReviewQuery;
  reviews: Review[];
  /** Of all pages. */
  total: number;
  state: ReviewsState;
}

const $reviewsNow = atom<ReviewsView | null>(null);

/** Null until a page of a title has been opened. */
export const $reviews = readable($reviewsNow);

/** The reviews as they are shown: each author's rating once, the own one as it is now. */
export const $shownReviews = computed([$reviews, $rating], (view, rating) => {
  const reviews = view?.reviews ?? [];
  const current = rating ? reviews.map((one) => (one.isOwn ? { ...one, rating: rating.own } : one)) : reviews;
  return ratingsShownOnce(current);
});

/** Answers to earlier questions are not waited for any more. */
let asked = 0;

/** Changes the shown reviews, when there are any. */
export function changeReviews(change: (view: ReviewsView) => Partial<ReviewsView>): void {
  const view = $reviews.get();
  if (view) $reviewsNow.set({ ...view, ...change(view) });
}

/** What the page was rendered with. */
export function viewOf(title: TitleId, opinions: Opinions): ReviewsView {
  const { query } = opinions;
  if (opinions.kind === 'ok') return { title, query, ...opinions.page, state: { kind: 'ready' } };
  return { title, query, reviews: [], total: 0, state: { kind: 'failed', message: opinions.message } };
}

/** Begins with what the page was rendered with. */
export function openReviews(title: TitleId, opinions: Opinions): void {
  asked += 1;
  $reviewsNow.set(viewOf(title, opinions));
}

/** Shows other reviews, from their first page on. */
export async function showReviews(query: Pick<ReviewQuery, 'order' | 'rating'>): Promise<void> {
  const view = $reviews.get();
  if (!view) return;
  const next = { ...query, page: 1 };
  currentEnvironment().page.rename(reviewsPath(view.title, next));
  changeReviews(() => ({ query: next }));
  await loadReviews();
}

/**
 * Loads the first of the shown pages anew, as the person of this browser sees it. When that fails, what was
 * shown stays with `keep`, and otherwise gives way to the message.
 */
export async function loadReviews({ keep = false } = {}): Promise<void> {
  const view = $reviews.get();
  if (!view) return;
  asked += 1;
  const mine = asked;
  const { state } = view;
  changeReviews(() => ({ state: { kind: 'loading' } }));
  const loaded = await attemptWithBackend(async (client) => {
    const page = await loadReviewPage(client, view.title, view.query);
    if (mine === asked) changeReviews(() => ({ ...page, state: { kind: 'ready' } }));
  });
  if (loaded.kind === 'ok' || mine !== asked) return;
  const { message } = loaded;
  if (keep) changeReviews(() => ({ state: state.kind === 'failed' ? state : { kind: 'ready' } }));
  else changeReviews(() => ({ reviews: [], total: 0, state: { kind: 'failed', message } }));
  sayFailure(loaded, { title: m.review_load_failed_title(), text: message });
}

/** How many reviews are before the first one shown. */
function before({ query }: ReviewsView): number {
  return (query.page - 1) * REVIEW_PAGE_SIZE;
}

/** Whether there are reviews after the last one shown. */
export function hasMoreReviews(view: ReviewsView): boolean {
  return before(view) + view.reviews.length < view.total;
}

/** The page on which the first review stands that is not shown yet. */
export function nextReviewPage(view: ReviewsView): number {
  return Math.floor((before(view) + view.reviews.length) / REVIEW_PAGE_SIZE) + 1;
}

/**
 * Appends the next reviews, none twice. Others may have written meanwhile, so that a page can hold nothing
 * new: then the one after it is asked for. Answers the id of the first new one; null when there is none.
 */
export async function loadMoreReviews(): Promise<string | null> {
  const view = $reviews.get();
  if (view?.state.kind !== 'ready') return null;
  asked += 1;
  const mine = asked;
  changeReviews(() => ({ state: { kind: 'loadingMore' } }));
  const loaded = await attemptWithBackend(async (client) => {
    const known = new Set(view.reviews.map(({ id }) => id));
    for (let page = nextReviewPage(view); ; page += 1) {
      const { reviews, total } = await loadReviewPage(client, view.title, { ...view.query, page });
      if (mine !== asked) return null;
      const fresh = reviews.filter(({ id }) => !known.has(id));
      const last = reviews.length < REVIEW_PAGE_SIZE;
      if (fresh.length === 0 && !last) continue;
      changeReviews(({ reviews: shown, query }) => ({
        reviews: [...shown, ...fresh],
        total: last ? before(view) + shown.length + fresh.length : total,
        query,
        state: { kind: 'ready' },
      }));
      return fresh[0]?.id ?? null;
    }
  });
  if (loaded.kind === 'ok') return loaded.value;
  if (mine !== asked) return null;
  changeReviews(() => ({ state: { kind: 'ready' } }));
  sayFailure(loaded, { title: m.review_load_failed_title(), text: loaded.message });
  return null;
}
