import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { localDay } from '../../domain/dates.ts';
import type { FollowedTitle } from '../../domain/series/following.ts';
import { REMINDER_MESSAGES } from '../../domain/messages.ts';
import { askDay } from '../../stores/series/ask-day.ts';
import { follow, mark, unmark, type Act } from '../../stores/series/acts.ts';
import { createSeriesWatching } from '../../stores/series/create-series.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import {
  $seriesReminders,
  followSeriesReminder,
  forgetSeriesOf,
  remindOfSeries,
} from '../../stores/reminders/series-reminders.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { useStore } from '../ui/use-store.ts';
import { useTakesOver } from '../ui/use-takes-over.ts';
import { EpisodeMarks } from './EpisodeMarks.tsx';
import { findEpisodes, placeBelow, shownIn } from './find-rows.ts';
import type { Asked, Known } from './follow-buttons.ts';
import { FollowMenu } from './FollowMenu.tsx';
import { SeasonActions } from './SeasonActions.tsx';
import { SeasonMarks } from './SeasonMarks.tsx';
import { WatchingFacts } from './WatchingFacts.tsx';

const LateNote = late(() => import('../tags/SeasonNote.tsx').then((script) => script.SeasonNote));

interface SeriesPanelProps {
  series: FollowedTitle;
  season: number | null;
  /** The latest season of a series that goes on. */
  latest: number | null;
  /** What was asked for, and is taken up here. */
  asked: Asked | null;
  setAsked: (asked: null) => void;
  setKnown: (known: Known | null) => void;
  menu: RefObject<HTMLButtonElement | null>;
  /** Told when somebody does something here. */
  onAct: () => void;
}

/** What somebody signed in can do about a series, and how far they are: here, and on its seasons and episodes. */
export function SeriesPanel(props: SeriesPanelProps) {
  const { series, season, latest, asked, setAsked, setKnown, menu, onAct } = props;
  const rows = useMemo(
    () => (season === null ? [] : findEpisodes(localDay(currentEnvironment().clock))),
    [season],
  );
  const shown = useMemo(() => (season === null ? null : shownIn(season, rows)), [season, rows]);
  const isDrawn = useMemo(() => document.querySelector('[data-stands-in=series]') !== null, []);
  const watching = useMemo(() => createSeriesWatching(currentEnvironment(), series, shown), [series, shown]);
  const now = useStore(watching.$watching);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const { asked: hasNote, putOff: withoutNote } = useAsked(true);
  const marks = now.kind === 'known' ? now.marks : null;

  const { id, title, posterPath } = series;
  const reminder = useStore($seriesReminders).get(id);
  const isFollowed = marks ? marks.state !== null : undefined;
  const isLoading = now.kind === 'loading';

  // Before the page is painted: the menu and the button whose place it takes are never seen together.
  useLayoutEffect(() => {
    const { isSet: label, remove: hint } = REMINDER_MESSAGES;
    setKnown({ isLoading, isFollowed, reminder: reminder && { label, hint } });
  }, [setKnown, isLoading, isFollowed, reminder]);
  useLayoutEffect(() => () => setKnown(null), [setKnown]);
  useTakesOver('series', marks !== null);
  useEffect(() => {
    const stop = watching.follow();
    const onShown = () => {
      if (document.visibilityState === 'visible') void watching.refresh();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [watching]);
  useEffect(() => {
    if (latest !== null) void followSeriesReminder(id);
  }, [id, latest]);

  const act = (wanted: Act) => {
    onAct();
    return watching.act(wanted);
  };
  const takeUp = useEffectEvent((wanted: Asked) => {
    setAsked(null);
    if (wanted === 'follow') void act(follow(series));
    else if (wanted === 'wait')
      void remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest ?? 0 });
    else void forgetSeriesOf(id);
  });
  useEffect(() => {
    if (asked) takeUp(asked);
  }, [asked]);

  const askedOf = marks && { series, marks, shown, act: watching.act };
  return (
    <>
      {marks?.state && <FollowMenu button={menu} series={series} marks={marks} act={act} />}
      {season !== null && askedOf && <SeasonActions asked={askedOf} season={season} />}
      <LateNote props={season !== null && hasNote ? { series, season } : null} onMissing={withoutNote} />
      <span hidden ref={(mark) => setBelow((found) => found ?? (mark && placeBelow(mark)))} />
      {below &&
        createPortal(
          <WatchingFacts series={series} season={season} now={now} retry={watching.refresh} />,
          below,
        )}
      {season === null ? (
        <SeasonMarks series={series} marks={marks} act={act} />
      ) : (
        (marks !== null || !isDrawn) &&
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
            onDate={() => askedOf && void askDay(askedOf, { season, number: row.number }, row.name)}
            hasUpTo={season > 0}
          />
        ))
      )}
    </>
  );
}
