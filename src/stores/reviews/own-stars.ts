import { atom } from 'nanostores';
import { loadOwnRating } from '../../backend/reviews/ratings.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { currentEnvironment, oncePerWorld } from '../environment.ts';
import { attemptAsPerson } from '../as-person.ts';
import { ownedStore } from '../owned.ts';
import { readable } from '../readable.ts';
import { startSession } from '../session.ts';

const $starsNow = atom<ReadonlyMap<string, Stars | null>>(new Map());

/**
 * Stars the person of this browser gave or took back since the page was made, by titleKey: newer than what the server
 * drew. Those of other tabs come in while somebody follows them.
 */
export const $starsSince = readable($starsNow);

interface News {
  key: string;
  stars: Stars | null;
}

const owned = oncePerWorld((environment) =>
  ownedStore<News>(environment, {
    name: 'marquee-stars',
    forget: () => $starsNow.set(new Map()),
    merge: ({ key, stars }) => keep(key, stars),
  }),
);

function keep(key: string, stars: Stars | null): void {
  $starsNow.set(new Map($starsNow.get()).set(key, stars));
}

/** Begins to hear of stars given in other tabs. */
export function followStars(): void {
  owned().follow();
  startSession();
}

/** Tells this tab and the others which stars their person has given, or with null taken back, and the server that the page changed. */
export function tellStars(title: TitleId, stars: Stars | null): void {
  const key = titleKey(title);
  owned().tell({ key, stars });
  keep(key, stars);
  currentEnvironment().pageChanged(title);
}

/** Tells everybody who shows them the stars of a title that follow its watches, once a watch was written. */
export async function tellFollowed(title: TitleId): Promise<void> {
  const found = await attemptAsPerson((client, userId) => loadOwnRating(client, userId, title));
  // What cannot be learnt now is shown by the next page.
  if (found?.kind === 'ok') tellStars(title, found.value);
}
