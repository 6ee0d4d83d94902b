import { m } from '../../paraglide/messages.js';
import { atom, computed } from 'nanostores';
import { loadReviewPage } from './reviews.queries.ts';
import { reviewsPath, type Opinions } from './opinions.ts';
import { ratingsShownOnce, REVIEW_PAGE_SIZE, type Review, type ReviewQuery } from './reviews.ts';
import type { TitleId } from '../../core/title.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { $rating } from './ratings.store.ts';
import { readable } from '../../core/stores/readable.ts';

/** `failed`: there is nothing to show instead. */
type ReviewsState = { kind: 'ready' | 'loading' | 'loadingMore' } | { kind: 'failed'; message: string };

export interface ReviewsView {
  title: TitleId;
  /** Filter and order; `page` is the first page shown. */
  query: ReviewQuery;
  reviews: Review[];
  /** Across all pages. */
  total: number;
  state: ReviewsState;
}

const $reviewsNow = atom<ReviewsView | null>(null);

/** Null until a title's page is opened. */
export const $reviews = readable($reviewsNow);

/** The reviews as shown: each author's rating once, the user's own as it is now. */
export const $shownReviews = computed([$reviews, $rating], (view, rating) => {
  const reviews = view?.reviews ?? [];
  const current = rating ? reviews.map((one) => (one.isOwn ? { ...one, rating: rating.own } : one)) : reviews;
  return ratingsShownOnce(current);
});

/** The latest load; answers to earlier ones are stale. */
let asked = 0;

export function changeReviews(change: (view: ReviewsView) => Partial<ReviewsView>): void {
  const view = $reviews.get();
  if (view) $reviewsNow.set({ ...view, ...change(view) });
}

export function viewOf(title: TitleId, opinions: Opinions): ReviewsView {
  const { query } = opinions;
  if (opinions.kind === 'ok') return { title, query, ...opinions.page, state: { kind: 'ready' } };
  return { title, query, reviews: [], total: 0, state: { kind: 'failed', message: opinions.message } };
}

/** Hydrates from the server's data. */
export function openReviews(title: TitleId, opinions: Opinions): void {
  asked += 1;
  $reviewsNow.set(viewOf(title, opinions));
}

/** Changes filter and order; starts at the first page. */
export async function showReviews(query: Pick<ReviewQuery, 'order' | 'rating'>): Promise<void> {
  const view = $reviews.get();
  if (!view) return;
  const next = { ...query, page: 1 };
  currentEnvironment().page.rename(reviewsPath(view.title, next));
  changeReviews(() => ({ query: next }));
  await loadReviews();
}

/**
 * Reloads the first shown page for the signed-in user. On failure the old reviews stay with `keep`; otherwise the error
 * replaces them.
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

function before({ query }: ReviewsView): number {
  return (query.page - 1) * REVIEW_PAGE_SIZE;
}

export function hasMoreReviews(view: ReviewsView): boolean {
  return before(view) + view.reviews.length < view.total;
}

/** The page of the first review not shown yet. */
export function nextReviewPage(view: ReviewsView): number {
  return Math.floor((before(view) + view.reviews.length) / REVIEW_PAGE_SIZE) + 1;
}

/**
 * Appends the next reviews without duplicates. New reviews may have shifted the pages, so a page without new ones is
 * skipped. Returns the first new review's id; null if there is none.
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
