import type { SeriesOnPage } from './on-page.ts';
import { useSeries } from './use-series.client.ts';
import { WatchingFacts } from './WatchingFacts.tsx';

/** A signed-in user's progress in the page's series. */
export function OwnSeriesProgress(place: SeriesOnPage) {
  const { now, refresh } = useSeries(place);
  return (
    <WatchingFacts series={place.series} season={place.shown?.season ?? null} now={now} retry={refresh} />
  );
}
