import { reviewOrderBy, reviewOrderSpokenBy } from './reviews-words.ts';
import { starsCount } from '../../core/stars-count.ts';
import { m } from '../../paraglide/messages.js';
import type { MouseEvent } from 'react';
import { reviewsPath } from './opinions.ts';
import type { ReviewOrder, ReviewQuery } from './reviews.ts';
import { WHOLE_STARS } from '../../core/stars.ts';
import { pageAddress } from '../../core/routes.ts';
import type { TitleId } from '../../core/title.ts';
import { showReviews } from './reviews.store.ts';

interface ReviewChoicesProps {
  title: TitleId;
  query: ReviewQuery;
}

const ORDERS: readonly ReviewOrder[] = ['newest', 'oldest'];

/** Sorts and filters reviews by links, which work without scripts. */
export function ReviewChoices({ title, query }: ReviewChoicesProps) {
  const rating = query.rating ?? null;

  function choice(label: string, spoken: string, change: Partial<ReviewQuery>, chosen: boolean) {
    const next = { ...query, ...change, page: 1 };
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void showReviews(next);
    };
    return (
      <a
        key={spoken}
        href={pageAddress(reviewsPath(title, next))}
        rel="nofollow"
        className="chip"
        aria-label={spoken}
        aria-current={chosen ? 'true' : undefined}
        data-opens=""
        onClick={onClick}
      >
        {label}
      </a>
    );
  }

  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <div role="group" aria-label={m.review_order_label()} className="review-choices">
        {ORDERS.map((order) =>
          choice(reviewOrderBy[order](), reviewOrderSpokenBy[order](), { order }, query.order === order),
        )}
      </div>
      <div role="group" aria-label={m.review_ratings()} className="review-choices">
        {choice(m.review_all_short(), m.review_all_spoken(), { rating: null }, rating === null)}
        {WHOLE_STARS.toReversed().map((stars) => {
          const spoken = starsCount(stars);
          return choice(`${stars}★`, spoken, { rating: stars }, rating === stars);
        })}
      </div>
    </div>
  );
}
