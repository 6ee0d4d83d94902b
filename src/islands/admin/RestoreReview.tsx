import { $moderation, restoreReview, type ModeratedReview } from '../../stores/admin/admin.ts';
import { useStore } from '../ui/use-store.ts';

/** Brings back a review that was removed. */
export function RestoreReview({ review, about }: { review: ModeratedReview; about: string }) {
  const state = useStore($moderation)[review.id];
  const over = state === 'restored' || state === 'gone';
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={over ? undefined : `Restore ${about}`}
      aria-disabled={state !== undefined}
      onClick={() => {
        if (state === undefined) void restoreReview(review);
      }}
    >
      {state === 'restored' ? 'Restored' : state === 'gone' ? 'Too late' : 'Restore'}
    </button>
  );
}
