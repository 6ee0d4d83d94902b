import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { FollowedTitle, SeasonProgress, SeriesMarks } from '../../domain/series/following.ts';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { isWholeIn, progressIn } from '../../domain/series/series-marks.ts';
import { mark, unmark, type Act } from '../../stores/series/acts.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { oncePressed } from '../ui/once-pressed.ts';
import { findSeasons } from './find-rows.ts';
import { ProgressBar } from './ProgressBar.tsx';

interface SeasonMarksProps {
  series: FollowedTitle;
  marks: SeriesMarks | null;
  act: (act: Act) => Promise<void>;
}

interface SeasonMarkProps {
  name: string;
  progress: SeasonProgress;
  onMark: () => void;
}

/** How far somebody is in one season, and what marks it whole. */
export function SeasonMark({ name, progress: { watched, aired }, onMark }: SeasonMarkProps) {
  const isWhole = watched === aired;
  return (
    <div className="flex items-center gap-3 px-3 pb-2">
      <ProgressBar watched={watched} aired={aired} />
      <button
        type="button"
        className="icon-button aria-pressed:text-marquee"
        aria-pressed={isWhole}
        aria-label={words.watchedOf(name)}
        title={isWhole ? words.unmarkSeason : words.season}
        {...oncePressed(onMark)}
      >
        <Icon path={icons.check} />
      </button>
    </div>
  );
}

/** How far somebody is in each season that the page of a series lists, and what marks it whole. */
export function SeasonMarks({ series, marks, act }: SeasonMarksProps) {
  const rows = useMemo(() => findSeasons(series.id), [series.id]);
  if (!marks) return null;
  return rows.map(({ season, name, place }) => {
    const progress = progressIn(marks, season);
    if (!progress) return null;
    const onMark = () =>
      void act(
        isWholeIn(marks, season)
          ? unmark(series, { kind: 'unmark', season, number: null }, null)
          : mark(series, { kind: 'mark', scope: 'season', season, number: 0 }, null),
      );
    return createPortal(<SeasonMark {...{ name, progress, onMark }} />, place, season);
  });
}
