import type { Client } from '../../core/backend/client.ts';
import {
  postponeDelivery,
  settleDelivery,
  trimDeliveries,
  waitingDeliveries,
  type WaitingDelivery,
} from './queue.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { keptSeries } from '../series/kept-series.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { PlaySources } from './played.server.ts';
import { resolveDelivery } from './resolve.server.ts';
import type { SeriesKeeper } from '../series/keeper.server.ts';
import type { Job } from '../../jobs/job.ts';

/** Maximum run (ms); the next run continues. */
const RUN_MS = 20_000;
const LEASE_S = 40;

/** Deliveries per batch. */
const TURN = 20;

/** Maximum age of stored episodes (ms): one played today may be new. */
const FRESH_MS = 6 * 3_600_000;

export interface CountPlaysOptions {
  client: Client;
  catalogue: PlaySources['catalogue'] & Pick<Catalogue, 'health'>;
  keeper: Pick<SeriesKeeper, 'keep'>;
  clock: Clock;
}

/**
 * Processes deliveries of media servers: finds the title and counts the play in one transaction with the
 * delivery's end, so that a killed run resumes. Deliveries wait while the catalogue is down.
 */
export function countPlays({ client, catalogue, keeper, clock }: CountPlaysOptions): Job {
  const sources: PlaySources = {
    catalogue,
    async episodesOf(id) {
      if ((await keeper.keep(id, FRESH_MS)) === 'gone') return null;
      return (await keptSeries(client, id)).episodes;
    },
  };

  /** The outcome of a delivery; null if the catalogue is down. */
  async function settle(delivery: WaitingDelivery, answered: boolean): Promise<string | null> {
    const { number } = delivery;
    try {
      return (await settleDelivery(client, number, await resolveDelivery(sources, delivery))) ?? 'settled';
    } catch (error) {
      // Invalid data fails this delivery only, not every run.
      if (error instanceof BackendError && error.kind === 'invalid') {
        return settleDelivery(client, number, { outcome: 'refused' });
      }
      if (!(error instanceof CatalogueError)) throw error;
      if (!answered && !['fine', 'slow'].includes(catalogue.health().condition)) return null;
      await postponeDelivery(client, number);
      return 'postponed';
    }
  }

  return {
    leaseSeconds: LEASE_S,
    async run(signal) {
      const end = clock().getTime() + RUN_MS;
      const count = { seen: 0, counted: 0 };
      let answers = true;
      for (let answered = false; answers && !signal.aborted && clock().getTime() < end;) {
        const turn = await waitingDeliveries(client, TURN);
        if (turn.length === 0) break;
        for (const delivery of turn) {
          if (signal.aborted) break;
          const outcome = await settle(delivery, answered);
          answers = outcome !== null;
          if (!answers) break;
          answered ||= outcome !== 'postponed';
          count.seen += 1;
          if (outcome === 'counted') count.counted += 1;
        }
      }
      await trimDeliveries(client);
      const done = `${count.seen} deliveries looked at, ${count.counted} plays counted.`;
      if (!answers) throw new Error(`The movie database does not answer: plays wait. ${done}`);
      return done;
    },
  };
}
