import { atom } from 'nanostores';
import { loadOwnRating } from './ratings.queries.ts';
import type { Stars } from '../../core/stars.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { currentEnvironment, oncePerWorld } from '../../core/stores/environment.ts';
import { attemptAsPerson } from '../../core/stores/as-person.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { startSession } from '../../core/stores/session.ts';

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
