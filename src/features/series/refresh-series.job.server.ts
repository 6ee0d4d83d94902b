import { BackendError } from '../../core/backend/errors.ts';
import { forgetSeries, staleSeries } from './kept-series.queries.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { SeriesKeeper } from './keeper.server.ts';
import type { Job } from '../../jobs/job.ts';
import { learnSeasons, type LearnSeasonsOptions } from './learn-seasons.job.server.ts';
import { createPatience } from '../../jobs/patience.ts';

const DAY_MS = 86_400_000;

/** Less than a day, so that a nightly run looks at every running series although it starts a bit earlier. */
const RUNNING_DAYS = 0.75;
/** Series that have ended, and those everybody has dropped; a month leaves room before TMDB's six. */
const QUIET_DAYS = 30;

/** Series of one run; more wait for the next night. */
const MOST = 1000;

/**
 * Compares the episodes of followed series with the catalogue: running ones daily, others monthly, and those that
 * could not be fetched when somebody followed them. Then the seasons of series that somebody has a reminder of.
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
          // What the tables do not take says nothing about the catalogue, and must not end every night's run.
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
