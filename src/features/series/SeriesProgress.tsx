import type { SeriesOnPage } from './on-page.ts';
import { $session } from '../../core/stores/session.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';

const OwnSeriesProgress = lazyPart(
  () => import('./OwnSeriesProgress.tsx').then((script) => script.OwnSeriesProgress),
  null,
);

/** The user's progress, after signing in on a visitor's page. */
export function SeriesProgress({ series, shown }: Pick<SeriesOnPage, 'series' | 'shown'>) {
  const session = useStore($session);
  return session.kind === 'signedIn' && <OwnSeriesProgress series={series} shown={shown} own={null} />;
}
