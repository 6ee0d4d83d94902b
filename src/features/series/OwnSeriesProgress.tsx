import type { SeriesOnPage } from './on-page.ts';
import { useSeries } from './use-series.client.ts';
import { WatchingFacts } from './WatchingFacts.tsx';

/** How far a signed-in user is in the series of the page. */
export function OwnSeriesProgress(place: SeriesOnPage) {
  const { now, refresh } = useSeries(place);
  return (
    <WatchingFacts series={place.series} season={place.shown?.season ?? null} now={now} retry={refresh} />
  );
}
