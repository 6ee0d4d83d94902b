import type { Client } from '../../core/backend/client.ts';
import { dropUnkeptReleases, followReleases, saveReleases, staleReleases } from './releases.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { today, type Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { Job } from '../../jobs/job.ts';

/** Movies per run, one at a time: with a run every ten minutes, at most one call in three seconds. */
const LIMIT = 200;

/** Movies per batch, so that newly wished ones come next. */
const TURN = 10;

/** Less than a day (ms), since a run may start a bit earlier. */
const FRESH_MS = 20 * 3_600_000;

/** Consecutive failures after which the catalogue counts as down. */
const PATIENCE = 3;

export interface RefreshReleasesOptions {
  client: Client;
  catalogue: Pick<Catalogue, 'releases'>;
  clock: Clock;
  /** Region of users without one (ISO 3166-1). */
  region: string;
}

/**
 * Loads release dates by country of wished movies and those with reminders, latest wish first, then daily;
 * updates reminders. Movies the catalogue does not have get no dates; calendars then use the saved one.
 */
export function refreshReleases({ client, catalogue, clock, region }: RefreshReleasesOptions): Job {
  return {
    leaseSeconds: 600,
    async run(signal) {
      const olderThan = new Date(clock().getTime() - FRESH_MS);
      const count = { learned: 0, failed: 0 };
      let inARow = 0;
      const report = () => `Release days of ${count.learned} movies learned, ${count.failed} failed.`;
      await dropUnkeptReleases(client);
      const tried = new Set<number>();
      while (!signal.aborted && tried.size < LIMIT) {
        const turn = (await staleReleases(client, today(clock), olderThan, TURN + count.failed)).filter(
          (id) => !tried.has(id),
        );
        if (turn.length === 0) break;
        for (const id of turn) {
          if (signal.aborted) break;
          tried.add(id);
          try {
            await saveReleases(client, id, (await catalogue.releases(id)) ?? {});
            count.learned += 1;
            inARow = 0;
          } catch (error) {
            if (!(error instanceof CatalogueError)) throw error;
            count.failed += 1;
            inARow += 1;
            if (inARow >= PATIENCE) throw new Error(`${error.message} ${report()}`, { cause: error });
          }
        }
      }
      await followReleases(client, region);
      return report();
    },
  };
}
