import { atom } from 'nanostores';
import { editReview, postReview, removeReview, reportReview, restoreReview } from '../backend/reviews.ts';
import type { Account } from '../domain/account.ts';
import { REVIEW_MESSAGES, UNDO_MESSAGES } from '../domain/messages.ts';
import { isReviewPostable, reviewText, sortReviews, type Review } from '../domain/reviews.ts';
import { titleKey, type TitleId } from '../domain/title.ts';
import { attemptWithBackend, sayFailure, type Failure } from './attempt.ts';
import { openAuthDialog } from './auth-dialog.ts';
import { draftOf, keepDraft, tellsEndOf, $drafts } from './drafts.ts';
import { currentEnvironment } from './environment.ts';
import { asSignedIn } from './permission.ts';
import { $reviews, changeReviews } from './reviews.ts';
import { $session } from './session.ts';
import { showError, showToast } from './toasts.ts';
import { readable } from './readable.ts';

/** What is under way; one thing at a time. */
export type ReviewWork = { kind: 'idle' | 'posting' } | { kind: 'saving' | 'deleting'; id: string };

const $reviewWorkNow = atom<ReviewWork>({ kind: 'idle' });

export const $reviewWork = readable($reviewWorkNow);

const $editedReviewNow = atom<string | null>(null);

/** The review that is being edited in place, if any. */
export const $editedReview = readable($editedReviewNow);

/** Says what failed; where the session is over, a new one can be begun and the same be done again. */
function explain(
  failure: Failure,
  message: (cause: string) => { title: string; text: string },
  again: () => void,
) {
  const action = { label: 'Sign In', run: () => openAuthDialog('signIn', again) };
  const wayOn = failure.code === 'expired' ? { action } : {};
  sayFailure(failure, { ...message(failure.message), ...wayOn });
}

function put(review: Review): void {
  changeReviews(({ reviews, query, total }) => ({
    reviews: sortReviews([...reviews.filter(({ id }) => id !== review.id), review], query.order),
    total: total + 1,
  }));
}

/** Who is signed in, as others see them. */
function author(account: Account): Pick<Review, 'authorId' | 'authorName' | 'avatarUrl'> {
  const session = $session.get();
  const profile = session.kind === 'signedIn' ? session.profile : null;
  return {
    authorId: account.id,
    authorName: profile ? profile.fullName : account.fullName,
    avatarUrl: profile?.avatarUrl ?? null,
  };
}

/** Posts the draft about a title; nothing happens while it is blank or too long, or while something runs. */
export function postDraft(title: TitleId): void {
  void asSignedIn(REVIEW_MESSAGES.refused, (account) => post(title, account));
}

async function post(title: TitleId, account: Account): Promise<void> {
  const about = titleKey(title);
  const draft = draftOf($drafts.get(), about, account.id) ?? '';
  const tellsEnd = tellsEndOf($drafts.get(), about, account.id) ?? false;
  if (!isReviewPostable(draft) || $reviewWork.get().kind !== 'idle') return;
  $reviewWorkNow.set({ kind: 'posting' });
  const attempted = await attemptWithBackend(async (client) => {
    const posted = await postReview(client, account.id, title, draft, tellsEnd);
    const fresh = { editedAt: null, rating: null, isOwn: true, isFollowed: false, handle: null };
    put({ ...posted, ...author(account), ...fresh });
    // What was typed since is not posted yet.
    if (draftOf($drafts.get(), about, account.id) === draft) keepDraft(about, account.id, null);
    showToast(REVIEW_MESSAGES.posted);
    currentEnvironment().pageChanged(title);
  });
  $reviewWorkNow.set({ kind: 'idle' });
  if (attempted.kind === 'failed') explain(attempted, REVIEW_MESSAGES.postFailed, () => postDraft(title));
}

/** Opens an own review to be edited; another one that was open keeps what was typed into it. */
export function startEdit(id: string): void {
  $editedReviewNow.set(id);
}

/** Leaves the review as it is. */
export function cancelEdit(id: string, userId: string): void {
  keepDraft(id, userId, null);
  $editedReviewNow.set(null);
}

/** Saves what was edited; a blank or too long text is ignored, what is nothing new costs nothing. */
export async function saveEdit(review: Review, text: string, tellsEnd = review.tellsEnd): Promise<void> {
  const view = $reviews.get();
  if (!view || !isReviewPostable(text) || $reviewWork.get().kind !== 'idle') return;
  if (reviewText(text) === review.text && tellsEnd === review.tellsEnd) {
    cancelEdit(review.id, review.authorId);
    return;
  }
  $reviewWorkNow.set({ kind: 'saving', id: review.id });
  const attempted = await attemptWithBackend(async (client) => {
    const edited = await editReview(client, view.title.kind, review.id, text, tellsEnd);
    changeReviews(({ reviews }) => ({
      reviews: reviews.map((one) => (one.id === review.id ? { ...one, ...edited } : one)),
    }));
    keepDraft(review.id, review.authorId, null);
    if ($editedReview.get() === review.id) $editedReviewNow.set(null);
    showToast(REVIEW_MESSAGES.updated);
    currentEnvironment().pageChanged(view.title);
  });
  $reviewWorkNow.set({ kind: 'idle' });
  if (attempted.kind === 'failed') {
    explain(attempted, REVIEW_MESSAGES.updateFailed, () => void saveEdit(review, text, tellsEnd));
  }
}

/** Deletes an own review; the toast takes it back. */
export async function deleteReview(review: Review): Promise<void> {
  const view = $reviews.get();
  if (!view || $reviewWork.get().kind !== 'idle') return;
  $reviewWorkNow.set({ kind: 'deleting', id: review.id });
  const attempted = await attemptWithBackend(async (client) => {
    await removeReview(client, view.title.kind, review.id);
    changeReviews(({ reviews, total }) => ({
      reviews: reviews.filter(({ id }) => id !== review.id),
      total: Math.max(0, total - 1),
    }));
    const undo = { label: UNDO_MESSAGES.label, run: () => void undelete(view.title, review) };
    showToast({ ...REVIEW_MESSAGES.deleted, action: undo });
    currentEnvironment().pageChanged(view.title);
  });
  $reviewWorkNow.set({ kind: 'idle' });
  if (attempted.kind === 'failed') {
    explain(attempted, REVIEW_MESSAGES.deleteFailed, () => void deleteReview(review));
  }
}

async function undelete(title: TitleId, review: Review): Promise<void> {
  const { done, failed } = UNDO_MESSAGES;
  const action = { label: 'Try again', run: () => void undelete(title, review) };
  const attempted = await attemptWithBackend(async (client) => {
    const inTime = await restoreReview(client, review.id);
    if (!inTime) return showToast({ ...failed, destructive: true, action });
    put(review);
    showToast(done);
    currentEnvironment().pageChanged(title);
  });
  if (attempted.kind === 'failed') sayFailure(attempted, { ...failed, action });
}

/** Tells the admins about somebody's review; true once they know, whether from now or from before. */
export async function report(review: Review, reason: string): Promise<boolean> {
  const view = $reviews.get();
  const session = $session.get();
  if (!view || session.kind !== 'signedIn' || !reason.trim()) return false;
  const attempted = await attemptWithBackend(async (client) => {
    await reportReview(client, session.account.id, view.title.kind, review.id, reason);
    showToast(REVIEW_MESSAGES.reported);
  });
  if (attempted.kind === 'ok') return true;
  if (attempted.code === 'duplicate') {
    showError(REVIEW_MESSAGES.alreadyReported);
    return true;
  }
  explain(attempted, REVIEW_MESSAGES.reportFailed, () => void report(review, reason));
  return false;
}
