import { m } from '../../paraglide/messages.js';
import type { Review } from './reviews.ts';
import { $reviewWork, eraseReview, startEdit } from './own-reviews.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

/** Edit and delete, for the author. */
export function OwnActions({ review }: { review: Review }) {
  const work = useStore($reviewWork);
  const deleting = work.kind === 'deleting' && work.id === review.id;
  return (
    <div className="mt-2 flex gap-4">
      <button type="button" className="review-action" onClick={() => startEdit(review.id)}>
        {m.review_edit()}
      </button>
      <button
        type="button"
        className="review-action"
        aria-disabled={deleting}
        onClick={() => void eraseReview(review)}
      >
        {deleting ? m.review_erasing() : m.review_erase()}
      </button>
    </div>
  );
}
