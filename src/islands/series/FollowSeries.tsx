import { useState } from 'react';
import type { FollowedTitle } from '../../domain/series/following.ts';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { beginFollowing, beginWaiting } from '../../stores/series/begin.ts';
import { $session } from '../../stores/session.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';

interface FollowSeriesProps {
  series: FollowedTitle;
  /** On the page of one season, its number. */
  season?: number;
  /** On the page of a series that goes on, its latest season: what comes after can be waited for. */
  latest?: number | null;
}

const LatePanel = late(() => import('./SeriesPanel.tsx').then(({ SeriesPanel }) => SeriesPanel));

/**
 * The buttons that follow a series and wait for its next season. What somebody signed in sees in their place, and on
 * every episode, comes late: others pay for the buttons alone.
 */
export function FollowSeries({ series, season, latest = null }: FollowSeriesProps) {
  const session = useStore($session);
  const [asked, setAsked] = useState<'follow' | 'wait' | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const signedIn = session.kind === 'signedIn';
  return (
    <>
      {!(signedIn && isDrawn) && (
        <>
          <button
            type="button"
            className="button button-primary"
            onClick={() => void beginFollowing(() => setAsked('follow'))}
          >
            <Icon path={icons.plus} />
            {words.follow}
          </button>
          {latest !== null && (
            <button
              type="button"
              className="button button-quiet"
              data-seldom=""
              onClick={() => void beginWaiting(() => setAsked('wait'))}
            >
              <Icon path={icons.bell} />
              <span>
                {words.nextSeason.set}
                <span className="sr-only"> {words.nextSeason.setOf}</span>
              </span>
            </button>
          )}
        </>
      )}
      <LatePanel
        props={signedIn ? { series, season: season ?? null, latest, asked, setDrawn } : null}
        onMissing={() => () => setAsked((before) => before ?? 'follow')}
      />
    </>
  );
}
