import { atom } from 'nanostores';
import type { StarsOnPage } from '../../core/season-stars.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { readable } from '../../core/stores/readable.ts';
import { createSeasonStars, type SeasonStarsStore, type SeasonStarsView } from './season-stars.store.ts';

const $pageStarsNow = atom<SeasonStarsView | null>(null);

/** The stars of the page's season; null before `openSeasonStars`. */
export const $pageStars = readable($pageStarsNow);

const opened = oncePerWorld((environment) => {
  const made = new Map<string, SeasonStarsStore>();
  return ({ seriesId, season, ratings }: StarsOnPage): SeasonStarsStore => {
    const key = `${seriesId} ${season}`;
    const stars = made.get(key) ?? createSeasonStars(environment, { seriesId, season }, ratings);
    made.set(key, stars);
    return stars;
  };
});

let shownNow: { of: SeasonStarsStore; stop: () => void } | undefined;

/** Returns the stars that all islands of a page share. The first island that hydrates fills them from its props. */
export function openSeasonStars(place: StarsOnPage): SeasonStarsStore {
  const stars = opened()(place);
  if (place.own) stars.takeOver(place.own);
  stars.follow();
  if (shownNow?.of !== stars) {
    shownNow?.stop();
    shownNow = { of: stars, stop: stars.$view.subscribe((view) => $pageStarsNow.set(view)) };
  }
  return stars;
}
