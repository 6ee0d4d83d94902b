import { editReview } from '../../backend/reviews/reviews.ts';
import { REVIEW_MESSAGES } from '../../domain/messages.ts';
import { isReviewPostable, reviewText, type Review } from '../../domain/reviews/reviews.ts';
import { attemptWithBackend } from '../attempt.ts';
import { keepDraft } from '../drafts.ts';
import { currentEnvironment } from '../environment.ts';
import { $editedReview, $reviewWork, cancelEdit, explain, workOn } from './own-reviews.ts';
import { $reviews, changeReviews } from './reviews.ts';
import { showToast } from '../toasts.ts';

/** Saves what was edited; a blank or too long text is ignored, what is nothing new costs nothing. */
export async function saveEdit(review: Review, text: string, tellsEnd = review.tellsEnd): Promise<void> {
  const view = $reviews.get();
  if (!view || !isReviewPostable(text) || $reviewWork.get().kind !== 'idle') return;
  if (reviewText(text) === review.text && tellsEnd === review.tellsEnd) {
    cancelEdit(review.id, review.author);
    return;
  }
  workOn({ kind: 'saving', id: review.id });
  const attempted = await attemptWithBackend(async (client) => {
    const edited = await editReview(client, view.title.kind, review.id, text, tellsEnd);
    changeReviews(({ reviews }) => ({
      reviews: reviews.map((one) => (one.id === review.id ? { ...one, ...edited } : one)),
    }));
    keepDraft(review.id, review.author, null);
    if ($editedReview.get() === review.id) cancelEdit(review.id, review.author);
    showToast(REVIEW_MESSAGES.updated);
    currentEnvironment().pageChanged(view.title);
  });
  workOn({ kind: 'idle' });
  if (attempted.kind === 'failed') {
    explain(attempted, REVIEW_MESSAGES.updateFailed, () => void saveEdit(review, text, tellsEnd));
  }
}
