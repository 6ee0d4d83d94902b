import { SEASON_MESSAGES, SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { isWholeIn } from '../../domain/series/series-marks.ts';
import { mark, unmark } from '../../stores/series/acts.ts';
import { askDay, type AskedOf } from '../../stores/series/ask-day.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { isRepeated } from '../ui/once-pressed.ts';

interface SeasonActionsProps {
  asked: AskedOf;
  season: number;
}

/** What marks a season whole, or takes that back, and what says when it was watched. */
export function SeasonActions({ asked, season }: SeasonActionsProps) {
  const { series, marks, shown, act } = asked;
  const isWhole = isWholeIn(marks, season);
  const name = SEASON_MESSAGES.name(season);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-label={isWhole ? words.unmarkSeasonOf(name) : words.seasonOf(name)}
        onClick={(event) => {
          if (isRepeated(event)) return;
          void act(
            isWhole
              ? unmark(series, { kind: 'unmark', season, number: null }, shown)
              : mark(series, { kind: 'mark', scope: 'season', season, number: 0 }, shown),
          );
        }}
      >
        <Icon path={icons.check} />
        {isWhole ? words.unmarkSeason : words.season}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-label={words.dayOf(name)}
        onClick={() => void askDay(asked, { season, number: null }, name)}
      >
        {words.day}
      </button>
    </>
  );
}
