import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { localDay } from '../../domain/dates.ts';
import type { FollowedTitle } from '../../domain/series/following.ts';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { askDay } from '../../stores/series/ask-day.ts';
import { follow, mark, unmark, type Act } from '../../stores/series/acts.ts';
import { createSeriesWatching } from '../../stores/series/create-series.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { useStore } from '../ui/use-store.ts';
import { EpisodeMarks } from './EpisodeMarks.tsx';
import { findEpisodes, placeBelow, shownIn } from './find-rows.ts';
import { FollowMenu } from './FollowMenu.tsx';
import { NextSeasonButton } from './NextSeasonButton.tsx';
import { SeasonActions } from './SeasonActions.tsx';
import { SeasonMarks } from './SeasonMarks.tsx';
import { WatchingFacts } from './WatchingFacts.tsx';

interface SeriesPanelProps {
  series: FollowedTitle;
  season: number | null;
  /** The latest season of a series that goes on. */
  latest: number | null;
  /** What somebody has just asked for, before this was here. */
  asked: 'follow' | 'wait' | null;
  /** Tells whether it stands in place of the button. */
  setDrawn: (isDrawn: boolean) => void;
}

/** What somebody signed in can do about a series, and how far they are: here, and on its seasons and episodes. */
export function SeriesPanel({ series, season, latest, asked, setDrawn }: SeriesPanelProps) {
  const rows = useMemo(
    () => (season === null ? [] : findEpisodes(localDay(currentEnvironment().clock))),
    [season],
  );
  const shown = useMemo(() => (season === null ? null : shownIn(season, rows)), [season, rows]);
  const watching = useMemo(() => createSeriesWatching(currentEnvironment(), series, shown), [series, shown]);
  const now = useStore(watching.$watching);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const marks = now.kind === 'known' ? now.marks : null;

  useEffect(() => {
    setDrawn(true);
    const stop = watching.follow();
    const onShown = () => {
      if (document.visibilityState === 'visible') void watching.refresh();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop();
      setDrawn(false);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [watching, setDrawn]);
  useEffect(() => {
    if (asked === 'follow') void watching.act(follow(series));
  }, [asked, watching, series]);

  const control = useRef<HTMLButtonElement>(null);
  const acted = useRef(asked === 'follow');
  const isFollowed = Boolean(marks?.state);
  // The button gives way to the menu and back, and the focus must not go with it.
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) {
      control.current?.focus({ preventScroll: true });
    }
  }, [isFollowed]);
  const act = (wanted: Act) => {
    acted.current = true;
    return watching.act(wanted);
  };
  const own = marks?.seasons.find((one) => one.season === season);
  const isWhole = own !== undefined && own.aired > 0 && own.watched === own.aired;
  return (
    <>
      {marks?.state ? (
        <FollowMenu button={control} series={series} marks={marks} act={act} />
      ) : (
        <button
          ref={control}
          type="button"
          className="button button-primary"
          aria-busy={now.kind === 'loading'}
          onClick={() => void act(follow(series))}
        >
          <Icon path={icons.plus} />
          {words.follow}
        </button>
      )}
      {season !== null && marks && (
        <SeasonActions
          asked={{ series, marks, shown, act: watching.act }}
          season={season}
          isWhole={isWhole}
        />
      )}
      {latest !== null && <NextSeasonButton series={series} latest={latest} asked={asked === 'wait'} />}
      <span hidden ref={(mark) => setBelow((found) => found ?? (mark && placeBelow(mark)))} />
      {below &&
        createPortal(
          <WatchingFacts series={series} season={season} now={now} retry={watching.refresh} />,
          below,
        )}
      {season === null ? (
        <SeasonMarks series={series} marks={marks} act={act} />
      ) : (
        rows.map((row) => (
          <EpisodeMarks
            key={row.number}
            row={row}
            isMarked={marks ? marks.numbers.includes(row.number) : null}
            onMark={(scope) => {
              const place = { season, number: row.number };
              const isOff = scope === 'episode' && marks?.numbers.includes(row.number);
              void act(
                isOff
                  ? unmark(series, { kind: 'unmark', ...place }, shown)
                  : mark(series, { kind: 'mark', scope, ...place }, shown),
              );
            }}
            onDate={() =>
              marks &&
              void askDay(
                { series, marks, shown, act: watching.act },
                { season, number: row.number },
                row.name,
              )
            }
            hasUpTo={season > 0}
          />
        ))
      )}
    </>
  );
}
