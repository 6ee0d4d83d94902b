import type { Client } from '../../core/backend/client.ts';
import { postponeFacts, wantedFacts } from './title-facts.queries.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { Job } from '../../jobs/job.ts';
import { learnFacts, type DetailsSource } from './learn-facts.server.ts';

/**
 * Titles per run, one at a time: two calls per second of the catalogue's thirty, so that pages never wait.
 * Ten thousand imported titles take an hour and a half.
 */
const LIMIT = 300;

/** Maximum run (ms). */
const RUN_MS = 100_000;

/** Consecutive failures after which the catalogue counts as down. */
const PATIENCE = 3;

export interface FillFactsOptions {
  client: Client;
  catalogue: DetailsSource;
  clock: Clock;
}

/**
 * Loads facts of newly saved titles. Usually they are in the catalogue client's cache, since the user has
 * just seen the title's page.
 */
export function fillFacts({ client, catalogue, clock }: FillFactsOptions): Job {
  return {
    leaseSeconds: 600,
    async run(signal) {
      const end = clock().getTime() + RUN_MS;
      const count = { learned: 0, failed: 0 };
      let inARow = 0;
      const report = () => `Facts of ${count.learned} titles learned, ${count.failed} failed.`;
      for (const title of await wantedFacts(client, LIMIT)) {
        if (signal.aborted || clock().getTime() >= end) break;
        try {
          await learnFacts(client, title, await catalogue.title(title));
          count.learned += 1;
          inARow = 0;
        } catch (error) {
          if (!(error instanceof CatalogueError)) throw error;
          await postponeFacts(client, title);
          count.failed += 1;
          inARow += 1;
          if (inARow >= PATIENCE) throw new Error(`${error.message} ${report()}`, { cause: error });
        }
      }
      return report();
    },
  };
}
