import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { isWholeIn } from './series-marks.ts';
import { mark, unmark } from './acts.store.ts';
import { askDay, type AskedOf } from './ask-day.store.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { oncePressed } from '../../core/ui/once-pressed.ts';

interface SeasonActionsProps {
  asked: AskedOf;
  season: number;
}

/** Marks or unmarks a whole season, and sets the days of its episodes. */
export function SeasonActions({ asked, season }: SeasonActionsProps) {
  const { series, marks, shown, act } = asked;
  const isWhole = isWholeIn(marks, season);
  const name = m.season_name({ number: season });
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-label={
          isWhole
            ? m.series_unmark_season_of({ name: isolated(name) })
            : m.series_season_of({ name: isolated(name) })
        }
        {...oncePressed(() => {
          void act(
            isWhole
              ? unmark(series, { kind: 'unmark', season, number: null }, shown)
              : mark(series, { kind: 'mark', scope: 'season', season, number: 0 }, shown),
          );
        })}
      >
        <Icon path={icons.check} />
        {isWhole ? m.series_unmark_season() : m.series_season()}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-label={m.series_day_of({ name: isolated(name) })}
        onClick={() => void askDay(asked, { season, number: null }, name)}
      >
        {m.series_day()}
      </button>
    </>
  );
}
