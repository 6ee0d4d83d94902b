import type { Opinions } from './opinions.ts';
import { reviewText, type Review } from './reviews.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { $drafts, draftOf, keepDraft } from '../../core/stores/drafts.ts';
import { loadRating, openRating } from './ratings.store.ts';
import { $reviews, changeReviews, loadReviews, openReviews } from './reviews.store.ts';
import { $session, onPerson } from '../../core/stores/session.ts';

const asAnyones = (review: Review): Review => ({ ...review, isOwn: false, isFollowed: false });

let stop: (() => void) | undefined;

/** Drops a draft that was posted although its page was left before the answer came. */
function forgetPosted(title: TitleId, userId: string | null): void {
  const about = titleKey(title);
  const draft = userId && draftOf($drafts.get(), about, userId);
  const isPosted = ({ isOwn, text }: Review) => isOwn && draft && text === reviewText(draft);
  if (draft && $reviews.get()?.reviews.some(isPosted)) keepDraft(about, userId, null);
}

/**
 * Hydrates rating and reviews from the server's data and follows the session: reloads them for another user than they
 * were rendered for, and clears the user's own parts on sign-out.
 */
export function openOpinions(title: TitleId, opinions: Opinions): void {
  const open = $reviews.get();
  if (open && titleKey(open.title) === titleKey(title)) return;
  openRating(title, opinions.kind === 'ok' ? opinions.ratings : null);
  openReviews(title, opinions);
  stop?.();
  let initialFor = opinions.kind === 'ok' ? opinions.ratings.userId : undefined;
  stop = onPerson((userId) => {
    const isInitial = userId !== null && userId === initialFor;
    initialFor = undefined;
    if (isInitial) return;
    if (userId === null) changeReviews(({ reviews }) => ({ reviews: reviews.map(asAnyones) }));
    void loadReviews({ keep: true }).then(() => forgetPosted(title, userId));
  });
}

/** Retries loading rating and reviews. */
export async function retryOpinions(): Promise<void> {
  const session = $session.get();
  await Promise.all([loadReviews(), loadRating(session.kind === 'signedIn' ? session.account.id : null)]);
}
