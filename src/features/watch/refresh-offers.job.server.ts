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

/** Titles asked of the backend at once, and looked up together. */
const BATCH = 500;
const TOGETHER = 20;

/** A run ends after this long and leaves the rest to the next night, well before its lock does. */
const RUN_MS = 50 * 60_000;

/** Less than a day, so that a nightly run looks at everything although it starts a bit earlier. */
const FRESH_MS = 23 * HOUR_MS;

export interface RefreshOffersOptions {
  client: Client;
  catalogue: Pick<Catalogue, 'offers'>;
  /** The region of people who have chosen none (ISO 3166-1). */
  region: string;
  clock: Clock;
  /** Tells people what has come to their services; answers how many were told. */
  tell: () => Promise<number>;
  wait?: Wait | undefined;
}

/**
 * Looks every night where the titles can be seen that stand in lists of people who have ticked a service: what is
 * wished for daily, what is watched weekly, in the regions of these people. It asks behind pages, and what it finds is
 * kept at once: a run that is ended, or ends because the movie database is down for long, is taken up where it was.
 */
export function refreshOffers(options: RefreshOffersOptions): Job {
  const { client, catalogue, region, clock, tell, wait } = options;

  /** A title's offers in its regions, for one call; null when the catalogue fails. */
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

      /** The next titles that were not tried in this run; those that failed would come first again. */
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
          // Failing beside others that were answered is tried a second time, and no third.
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
