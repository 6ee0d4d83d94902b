import { adminSaidBy } from './admin-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import type { ReviewOf } from './admin.ts';
import { $moderation, keepReview, restoreReview, type ModeratedReview } from './admin.store.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';

const RemoveDialog = lazyDialog(() => import('./RemoveDialog.tsx').then((script) => script.RemoveDialog));

interface ModerateReviewProps {
  review: ModeratedReview;
  /** Author and title, for the labels of the buttons. */
  about: ReviewOf;
  /** Whether it was reported, so that its reports can be dismissed. */
  reported?: boolean;
}

/** Moves the focus here, since the pressed button is gone. */
function catchFocus(said: HTMLElement | null) {
  if (document.activeElement === document.body) said?.focus();
}

/** Removes or restores a review, or dismisses its reports. */
export function ModerateReview({ review, about, reported = false }: ModerateReviewProps) {
  const state = useStore($moderation)[review.id];
  const [asked, setAsked] = useState(false);
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
          {adminSaidBy[state]()}
        </span>
      )}
      {reported && !over && !removed && (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={m.admin_keep({ title: isolated(about.title), author: isolated(about.author) })}
          aria-disabled={state === 'working'}
          onClick={() => void keepReview(review)}
        >
          {m.admin_keep_button()}
        </button>
      )}
      {!over && (
        // One button for both actions, so that it keeps the focus.
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={
            removed
              ? m.admin_undo_removal({ title: isolated(about.title), author: isolated(about.author) })
              : m.admin_remove({ title: isolated(about.title), author: isolated(about.author) })
          }
          aria-disabled={state === 'working'}
          onClick={removed ? () => void restoreReview(review) : () => setAsked(true)}
        >
          {removed ? m.admin_undo() : m.admin_remove_button()}
        </button>
      )}
      {asked && <RemoveDialog review={review} about={about} onClose={() => setAsked(false)} />}
    </span>
  );
}
