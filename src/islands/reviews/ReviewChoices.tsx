import type { MouseEvent } from 'react';
import { COUNTS, REVIEW_MESSAGES } from '../../domain/messages.ts';
import { reviewsPath } from '../../domain/reviews/opinions.ts';
import type { ReviewOrder, ReviewQuery } from '../../domain/reviews/reviews.ts';
import { WHOLE_STARS } from '../../domain/reviews/stars.ts';
import type { TitleId } from '../../domain/title.ts';
import { showReviews } from '../../stores/reviews/reviews.ts';

interface ReviewChoicesProps {
  title: TitleId;
  query: ReviewQuery;
}

const { order: words, all } = REVIEW_MESSAGES;
const ORDERS: readonly ReviewOrder[] = ['newest', 'oldest'];

/** Orders the reviews and narrows them to a rating: links, so that they work before any script does. */
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
        href={reviewsPath(title, next)}
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
      <div role="group" aria-label={words.label} className="review-choices">
        {ORDERS.map((order) => choice(words[order], words.spoken[order], { order }, query.order === order))}
      </div>
      <div role="group" aria-label={REVIEW_MESSAGES.ratings} className="review-choices">
        {choice(all.short, all.spoken, { rating: null }, rating === null)}
        {WHOLE_STARS.toReversed().map((stars) => {
          const spoken = COUNTS.stars(stars);
          return choice(`${stars}★`, spoken, { rating: stars }, rating === stars);
        })}
      </div>
    </div>
  );
}
