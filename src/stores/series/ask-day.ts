import { loadEpisodeDay } from '../../backend/series/following.ts';
import { localDay } from '../../domain/dates.ts';
import type { FollowedTitle, SeriesMarks } from '../../domain/series/following.ts';
import { isWholeIn, type EpisodesShown } from '../../domain/series/series-marks.ts';
import { currentEnvironment } from '../environment.ts';
import { attemptAsPerson } from '../owned.ts';
import { openEpisodeDay } from '../diary/watch-sheet.ts';
import { date, mark, type Act } from './acts.ts';

/** A series as a page shows it, and how that page acts on it. */
export interface AskedOf {
  series: FollowedTitle;
  marks: SeriesMarks;
  shown: EpisodesShown | null;
  act: (act: Act) => Promise<void>;
}

/**
 * Asks on which day a season, or (`number`) one episode of it, was watched: what is not marked is marked on that day, what
 * is marked has it from then on.
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
  openEpisodeDay(name, day, (chosen) => {
    const scope = number === null ? 'season' : 'episode';
    void act(
      isMarked
        ? date(series, { run, season, number }, chosen)
        : mark(series, { kind: 'mark', scope, season, number: number ?? 0 }, shown, chosen),
    );
  });
}
