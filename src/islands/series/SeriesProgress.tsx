import type { SeriesOnPage } from '../../domain/series/on-page.ts';
import { $session } from '../../stores/session.ts';
import { lazyPart } from '../ui/lazy.tsx';
import { useStore } from '../ui/use-store.ts';

const OwnSeriesProgress = lazyPart(
  () => import('./OwnSeriesProgress.tsx').then((script) => script.OwnSeriesProgress),
  null,
);

/** Nothing on a visitor's page; how far the user is once they have signed in. */
export function SeriesProgress({ series, shown }: Pick<SeriesOnPage, 'series' | 'shown'>) {
  const session = useStore($session);
  return session.kind === 'signedIn' && <OwnSeriesProgress series={series} shown={shown} own={null} />;
}
