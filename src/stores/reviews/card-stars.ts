import { clearRating, loadOwnRating, setRating } from '../../backend/reviews/ratings.ts';
import type { TitleId } from '../../domain/title.ts';
import { attemptAsPerson } from '../owned.ts';
import { givenStars, type GivenStars } from './given-stars.ts';
import { tellStars } from './own-stars.ts';

/** The stars of a title away from its page, to be seen and given; null where they cannot be learnt. */
export async function openCardStars({ kind, id }: TitleId): Promise<GivenStars | null> {
  const title = { kind, id };
  const found = await attemptAsPerson((client, userId) => loadOwnRating(client, userId, title));
  if (found?.kind !== 'ok') return null;
  return givenStars(
    found.value,
    (client, userId, stars) =>
      stars === null ? clearRating(client, userId, title) : setRating(client, userId, title, stars),
    (stars) => tellStars(title, stars),
  );
}
