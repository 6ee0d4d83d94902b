import { reviewPostFailed } from '../../domain/reviews/reviews-words.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import type { Account } from '../../domain/auth/account.ts';
import { authorMark, isReviewPostable, sortReviews, type Review } from '../../domain/reviews/reviews.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { attempt, sayFailure, type Failure } from '../attempt.ts';
import { openAuthDialog } from '../auth/auth-dialog.ts';
import { draftOf, keepDraft, tellsEndOf, $drafts } from '../drafts.ts';
import { sayMarkFailed } from '../marks/offer-again.ts';
import { sendMark } from '../marks/send-mark.ts';
import { asSignedIn } from '../permission.ts';
import { offeredToPerson } from '../as-person.ts';
import { $reviews, changeReviews } from './reviews.ts';
import { $session } from '../session.ts';
import { showToast } from '../toasts.ts';
import { readable } from '../readable.ts';

/** What is under way; one thing at a time. */
export type ReviewWork = { kind: 'idle' | 'posting' } | { kind: 'saving' | 'deleting'; id: string };

const $reviewWorkNow = atom<ReviewWork>({ kind: 'idle' });

export const $reviewWork = readable($reviewWorkNow);

const $editedReviewNow = atom<string | null>(null);

/** The review that is being edited in place, if any. */
export const $editedReview = readable($editedReviewNow);

/** Says what failed, and offers it again without a network; where the session is over, a new one can be begun and the same be done again. */
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

/** Shows an own review where it belongs among the others. */
export function put(review: Review): void {
  changeReviews(({ reviews, query, total }) => ({
    reviews: sortReviews([...reviews.filter(({ id }) => id !== review.id), review], query.order),
    total: reviews.some(({ id }) => id === review.id) ? total : total + 1,
  }));
}

/** Who is signed in, as others see them. */
function authorOf(account: Account): Pick<Review, 'author' | 'authorName' | 'avatarUrl'> {
  const session = $session.get();
  const profile = session.kind === 'signedIn' ? session.profile : null;
  return {
    author: authorMark(account.id),
    authorName: profile ? profile.fullName : account.fullName,
    avatarUrl: profile?.avatarUrl ?? null,
  };
}

/** Posts the draft about a title; nothing happens while it is blank or too long, or while something runs. */
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
    // What was typed since is not posted yet.
    if (draftOf($drafts.get(), about, account.id) === draft) keepDraft(about, account.id, null);
    showToast({ title: m.review_posted_title(), text: m.review_posted_text() });
  });
  $reviewWorkNow.set({ kind: 'idle' });
  if (attempted.kind === 'failed') explain(attempted, reviewPostFailed, () => postDraft(title));
}

/** Deletes an own review; what does that comes with the first press. */
export async function eraseReview(review: Review): Promise<void> {
  const loaded = await attempt(() => import('./deleted-review.ts'));
  if (loaded.kind === 'ok') await loaded.value.deleteReview(review);
  else
    sayFailure(loaded, {
      title: m.toast_error(),
      text: m.review_delete_failed_text({ message: loaded.message }),
    });
}

/** Says what is under way with an own review, or that nothing is; false while something else is. */
export function workOn(work: ReviewWork): boolean {
  if (work.kind !== 'idle' && $reviewWork.get().kind !== 'idle') return false;
  $reviewWorkNow.set(work);
  return true;
}

/** Opens an own review to be edited, or none; another one that was open keeps what was typed into it. */
export function startEdit(id: string | null): void {
  $editedReviewNow.set(id);
}

/** Leaves the review as it is. */
export function cancelEdit(id: string, userId: string): void {
  keepDraft(id, userId, null);
  $editedReviewNow.set(null);
}
