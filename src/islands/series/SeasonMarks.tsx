import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { FollowedTitle, SeriesMarks } from '../../domain/series/following.ts';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
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

/** How far somebody is in each season that the page of a series lists, and what marks it whole. */
export function SeasonMarks({ series, marks, act }: SeasonMarksProps) {
  const rows = useMemo(() => findSeasons(series.id), [series.id]);
  if (!marks) return null;
  return rows.map(({ season, name, place }) => {
    const progress = marks.seasons.find((one) => one.season === season);
    if (!progress || progress.aired === 0) return null;
    const { watched, aired } = progress;
    const isWhole = watched === aired;
    return createPortal(
      <div className="flex items-center gap-3 px-3 pb-2">
        <ProgressBar watched={watched} aired={aired} />
        <button
          type="button"
          className="icon-button aria-pressed:text-marquee"
          aria-pressed={isWhole}
          aria-label={words.watchedOf(name)}
          title={isWhole ? words.unmarkSeason : words.season}
          {...oncePressed(
            () =>
              void act(
                isWhole
                  ? unmark(series, { kind: 'unmark', season, number: null }, null)
                  : mark(series, { kind: 'mark', scope: 'season', season, number: 0 }, null),
              ),
          )}
        >
          <Icon path={icons.check} />
        </button>
      </div>,
      place,
      season,
    );
  });
}
