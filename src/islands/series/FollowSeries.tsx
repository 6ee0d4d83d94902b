import { useEffect, useRef, useState } from 'react';
import type { FollowedTitle } from '../../domain/series/following.ts';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { beginFollowing, beginWaiting } from '../../stores/series/begin.ts';
import { $session } from '../../stores/session.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';
import type { Asked, Drawn, Known } from './follow-buttons.ts';

interface FollowSeriesProps {
  series: FollowedTitle;
  /** On the page of one season, its number. */
  season?: number;
  /** On the page of a series that goes on, its latest season: what comes after can be waited for. */
  latest?: number | null;
  /** How it stands with whoever the page was drawn for. */
  drawn?: Drawn | undefined;
}

const LatePanel = late(() => import('./SeriesPanel.tsx').then((script) => script.SeriesPanel));

/**
 * The buttons that follow a series and wait for its next season. What else somebody signed in sees, here and on every
 * episode, comes late: others pay for the buttons alone. They are the same buttons then, since a press that has begun on
 * one that is replaced is none.
 */
export function FollowSeries({ series, season, latest = null, drawn }: FollowSeriesProps) {
  const session = useStore($session);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [known, setKnown] = useState<Known | null>(null);
  const follow = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  const [isMissing, setMissing] = useState(false);
  const isFollowed = known?.isFollowed ?? drawn?.isFollowed ?? false;
  const { reminder } = known?.reminder === undefined ? (drawn ?? {}) : known;

  // The button gives way to the menu and back, and the focus must not go with it.
  useEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    (isFollowed ? menu : follow).current?.focus({ preventScroll: true });
  }, [isFollowed]);

  function onAct() {
    acted.current = true;
  }
  function ask(wanted: Asked | null) {
    setMissing(false);
    setAsked(wanted);
  }
  function putOff() {
    setMissing(true);
    setAsked(null);
    return () => ask(asked);
  }

  return (
    <>
      {!isFollowed && (
        <button
          ref={follow}
          type="button"
          className="button button-primary"
          aria-busy={known?.isLoading}
          onClick={() => void beginFollowing(() => ask('follow'))}
        >
          <Icon path={icons.plus} />
          {words.follow}
        </button>
      )}
      <LatePanel
        props={
          session.kind === 'signedIn' && !isMissing
            ? { series, season: season ?? null, latest, asked, setAsked, setKnown, menu, onAct }
            : null
        }
        onMissing={putOff}
      />
      {latest !== null && (
        <button
          type="button"
          className={`button button-quiet ${reminder ? 'text-marquee' : ''}`}
          data-seldom={reminder ? undefined : ''}
          title={reminder?.hint}
          onClick={() => void beginWaiting(() => ask(reminder ? 'stopWaiting' : 'wait'))}
        >
          <Icon path={icons.bell} filled={Boolean(reminder)} />
          <span>
            {reminder?.label ?? words.nextSeason.set}
            {!reminder && <span className="sr-only"> {words.nextSeason.setOf}</span>}
          </span>
        </button>
      )}
    </>
  );
}
