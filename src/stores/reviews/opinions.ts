import type { Opinions } from '../../domain/reviews/opinions.ts';
import type { Review } from '../../domain/reviews/reviews.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { loadRating, openRating } from './ratings.ts';
import { $reviews, changeReviews, loadReviews, openReviews } from './reviews.ts';
import { $session, onPerson } from '../session.ts';

const asAnyones = (review: Review): Review => ({ ...review, isOwn: false, isFollowed: false });

let stop: (() => void) | undefined;

/**
 * Begins with what the server rendered, which is the same for everybody, and follows who is signed in: their
 * own rating and reviews are loaded as soon as that is known, and go when they sign out.
 */
export function openOpinions(title: TitleId, opinions: Opinions): void {
  const open = $reviews.get();
  if (open && titleKey(open.title) === titleKey(title)) return;
  openRating(title, opinions.kind === 'ok' ? opinions.ratings : null);
  openReviews(title, opinions);
  stop?.();
  stop = onPerson((userId) => {
    if (userId === null) changeReviews(({ reviews }) => ({ reviews: reviews.map(asAnyones) }));
    void loadReviews({ keep: true });
  });
}

/** Tries once more to load what could not be loaded. */
export async function retryOpinions(): Promise<void> {
  const session = $session.get();
  await Promise.all([loadReviews(), loadRating(session.kind === 'signedIn' ? session.account.id : null)]);
}
