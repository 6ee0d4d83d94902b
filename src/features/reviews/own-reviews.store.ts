import { reviewPostFailed } from './reviews-words.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import type { Account } from '../../core/account.ts';
import { authorMark, isReviewPostable, sortReviews, type Review } from './reviews.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { attempt, sayFailure, type Failure } from '../../core/stores/attempt.ts';
import { openAuthDialog } from '../../core/stores/auth-dialog.ts';
import { draftOf, keepDraft, tellsEndOf, $drafts } from '../../core/stores/drafts.ts';
import { sayMarkFailed } from '../marks/offer-again.store.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { offeredToPerson } from '../../core/stores/as-person.ts';
import { $reviews, changeReviews } from './reviews.store.ts';
import { $session } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

/** The running action; one at a time. */
export type ReviewWork = { kind: 'idle' | 'posting' } | { kind: 'saving' | 'deleting'; id: string };

const $reviewWorkNow = atom<ReviewWork>({ kind: 'idle' });

export const $reviewWork = readable($reviewWorkNow);

const $editedReviewNow = atom<string | null>(null);

/** The review being edited in place; null for none. */
export const $editedReview = readable($editedReviewNow);

/**
 * Shows a failure. Offers a retry after offline failures, and a sign-in followed by a retry after an expired session.
 */
export function explain(
  failure: Failure,
  message: (cause: string) => { title: string; text: string },
  again: () => void,
) {
  const action = { label: m.words_sign_in(), run: () => openAuthDialog('signIn', again) };
  const isOver = failure.code === 'expired' || failure.code === 'signedOut';
  const wayOn = isOver ? { action } : {};
  const view = $reviews.get();
  const about = view ? titleKey(view.title) : '';
  sayMarkFailed(failure, { ...message(failure.message), ...wayOn }, { about, again: offeredToPerson(again) });
}

/** Inserts or replaces the user's review in sort order. */
export function put(review: Review): void {
  changeReviews(({ reviews, query, total }) => ({
    reviews: sortReviews([...reviews.filter(({ id }) => id !== review.id), review], query.order),
    total: reviews.some(({ id }) => id === review.id) ? total : total + 1,
  }));
}

function authorOf(account: Account): Pick<Review, 'author' | 'authorName' | 'avatarUrl'> {
  const session = $session.get();
  const profile = session.kind === 'signedIn' ? session.profile : null;
  return {
    author: authorMark(account.id),
    authorName: profile ? profile.fullName : account.fullName,
    avatarUrl: profile?.avatarUrl ?? null,
  };
}

/** Posts the draft about a title; does nothing if it is blank or too long, or while another action runs. */
export function postDraft(title: TitleId): void {
  void asSignedIn({ title: m.toast_please_sign_in(), text: m.review_refused_text() }, (account) =>
    post(title, account),
  );
}

async function post(title: TitleId, account: Account): Promise<void> {
  const about = titleKey(title);
  const draft = draftOf($drafts.get(), about, account.id) ?? '';
  const tellsEnd = tellsEndOf($drafts.get(), about, account.id) ?? false;
  if (!isReviewPostable(draft) || $reviewWork.get().kind !== 'idle') return;
  $reviewWorkNow.set({ kind: 'posting' });
  const { kind, id } = title;
  const attempted = await attempt(async () => {
    const { answer: posted } = await sendMark({ what: 'review', title: { kind, id }, text: draft, tellsEnd });
    const fresh = { editedAt: null, rating: null, isOwn: true, isFollowed: false, handle: null };
    put({ ...posted, ...authorOf(account), ...fresh });
    // Text typed meanwhile is not posted yet.
    if (draftOf($drafts.get(), about, account.id) === draft) keepDraft(about, account.id, null);
    showToast({ title: m.review_posted_title(), text: m.review_posted_text() });
  });
  $reviewWorkNow.set({ kind: 'idle' });
  if (attempted.kind === 'failed') explain(attempted, reviewPostFailed, () => postDraft(title));
}

/** Deletes a review of the user; the code is loaded lazily. */
export async function eraseReview(review: Review): Promise<void> {
  const loaded = await attempt(() => import('./deleted-review.store.ts'));
  if (loaded.kind === 'ok') await loaded.value.deleteReview(review);
  else
    sayFailure(loaded, {
      title: m.toast_error(),
      text: m.review_delete_failed_text({ message: loaded.message }),
    });
}

/** Sets the running action; returns false if another one is running. */
export function workOn(work: ReviewWork): boolean {
  if (work.kind !== 'idle' && $reviewWork.get().kind !== 'idle') return false;
  $reviewWorkNow.set(work);
  return true;
}

/** Opens a review for editing (null closes); the draft of another open one stays. */
export function startEdit(id: string | null): void {
  $editedReviewNow.set(id);
}

/** Closes the editor and discards its draft. */
export function cancelEdit(id: string, userId: string): void {
  keepDraft(id, userId, null);
  $editedReviewNow.set(null);
}
