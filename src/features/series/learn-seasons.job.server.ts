import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { keepRemindedSeries, staleSeriesReminders } from '../reminders/series-reminders.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import { hasEnded } from './series-dates.ts';
import { createPatience, type Wait } from '../../jobs/patience.ts';

/** Less than a day (ms), since a nightly run may start a bit earlier. */
const FRESH_MS = 18 * 3_600_000;

/** Series per run, one at a time. */
const MOST = 1000;

export interface LearnSeasonsOptions {
  client: Client;
  catalogue: Pick<Catalogue, 'series'>;
  clock: Clock;
  wait?: Wait | undefined;
}

/**
 * Updates the seasons of series with reminders; returns a sentence about it. Notices are made from these
 * rows, so that a season is announced on its day.
 */
export async function learnSeasons(
  { client, catalogue, clock, wait }: LearnSeasonsOptions,
  signal: AbortSignal,
): Promise<string> {
  async function look(id: number): Promise<void> {
    const found = await catalogue.series(id);
    const seasons = found?.seasons.filter(({ number }) => number > 0);
    try {
      await keepRemindedSeries(
        client,
        id,
        found && {
          title: found.title,
          posterPath: found.posterPath,
          ended: hasEnded(found.status),
          seasons: (seasons ?? []).map(({ number, date }) => ({ season: number, day: date })),
        },
      );
    } catch (error) {
      if (!(error instanceof BackendError && error.kind === 'invalid')) throw error;
      // Invalid data must not come first every night.
      await keepRemindedSeries(client, id, null);
    }
  }

  let learned = 0;
  let failed = 0;
  const patience = createPatience<number>(signal, wait);
  const report = () => `Seasons of ${learned} series learned, ${failed} failed.`;
  const olderThan = new Date(clock().getTime() - FRESH_MS);
  const queue = await staleSeriesReminders(client, olderThan, MOST);
  for (const id of queue) {
    if (signal.aborted) break;
    try {
      await look(id);
      learned += 1;
      patience.answered();
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      failed += 1;
      const again = await patience.failed([id], error, report);
      failed -= again.length;
      queue.push(...again);
    }
  }
  return report();
}
