import { watchSheetAiredBy } from '../diary/watch-sheet-words.ts';
import { loadEpisodeDay } from './following.queries.ts';
import { localDay, type CalendarDate } from '../../core/dates.ts';
import type { FollowedTitle, SeriesMarks } from './following.ts';
import { isWholeIn, type EpisodesShown } from './series-marks.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { attemptAsPerson } from '../../core/stores/as-person.ts';
import { openEpisodeDay } from '../diary/watch-sheet.store.ts';
import { mark, type Act } from './acts.store.ts';
import { date, dateAired, markAired } from './dating.store.ts';

export interface AskedOf {
  series: FollowedTitle;
  marks: SeriesMarks;
  shown: EpisodesShown | null;
  act: (act: Act) => Promise<void>;
}

/**
 * Asks when a season, or (`number`) one episode, was watched. Unmarked episodes are marked with that day; marked ones
 * are moved to it.
 */
export async function askDay(
  { series, marks, shown, act }: AskedOf,
  { season, number }: { season: number; number: number | null },
  name: string,
): Promise<void> {
  const { run } = marks;
  const isMarked = number === null ? isWholeIn(marks, season) : marks.numbers.includes(number);
  const today = localDay(currentEnvironment().clock);
  const found =
    isMarked && number !== null
      ? await attemptAsPerson((client, userId) =>
          loadEpisodeDay(client, userId, series.id, { run, season, number }),
        )
      : null;
  const day = found?.kind === 'ok' && found.value !== undefined ? found.value : today;
  const which = { run, season, number };
  const scope = number === null ? 'season' : 'episode';
  const marked = { kind: 'mark', scope, season, number: number ?? 0 } as const;
  const keep = (chosen: CalendarDate | null) =>
    void act(isMarked ? date(series, which, chosen) : mark(series, marked, shown, chosen));
  openEpisodeDay(name, day, keep, {
    label: watchSheetAiredBy[scope](),
    keep: () => void act(isMarked ? dateAired(series, which) : markAired(series, marked, shown, run)),
  });
}
