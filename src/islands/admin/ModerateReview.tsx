import { ADMIN_MESSAGES, type ReviewOf } from '../../domain/messages.ts';
import { $moderation, keepReview, restoreReview, type ModeratedReview } from '../../stores/admin/admin.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { useStore } from '../ui/use-store.ts';

const LateRemoveDialog = late(() => import('./RemoveDialog.tsx').then((script) => script.RemoveDialog));

interface ModerateReviewProps {
  review: ModeratedReview;
  /** Whose review of what, for those who do not see the row. */
  about: ReviewOf;
  /** Whether it was reported, so that it can be let stay. */
  reported?: boolean;
}

/** The buttons are gone: whoever used one goes on from here. */
function catchFocus(said: HTMLElement | null) {
  if (document.activeElement === document.body) said?.focus();
}

/** Removes a review, brings it back, or lets a reported one stay. */
export function ModerateReview({ review, about, reported = false }: ModerateReviewProps) {
  const state = useStore($moderation)[review.id];
  const { asked, ask, close, putOff } = useAsked();
  const removed = state === 'removed';
  const over = state === 'kept' || state === 'gone';

  return (
    <span
      className="inline-flex flex-wrap items-center gap-2"
      data-removed={removed || state === 'gone' || undefined}
    >
      {state && state !== 'working' && (
        <span
          ref={over ? catchFocus : undefined}
          tabIndex={-1}
          className="text-sm font-semibold text-ink-soft"
        >
          {ADMIN_MESSAGES.said[state]}
        </span>
      )}
      {reported && !over && !removed && (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={ADMIN_MESSAGES.keep(about)}
          aria-disabled={state === 'working'}
          onClick={() => void keepReview(review)}
        >
          {ADMIN_MESSAGES.keepButton}
        </button>
      )}
      {!over && (
        // One button whatever it says: the focus stays where it was.
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={removed ? ADMIN_MESSAGES.undoRemoval(about) : ADMIN_MESSAGES.remove(about)}
          aria-disabled={state === 'working'}
          onClick={removed ? () => void restoreReview(review) : ask}
        >
          {removed ? ADMIN_MESSAGES.undo : ADMIN_MESSAGES.removeButton}
        </button>
      )}
      <LateRemoveDialog props={asked ? { review, about, onClose: close } : null} onMissing={putOff} />
    </span>
  );
}
