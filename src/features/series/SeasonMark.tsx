import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { isWholeIn, progressIn } from './series-marks.ts';
import { mark, unmark } from './acts.store.ts';
import type { SeriesOnPage } from './on-page.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { oncePressed } from '../../core/ui/once-pressed.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { useSeries } from './use-series.client.ts';

interface SeasonMarkProps extends SeriesOnPage {
  season: number;
  name: string;
}

/**
 * A signed-in user's progress in a season, with a button that marks it whole. Renders nothing before its
 * first episode.
 */
export function SeasonMark({ season, name, ...place }: SeasonMarkProps) {
  const { now, act } = useSeries(place);
  const marks = now.kind === 'known' ? now.marks : null;
  const progress = marks && progressIn(marks, season);
  if (!progress) return null;
  const { series } = place;
  const isWhole = isWholeIn(marks, season);
  const onMark = () =>
    void act(
      isWhole
        ? unmark(series, { kind: 'unmark', season, number: null }, null)
        : mark(series, { kind: 'mark', scope: 'season', season, number: 0 }, null),
    );
  return (
    <div className="flex items-center gap-3 px-3 pb-2" data-season-mark="">
      <ProgressBar watched={progress.watched} aired={progress.aired} />
      <button
        type="button"
        className="icon-button aria-pressed:text-marquee"
        aria-pressed={isWhole}
        aria-label={m.series_watched_of({ name: isolated(name) })}
        title={isWhole ? m.series_unmark_season() : m.series_season()}
        {...oncePressed(onMark)}
      >
        <Icon path={icons.check} />
      </button>
    </div>
  );
}
