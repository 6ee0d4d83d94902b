import { reviewReportFailed } from './reviews-words.ts';
import { m } from '../../paraglide/messages.js';
import { reportReview } from './reviews.queries.ts';
import type { Review } from './reviews.ts';
import { attemptWithBackend } from '../../core/stores/attempt.ts';
import { explain } from './own-reviews.store.ts';
import { $reviews } from './reviews.store.ts';
import { $session } from '../../core/stores/session.ts';
import { showError, showToast } from '../../core/stores/toasts.ts';

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
