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
 * Stars the user gave or removed since the page was rendered, by titleKey; newer than the server's data. Includes other
 * tabs' once followed.
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

/** Subscribes to stars given in other tabs. */
export function followStars(): void {
  owned().follow();
  startSession();
}

/** Stores given stars (null: removed), broadcasts them and invalidates the title's page. */
export function tellStars(title: TitleId, stars: Stars | null): void {
  const key = titleKey(title);
  owned().tell({ key, stars });
  keep(key, stars);
  currentEnvironment().pageChanged(title);
}

/** Reloads and broadcasts a title's stars after a watch was written, since stars follow watches. */
export async function tellFollowed(title: TitleId): Promise<void> {
  const found = await attemptAsPerson((client, userId) => loadOwnRating(client, userId, title));
  // On failure the next page shows them.
  if (found?.kind === 'ok') tellStars(title, found.value);
}
