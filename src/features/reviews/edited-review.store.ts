import { reviewUpdateFailed } from './reviews-words.ts';
import { m } from '../../paraglide/messages.js';
import { editLimit, isReviewPostable, reviewText, type Review } from './reviews.ts';
import { attempt } from '../../core/stores/attempt.ts';
import { keepDraft } from '../../core/stores/drafts.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { $editedReview, $reviewWork, cancelEdit, explain, workOn } from './own-reviews.store.ts';
import { $reviews, changeReviews } from './reviews.store.ts';
import { showToast } from '../../core/stores/toasts.ts';

/** Saves an edited review. Ignores a blank or too long text; an unchanged one sends nothing. */
export async function saveEdit(review: Review, text: string, tellsEnd = review.tellsEnd): Promise<void> {
  const view = $reviews.get();
  if (!view || !isReviewPostable(text, editLimit(review.text)) || $reviewWork.get().kind !== 'idle') return;
  if (reviewText(text) === review.text && tellsEnd === review.tellsEnd) {
    cancelEdit(review.id, review.author);
    return;
  }
  workOn({ kind: 'saving', id: review.id });
  const { kind, id } = view.title;
  const attempted = await attempt(async () => {
    const sent = sendMark({ what: 'editReview', title: { kind, id }, id: review.id, text, tellsEnd });
    const { answer: edited } = await sent;
    changeReviews(({ reviews }) => ({
      reviews: reviews.map((one) => (one.id === review.id ? { ...one, ...edited } : one)),
    }));
    keepDraft(review.id, review.author, null);
    if ($editedReview.get() === review.id) cancelEdit(review.id, review.author);
    showToast({ title: m.review_updated_title(), text: m.review_updated_text() });
  });
  workOn({ kind: 'idle' });
  if (attempted.kind === 'failed') {
    explain(attempted, reviewUpdateFailed, () => void saveEdit(review, text, tellsEnd));
  }
}
