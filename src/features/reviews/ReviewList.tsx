import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { reviewsPath } from './opinions.ts';
import type { Review } from './reviews.ts';
import { pageAddress } from '../../core/routes.ts';
import { hasMoreReviews, loadMoreReviews, nextReviewPage, type ReviewsView } from './reviews.store.ts';
import { retryOpinions } from './opinions.store.ts';
import { ReviewChoices } from './ReviewChoices.tsx';
import { ReviewItem } from './ReviewItem.tsx';

interface ReviewListProps {
  view: ReviewsView;
  shown: Review[];
  backendUrl: string;
}

/** Reviews with their order, filter and pages. */
export function ReviewList({ view, shown, backendUrl }: ReviewListProps) {
  const { title, query, total, state } = view;
  const list = useRef<HTMLOListElement>(null);
  const [first, setFirst] = useState<string | null>(null);
  const rating = query.rating ?? null;

  useEffect(() => {
    if (first) list.current?.querySelector<HTMLElement>(`[data-review="${first}"]`)?.focus();
  }, [first]);

  async function onMore(event: MouseEvent) {
    event.preventDefault();
    setFirst(await loadMoreReviews());
  }

  if (state.kind === 'failed') {
    const { title: heading, text } = { title: m.review_load_failed_title(), text: state.message };
    return (
      <div role="alert" className="rounded-lg border border-danger/60 p-5">
        <p className="font-semibold">{heading}</p>
        <p className="mb-4 text-ink-soft">{text}</p>
        <a
          className="button button-quiet"
          href={pageAddress(reviewsPath(title, query))}
          data-opens=""
          onClick={(event) => {
            event.preventDefault();
            void retryOpinions();
          }}
        >
          {m.words_again()}
        </a>
      </div>
    );
  }

  return (
    <div aria-busy={state.kind === 'loading'}>
      {(total > 0 || rating !== null) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ReviewChoices title={title} query={query} />
          <p role="status" className="text-sm text-ink-mute">
            {m.count_reviews(counted(total))}
          </p>
        </div>
      )}
      {total === 0 && (
        <div className="rounded-lg border border-dashed border-ground-edge/60 p-6 text-center">
          <p className="font-semibold">
            {rating === null ? m.review_none() : m.review_none_with(counted(rating))}
          </p>
          {rating === null && <p className="text-ink-soft">{m.review_none_yet()}</p>}
        </div>
      )}
      <ol
        ref={list}
        className="divide-y divide-ground-line transition-opacity [[aria-busy=true]>&]:opacity-50"
      >
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} backendUrl={backendUrl} />
          </li>
        ))}
      </ol>
      {hasMoreReviews(view) && (
        <a
          className="button button-quiet mt-5"
          href={pageAddress(reviewsPath(title, { ...query, page: nextReviewPage(view) }))}
          rel="nofollow"
          data-opens=""
          aria-disabled={state.kind === 'loadingMore'}
          onClick={(event) => void onMore(event)}
        >
          {state.kind === 'loadingMore' ? m.review_loading_more() : m.review_more()}
        </a>
      )}
      {query.page > 1 && (
        <p className="mt-4">
          <a
            className="review-action"
            href={pageAddress(reviewsPath(title, { ...query, page: 1 }))}
            rel="nofollow"
          >
            {m.review_first()}
          </a>
        </p>
      )}
    </div>
  );
}
