import { reviewDeleteFailed } from './reviews-words.ts';
import { m } from '../../paraglide/messages.js';
import { restoreReview } from './reviews.queries.ts';
import type { Review } from './reviews.ts';
import type { TitleId } from '../../core/title.ts';
import { attempt, attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { offeredToPerson } from '../../core/stores/as-person.ts';
import { explain, put, workOn } from './own-reviews.store.ts';
import { $reviews, changeReviews } from './reviews.store.ts';
import { showToast } from '../../core/stores/toasts.ts';

/** Deletes a review of the user; the toast offers an undo. */
export async function deleteReview(review: Review): Promise<void> {
  const view = $reviews.get();
  if (!view || !workOn({ kind: 'deleting', id: review.id })) return;
  const { kind, id } = view.title;
  const attempted = await attempt(async () => {
    await sendMark({ what: 'deleteReview', title: { kind, id }, id: review.id });
    changeReviews(({ reviews, total }) => ({
      reviews: reviews.filter(({ id }) => id !== review.id),
      total: Math.max(0, total - 1),
    }));
    const undo = {
      label: m.undo_label(),
      run: offeredToPerson(() => void undelete(view.title, review)),
    };
    showToast({ title: m.review_deleted_title(), text: m.review_deleted_text(), action: undo });
  });
  workOn({ kind: 'idle' });
  if (attempted.kind === 'failed') {
    explain(attempted, reviewDeleteFailed, () => void deleteReview(review));
  }
}

async function undelete(title: TitleId, review: Review): Promise<void> {
  const action = { label: m.words_again(), run: () => void undelete(title, review) };
  const attempted = await attemptWithBackend(async (client) => {
    const inTime = await restoreReview(client, review.id);
    if (!inTime)
      return showToast({ title: m.toast_error(), text: m.undo_failed_text(), destructive: true, action });
    put(review);
    showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
    currentEnvironment().pageChanged(title);
  });
  if (attempted.kind === 'failed')
    sayFailure(attempted, { title: m.toast_error(), text: m.undo_failed_text(), action });
}
