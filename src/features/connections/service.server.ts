import { receiveDelivery } from './queue.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Delivery, PlaySource } from './delivery.ts';
import type { HistoryFailure, HistoryWanted } from './players/history.ts';
import type { ImportService } from '../import/service.server.ts';
import { fetchHistory } from './history.server.ts';

/** Takes in what other programs tell. */
export interface PlayService {
  /** Keeps a delivery for the job; false when no address has this hash. Rejects with BackendError. */
  receive(source: PlaySource, tokenHash: string, delivery: Delivery): Promise<boolean>;
  /** Fetches the watch history of a user's server once, by days of a time zone; returns why nothing was fetched, or null. */
  fetchHistory(userId: string, wanted: HistoryWanted, zone: string): Promise<HistoryFailure | null>;
  /** Lets the job go on now rather than at its time. */
  wake(): void;
}

export interface PlayServiceOptions {
  /** Acts with the secret key. */
  client: Client;
  /** How calls leave to addresses people gave. */
  foreignFetch: (request: Request) => Promise<Response>;
  imports: ImportService;
  wake: () => void;
}

/** Creates what takes in deliveries and fetches what was before them. */
export function createPlayService({ client, foreignFetch, imports, wake }: PlayServiceOptions): PlayService {
  // A server may take two minutes to answer with all it has: one at a time for each person.
  const fetching = new Set<string>();
  return {
    async receive(source, tokenHash, delivery) {
      const waits = await receiveDelivery(client, source, tokenHash, delivery);
      if (waits) wake();
      return waits !== null;
    },
    async fetchHistory(userId, wanted, zone) {
      if (fetching.has(userId)) return 'open';
      fetching.add(userId);
      try {
        return await fetchHistory({ fetch: foreignFetch, imports, zone }, userId, wanted);
      } finally {
        fetching.delete(userId);
      }
    },
    wake,
  };
}
