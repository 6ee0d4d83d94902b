import { BackendError } from '../../core/backend/errors.ts';
import { forgetSeries, staleSeries } from './kept-series.queries.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { SeriesKeeper } from './keeper.server.ts';
import type { Job } from '../../jobs/job.ts';
import { learnSeasons, type LearnSeasonsOptions } from './learn-seasons.job.server.ts';
import { createPatience } from '../../jobs/patience.ts';

const DAY_MS = 86_400_000;

/** Less than a day, since a nightly run may start a bit earlier. */
const RUNNING_DAYS = 0.75;
/** For ended series and those everyone dropped; well below TMDB's limit of six months. */
const QUIET_DAYS = 30;

/** Series per run. */
const MOST = 1000;

/**
 * Updates the episodes of followed series from the catalogue: running ones daily, others monthly, and those
 * whose first load failed. Then the seasons of series with reminders.
 */
export function refreshSeries(options: LearnSeasonsOptions, keeper: SeriesKeeper): Job {
  const { client, clock, wait } = options;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  return {
    leaseSeconds: 3600,
    async run(signal) {
      const count = { kept: 0, gone: 0, failed: 0 };
      const patience = createPatience<number>(signal, wait);
      const report = () => `${count.kept} kept, ${count.gone} gone, ${count.failed} failed.`;
      const due = { runningBefore: daysAgo(RUNNING_DAYS), quietBefore: daysAgo(QUIET_DAYS), most: MOST };
      const queue = await staleSeries(client, due);
      for (const id of queue) {
        if (signal.aborted) break;
        try {
          count[await keeper.keep(id, 0)] += 1;
          patience.answered();
        } catch (error) {
          // Invalid data is no catalogue failure, and must not end every run.
          const isOwn = error instanceof BackendError && error.kind === 'invalid';
          if (!(error instanceof CatalogueError) && !isOwn) throw error;
          count.failed += 1;
          if (!(error instanceof CatalogueError)) continue;
          const again = await patience.failed([id], error, report);
          count.failed -= again.length;
          queue.push(...again);
        }
      }
      await forgetSeries(client, daysAgo(QUIET_DAYS));
      return `${report()} ${await learnSeasons(options, signal)}`;
    },
  };
}
