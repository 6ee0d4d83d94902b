import { loadOwnRating } from './ratings.queries.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { attemptAsPerson } from '../../core/stores/as-person.ts';
import { givenStars, type GivenStars } from './given-stars.store.ts';
import { tellStars } from './own-stars.store.ts';
import { sendStars } from './send-stars.store.ts';

/** Loads the stars of a title on a card; null on failure. */
export async function openCardStars({ kind, id }: TitleId): Promise<GivenStars | null> {
  const title = { kind, id };
  const found = await attemptAsPerson((client, userId) => loadOwnRating(client, userId, title));
  if (found?.kind !== 'ok') return null;
  return givenStars(
    titleKey(title),
    found.value,
    (stars) => sendStars(title, stars),
    (stars) => tellStars(title, stars),
  );
}
