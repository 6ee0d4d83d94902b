import { atom } from 'nanostores';
import { toBackendError } from '../backend/errors.ts';
import { editReview, postReview, removeReview, reportReview, restoreReview } from '../backend/reviews.ts';
import type { Account } from '../domain/account.ts';
import { LIST_MESSAGES } from '../domain/list-messages.ts';
import { OPINION_MESSAGES } from '../domain/person-messages.ts';
import { isReviewPostable, reviewText, sortReviews, type Review } from '../domain/reviews.ts';
import { titleKey, type TitleId } from '../domain/title.ts';
import { openAuthDialog } from './auth-dialog.ts';
import { draftOf, keepDraft, $drafts } from './drafts.ts';
import { currentEnvironment } from './environment.ts';
import { asSignedIn } from './permission.ts';
import { $reviews, changeReviews } from './reviews.ts';
import { $session } from './session.ts';
import { showError, showToast } from './toasts.ts';

const { reviews: MESSAGES } = OPINION_MESSAGES;

/** What is under way; one thing at a time. */
export type ReviewWork = { kind: 'idle' | 'posting' } | { kind: 'saving' | 'deleting'; id: string };

export const $reviewWork = atom<ReviewWork>({ kind: 'idle' });

/** The review that is being edited in place, if any. */
export const $editedReview = atom<string | null>(null);

/** Says what failed; where the session is over, a new one can be begun and the same be done again. */
function explain(
  error: unknown,
  message: (cause: string) => { title: string; text: string },
  again: () => void,
) {
  const { kind, message: cause } = toBackendError(error);
  const action = { label: 'Sign In', run: () => openAuthDialog('signIn', again) };
  if (kind === 'expired') showToast({ ...message(cause), destructive: true, action });
  else showError(message(cause));
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
  void asSignedIn(MESSAGES.refused, (account) => post(title, account));
}

async function post(title: TitleId, account: Account): Promise<void> {
  const about = titleKey(title);
  const draft = draftOf($drafts.get(), about, account.id) ?? '';
  if (!isReviewPostable(draft) || $reviewWork.get().kind !== 'idle') return;
  $reviewWork.set({ kind: 'posting' });
  try {
    const client = await currentEnvironment().backend();
    const posted = await postReview(client, account.id, title, draft);
    put({ ...posted, ...author(account), editedAt: null, rating: null, isOwn: true });
    // What was typed since is not posted yet.
    if (draftOf($drafts.get(), about, account.id) === draft) keepDraft(about, account.id, null);
    showToast(MESSAGES.posted);
    currentEnvironment().pageChanged(title);
  } catch (error) {
    explain(error, MESSAGES.postFailed, () => postDraft(title));
  } finally {
    $reviewWork.set({ kind: 'idle' });
  }
}

/** Opens an own review to be edited; another one that was open keeps what was typed into it. */
export function startEdit(id: string): void {
  $editedReview.set(id);
}

/** Leaves the review as it is. */
export function cancelEdit(id: string, userId: string): void {
  keepDraft(id, userId, null);
  $editedReview.set(null);
}

/** Saves the edited text; a blank or too long one is ignored, one that is no other costs nothing. */
export async function saveEdit(review: Review, text: string): Promise<void> {
  const view = $reviews.get();
  if (!view || !isReviewPostable(text) || $reviewWork.get().kind !== 'idle') return;
  if (reviewText(text) === review.text) {
    cancelEdit(review.id, review.authorId);
    return;
  }
  $reviewWork.set({ kind: 'saving', id: review.id });
  try {
    const client = await currentEnvironment().backend();
    const edited = await editReview(client, view.title.kind, review.id, text);
    changeReviews(({ reviews }) => ({
      reviews: reviews.map((one) => (one.id === review.id ? { ...one, ...edited } : one)),
    }));
    keepDraft(review.id, review.authorId, null);
    if ($editedReview.get() === review.id) $editedReview.set(null);
    showToast(MESSAGES.updated);
    currentEnvironment().pageChanged(view.title);
  } catch (error) {
    explain(error, MESSAGES.updateFailed, () => void saveEdit(review, text));
  } finally {
    $reviewWork.set({ kind: 'idle' });
  }
}

/** Deletes an own review; the toast takes it back. */
export async function deleteReview(review: Review): Promise<void> {
  const view = $reviews.get();
  if (!view || $reviewWork.get().kind !== 'idle') return;
  $reviewWork.set({ kind: 'deleting', id: review.id });
  try {
    const client = await currentEnvironment().backend();
    await removeReview(client, view.title.kind, review.id);
    changeReviews(({ reviews, total }) => ({
      reviews: reviews.filter(({ id }) => id !== review.id),
      total: Math.max(0, total - 1),
    }));
    const undo = { label: LIST_MESSAGES.undo.label, run: () => void undelete(view.title, review) };
    showToast({ ...MESSAGES.deleted, action: undo });
    currentEnvironment().pageChanged(view.title);
  } catch (error) {
    explain(error, MESSAGES.deleteFailed, () => void deleteReview(review));
  } finally {
    $reviewWork.set({ kind: 'idle' });
  }
}

async function undelete(title: TitleId, review: Review): Promise<void> {
  const { done, failed } = LIST_MESSAGES.undo;
  try {
    const client = await currentEnvironment().backend();
    if (!(await restoreReview(client, review.id))) throw new Error('too late');
    put(review);
    showToast(done);
    currentEnvironment().pageChanged(title);
  } catch {
    showToast({
      ...failed,
      destructive: true,
      action: { label: 'Try again', run: () => void undelete(title, review) },
    });
  }
}

/** Tells the admins about somebody's review; true once they know, whether from now or from before. */
export async function report(review: Review, reason: string): Promise<boolean> {
  const view = $reviews.get();
  const session = $session.get();
  if (!view || session.kind !== 'signedIn' || !reason.trim()) return false;
  try {
    const client = await currentEnvironment().backend();
    await reportReview(client, session.account.id, view.title.kind, review.id, reason);
    showToast(MESSAGES.reported);
    return true;
  } catch (error) {
    if (toBackendError(error).kind === 'duplicate') {
      showError(MESSAGES.alreadyReported);
      return true;
    }
    explain(error, MESSAGES.reportFailed, () => void report(review, reason));
    return false;
  }
}
