import { m } from '../../paraglide/messages.js';
import type { SeriesOnPage } from './on-page.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { $session } from '../../core/stores/session.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { FollowButton } from './FollowButton.tsx';
import { WaitButton } from './WaitButton.tsx';

interface FollowSeriesProps extends Pick<SeriesOnPage, 'series' | 'shown'> {
  /** Latest season of a running series, whose next one can be waited for; null otherwise. */
  latest?: number | null;
}

const SeriesActions = lazyPart(
  () => import('./SeriesActions.tsx').then((script) => script.SeriesActions),
  <FollowButton />,
);

const begun = () => import('./begun.store.ts');

/** A visitor's buttons for a series, replaced by those of a user after signing in. */
export function FollowSeries({ latest = null, ...place }: FollowSeriesProps) {
  const session = useStore($session);
  if (session.kind === 'signedIn') return <SeriesActions {...place} own={null} latest={latest} />;
  const { series } = place;
  const follow = async () => (await begun()).followNow({ ...place, own: null });
  const wait = async () => (await begun()).waitNow(series, latest ?? 0);
  return (
    <>
      <FollowButton
        onPress={() =>
          void asSignedIn({ title: m.toast_please_sign_in(), text: m.series_refused_text() }, follow, {
            title: m.toast_error(),
            text: m.series_follow_failed_text(),
          })
        }
      />
      {latest !== null && (
        <WaitButton
          onPress={() =>
            void asSignedIn(
              { title: m.toast_please_sign_in(), text: m.series_next_season_refused_text() },
              wait,
              { title: m.toast_error(), text: m.series_next_season_failed_text() },
            )
          }
        />
      )}
    </>
  );
}
