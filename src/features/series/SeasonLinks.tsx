import { $session } from '../../core/stores/session.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { SeasonRows, type SeasonLinksProps } from './SeasonRows.tsx';

const OwnSeasonLinks = lazyPart(
  () => import('./OwnSeasonLinks.tsx').then((script) => script.OwnSeasonLinks),
  ({ series, seasons }) => <SeasonRows series={series} seasons={seasons} />,
);

/** The seasons of a series, with the user's progress after signing in. */
export function SeasonLinks(props: SeasonLinksProps) {
  const session = useStore($session);
  return session.kind === 'signedIn' ? <OwnSeasonLinks {...props} own={null} /> : <SeasonRows {...props} />;
}
