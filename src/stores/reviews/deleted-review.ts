import { removeReview, restoreReview } from '../../backend/reviews/reviews.ts';
import { REVIEW_MESSAGES, UNDO_MESSAGES, WORDS } from '../../domain/messages.ts';
import type { Review } from '../../domain/reviews/reviews.ts';
import type { TitleId } from '../../domain/title.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { currentEnvironment } from '../environment.ts';
import { offeredToPerson } from '../owned.ts';
import { explain, put, workOn } from './own-reviews.ts';
import { $reviews, changeReviews } from './reviews.ts';
import { showToast } from '../toasts.ts';

/** Deletes an own review; the toast takes it back. */
export async function deleteReview(review: Review): Promise<void> {
  const view = $reviews.get();
  if (!view || !workOn({ kind: 'deleting', id: review.id })) return;
  const attempted = await attemptWithBackend(async (client) => {
    await removeReview(client, view.title.kind, review.id);
    changeReviews(({ reviews, total }) => ({
      reviews: reviews.filter(({ id }) => id !== review.id),
      total: Math.max(0, total - 1),
    }));
    const undo = {
      label: UNDO_MESSAGES.label,
      run: offeredToPerson(() => void undelete(view.title, review)),
    };
    showToast({ ...REVIEW_MESSAGES.deleted, action: undo });
    currentEnvironment().pageChanged(view.title);
  });
  workOn({ kind: 'idle' });
  if (attempted.kind === 'failed') {
    explain(attempted, REVIEW_MESSAGES.deleteFailed, () => void deleteReview(review));
  }
}

async function undelete(title: TitleId, review: Review): Promise<void> {
  const { done, failed } = UNDO_MESSAGES;
  const action = { label: WORDS.again, run: () => void undelete(title, review) };
  const attempted = await attemptWithBackend(async (client) => {
    const inTime = await restoreReview(client, review.id);
    if (!inTime) return showToast({ ...failed, destructive: true, action });
    put(review);
    showToast(done);
    currentEnvironment().pageChanged(title);
  });
  if (attempted.kind === 'failed') sayFailure(attempted, { ...failed, action });
}
