import type { Client } from '../../core/backend/client.ts';
import { forgetOffers, offersToCheck, type KeptOffers, type OffersToCheck } from './title-offers.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import { titleKey } from '../../core/title.ts';
import { keepOffers, toKept } from '../../server/offer-service.ts';
import type { Job } from '../../jobs/job.ts';
import { createPatience, type Wait } from '../../jobs/patience.ts';

const HOUR_MS = 3_600_000;

/** Titles per query, and looked up concurrently. */
const BATCH = 500;
const TOGETHER = 20;

/** Maximum run, well below the lock's time. */
const RUN_MS = 50 * 60_000;

/** Less than a day, since a nightly run may start a bit earlier. */
const FRESH_MS = 23 * HOUR_MS;

export interface RefreshOffersOptions {
  client: Client;
  catalogue: Pick<Catalogue, 'offers'>;
  /** Region of users without one (ISO 3166-1). */
  region: string;
  clock: Clock;
  /** Notifies users of arrivals on their services; returns how many. */
  tell: () => Promise<number>;
  wait?: Wait | undefined;
}

/**
 * Updates every night where titles in lists of users with services can be seen, in their regions: wished ones
 * daily, watched ones weekly. Runs at low priority and saves each result at once, so that an ended run
 * resumes.
 */
export function refreshOffers(options: RefreshOffersOptions): Job {
  const { client, catalogue, region, clock, tell, wait } = options;

  /** A title's offers in its regions; the error if the catalogue fails. */
  async function look({ title, regions }: OffersToCheck): Promise<KeptOffers[] | CatalogueError> {
    const found: KeptOffers[] = [];
    try {
      for (const one of regions) {
        const offers = await catalogue.offers(title.kind, title.id, one, { late: true });
        found.push(toKept(title, one, offers, clock));
      }
      return found;
    } catch (error) {
      if (error instanceof CatalogueError) return error;
      throw error;
    }
  }

  return {
    leaseSeconds: 3600,
    async run(signal) {
      const start = clock().getTime();
      const count = { looked: 0, failed: 0, told: 0 };
      const report = () => `${count.looked} looked up, ${count.failed} failed, ${count.told} told.`;
      const tried = new Set<string>();
      const stumbled = new Set<string>();
      const patience = createPatience<string>(signal, wait);
      const over = () => signal.aborted || clock().getTime() - start > RUN_MS;

      /** The next titles not tried in this run; failed ones would come first again. */
      const next = async () => {
        const found = await offersToCheck(client, region, new Date(start - FRESH_MS), BATCH + tried.size);
        return found.filter(({ title }) => !tried.has(titleKey(title)));
      };

      for (let batch = await next(); batch.length > 0 && !over(); batch = await next()) {
        for (let from = 0; from < batch.length && !over(); from += TOGETHER) {
          const slice = batch.slice(from, from + TOGETHER);
          const results = await Promise.all(slice.map(look));
          const keys = slice.map(({ title }) => titleKey(title));
          for (const key of keys) tried.add(key);
          const found = results.filter((result): result is KeptOffers[] => Array.isArray(result));
          await keepOffers(client, found.flat(), region);
          count.looked += found.length;
          const failure = results.find((result) => result instanceof CatalogueError);
          const failed = keys.filter((_key, index) => results[index] instanceof CatalogueError);
          count.failed += failed.length;
          if (found.length > 0) patience.answered();
          if (!failure) continue;
          // A title that fails while others succeed is retried once.
          const again =
            found.length > 0
              ? failed.filter((key) => !stumbled.has(key))
              : await patience.failed(failed, failure, report);
          count.failed -= again.length;
          for (const key of again) {
            stumbled.add(key);
            tried.delete(key);
          }
        }
      }
      if (!signal.aborted) {
        count.told = await tell();
        await forgetOffers(client);
      }
      return report();
    },
  };
}
