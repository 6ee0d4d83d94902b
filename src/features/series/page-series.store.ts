import { atom } from 'nanostores';
import type { SeriesOnPage } from './on-page.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { onShown } from '../../core/stores/on-shown.ts';
import { readable } from '../../core/stores/readable.ts';
import { createSeriesWatching, type SeriesWatching, type Watching } from './create-series.store.ts';

const $pageSeriesNow = atom<Watching | null>(null);

/** How far the user is in the page's series; null before `openSeries`. */
export const $pageSeries = readable($pageSeriesNow);

const opened = oncePerWorld((environment) => {
  const made = new Map<string, SeriesWatching>();
  return ({ series, shown }: SeriesOnPage): SeriesWatching => {
    const key = `${series.id} ${shown?.season ?? ''}`;
    const known = made.get(key);
    if (known) return known;
    const watching = createSeriesWatching(environment, series, shown);
    made.set(key, watching);
    onShown(() => void watching.refresh());
    return watching;
  };
});

let shownNow: { of: SeriesWatching; stop: () => void } | undefined;

/** Returns the watching that all islands of a page share. The first island that hydrates fills it from its props. */
export function openSeries(place: SeriesOnPage): SeriesWatching {
  const watching = opened()(place);
  if (place.own) watching.takeOver(place.own);
  watching.follow();
  if (shownNow?.of !== watching) {
    shownNow?.stop();
    shownNow = { of: watching, stop: watching.$watching.subscribe((now) => $pageSeriesNow.set(now)) };
  }
  return watching;
}
