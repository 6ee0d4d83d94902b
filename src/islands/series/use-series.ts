import { useEffect } from 'react';
import type { SeriesOnPage } from '../../domain/series/on-page.ts';
import type { Act } from '../../stores/series/acts.ts';
import type { Watching } from '../../stores/series/create-series.ts';
import { $pageSeries, openSeries } from '../../stores/series/page-series.ts';
import { useStore } from '../ui/use-store.ts';

interface UsedSeries {
  now: Watching;
  act: (act: Act) => Promise<void>;
  refresh: () => Promise<void>;
}

/** Returns how far the user is in the series of the page, at first as the server rendered it, and what changes that. */
export function useSeries(place: SeriesOnPage): UsedSeries {
  const { series, shown, own } = place;
  const known = useStore($pageSeries);
  useEffect(() => {
    openSeries({ series, shown, own });
  }, [series, shown, own]);
  const rendered: Watching = own
    ? { kind: 'known', marks: own.marks, episodes: 'there' }
    : { kind: 'nobody' };
  return {
    now: known ?? rendered,
    act: (act) => openSeries(place).act(act),
    refresh: () => openSeries(place).refresh(),
  };
}
