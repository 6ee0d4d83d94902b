import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { ReviewOf } from './admin.ts';
import { $moderation, restoreReview, type ModeratedReview } from './admin.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

export function RestoreReview({ review, about }: { review: ModeratedReview; about: ReviewOf }) {
  const state = useStore($moderation)[review.id];
  const over = state === 'restored' || state === 'gone';
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={
        over
          ? undefined
          : m.admin_restore_of({ title: isolated(about.title), author: isolated(about.author) })
      }
      aria-disabled={state !== undefined}
      onClick={() => {
        if (state === undefined) void restoreReview(review);
      }}
    >
      {state === 'restored'
        ? m.admin_said_restored()
        : state === 'gone'
          ? m.admin_too_late_title()
          : m.admin_restore()}
    </button>
  );
}
