import { ADMIN_MESSAGES, type ReviewOf } from '../../domain/messages.ts';
import { $moderation, restoreReview, type ModeratedReview } from '../../stores/admin/admin.ts';
import { useStore } from '../ui/use-store.ts';

const words = ADMIN_MESSAGES;

/** Brings back a review that was removed. */
export function RestoreReview({ review, about }: { review: ModeratedReview; about: ReviewOf }) {
  const state = useStore($moderation)[review.id];
  const over = state === 'restored' || state === 'gone';
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={over ? undefined : words.restoreOf(about)}
      aria-disabled={state !== undefined}
      onClick={() => {
        if (state === undefined) void restoreReview(review);
      }}
    >
      {state === 'restored' ? words.said.restored : state === 'gone' ? words.tooLate.title : words.restore}
    </button>
  );
}
