import { useEffect } from 'react';
import type { SeriesOnPage } from './on-page.ts';
import type { Act } from './acts.store.ts';
import type { Watching } from './create-series.store.ts';
import { $pageSeries, openSeries } from './page-series.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface UsedSeries {
  now: Watching;
  act: (act: Act) => Promise<void>;
  refresh: () => Promise<void>;
}

/** The user's progress in the page's series, as rendered until loaded, and functions that change it. */
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
