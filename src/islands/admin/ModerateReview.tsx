import { useState, type ComponentProps, type ComponentType } from 'react';
import { ADMIN_MESSAGES, AUTH_MESSAGES } from '../../domain/messages.ts';
import { $moderation, keepReview, restoreReview, type ModeratedReview } from '../../stores/admin.ts';
import { showError } from '../../stores/toasts.ts';
import { useStore } from '../ui/use-store.ts';
import type { RemoveDialog } from './RemoveDialog.tsx';

interface ModerateReviewProps {
  review: ModeratedReview;
  /** Whose review of what, for those who do not see the row. */
  about: string;
  /** Whether it was reported, so that it can be let stay. */
  reported?: boolean;
}

const SAID = { removed: 'Removed', kept: 'Kept', gone: 'Gone', restored: 'Restored' } as const;

/** The buttons are gone: whoever used one goes on from here. */
function catchFocus(said: HTMLElement | null) {
  if (document.activeElement === document.body) said?.focus();
}

/** Removes a review, brings it back, or lets a reported one stay. */
export function ModerateReview({ review, about, reported = false }: ModerateReviewProps) {
  const state = useStore($moderation)[review.id];
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof RemoveDialog>>>();
  const removed = state === 'removed';
  const over = state === 'kept' || state === 'gone';

  function ask() {
    import('./RemoveDialog.tsx').then(
      (loaded) => setDialog(() => loaded.RemoveDialog),
      () => showError(AUTH_MESSAGES.dialogMissing),
    );
  }

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
          {SAID[state]}
        </span>
      )}
      {reported && !over && !removed && (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={`Keep ${about}`}
          aria-disabled={state === 'working'}
          onClick={() => void keepReview(review)}
        >
          Keep
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
          {removed ? 'Undo' : 'Remove'}
        </button>
      )}
      {Dialog && <Dialog review={review} about={about} onClose={() => setDialog(undefined)} />}
    </span>
  );
}
