import { reviewReportFailed } from '../../domain/reviews/reviews-words.ts';
import { m } from '../../paraglide/messages.js';
import { reportReview } from '../../backend/reviews/reviews.ts';
import type { Review } from '../../domain/reviews/reviews.ts';
import { attemptWithBackend } from '../attempt.ts';
import { explain } from './own-reviews.ts';
import { $reviews } from './reviews.ts';
import { $session } from '../session.ts';
import { showError, showToast } from '../toasts.ts';

/** Reports a review to the admins. Returns true if it is reported, now or before. */
export async function report(review: Review, reason: string): Promise<boolean> {
  const view = $reviews.get();
  const session = $session.get();
  if (!view || session.kind !== 'signedIn' || !reason.trim()) return false;
  const attempted = await attemptWithBackend(async (client) => {
    await reportReview(client, session.account.id, view.title.kind, review.id, reason);
    showToast({ title: m.review_reported_title(), text: m.review_reported_text() });
  });
  if (attempted.kind === 'ok') return true;
  if (attempted.code === 'duplicate') {
    showError({ title: m.review_already_reported_title(), text: m.review_already_reported_text() });
    return true;
  }
  explain(attempted, reviewReportFailed, () => void report(review, reason));
  return false;
}
