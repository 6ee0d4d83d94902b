import { useEffect, useRef } from 'react';
import { keepsLines, visibleName } from '../../domain/opinions.ts';
import { REVIEW_MESSAGES } from '../../domain/messages.ts';
import type { Review } from '../../domain/reviews.ts';
import { $editedReview } from '../../stores/own-reviews.ts';
import { StarsDisplay } from '../shared/StarsDisplay.tsx';
import { useStore } from '../ui/use-store.ts';
import { AuthorAvatar } from './AuthorAvatar.tsx';
import { OwnActions } from './OwnActions.tsx';
import { ReportButton } from './ReportButton.tsx';
import { ReviewEditor } from './ReviewEditor.tsx';
import { ReviewTime } from './ReviewTime.tsx';

interface ReviewItemProps {
  review: Review;
  backendUrl: string;
}

/** One review. Names and texts are whatever people typed: nothing in them reaches beyond its own element. */
export function ReviewItem({ review, backendUrl }: ReviewItemProps) {
  const edited = useStore($editedReview, { ssr: 'initial' }) === review.id;
  const article = useRef<HTMLElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The editor that had the focus is gone: it goes back to the button that opened it.
    if (wasEdited.current && !edited) article.current?.querySelector('button')?.focus();
    wasEdited.current = edited;
  }, [edited]);

  const name = visibleName(review.authorName) ?? REVIEW_MESSAGES.nameless;
  return (
    <article ref={article} className="review" tabIndex={-1} data-review={review.id}>
      <AuthorAvatar name={name} stored={review.avatarUrl} backendUrl={backendUrl} />
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="review-author">
            <bdi>{name}</bdi>
          </h3>
          {review.isOwn && <span className="text-sm font-semibold text-marquee">You</span>}
          {review.rating !== null && <StarsDisplay value={review.rating} />}
          <p className="text-sm text-ink-mute">
            <ReviewTime moment={review.createdAt} />
            {review.editedAt && ' · edited'}
          </p>
        </header>
        {edited && review.isOwn ? (
          <ReviewEditor review={review} />
        ) : (
          <>
            <p dir="auto" className={keepsLines(review.text) ? 'review-text review-lines' : 'review-text'}>
              {review.text}
            </p>
            {review.isOwn ? <OwnActions review={review} /> : <ReportButton review={review} />}
          </>
        )}
      </div>
    </article>
  );
}
