import { receiveDelivery } from './queue.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Delivery, PlaySource } from './delivery.ts';
import type { HistoryFailure, HistoryWanted } from './players/history.ts';
import type { ImportService } from '../import/service.server.ts';
import { fetchHistory } from './history.server.ts';

/** Receives the data of media servers. */
export interface PlayService {
  /** Stores a delivery for the job; false for an unknown hash. Rejects with BackendError. */
  receive(source: PlaySource, tokenHash: string, delivery: Delivery): Promise<boolean>;
  /**
   * Imports the watch history of a user's media server once, with days in a time zone. Returns why that
   * failed, or null.
   */
  fetchHistory(userId: string, wanted: HistoryWanted, zone: string): Promise<HistoryFailure | null>;
  /** Runs the job now. */
  wake(): void;
}

export interface PlayServiceOptions {
  /** Acts with the secret key. */
  client: Client;
  /** The `fetch` for addresses users entered. */
  foreignFetch: (request: Request) => Promise<Response>;
  imports: ImportService;
  wake: () => void;
}

/** Creates the service that receives deliveries and imports watch histories. */
export function createPlayService({ client, foreignFetch, imports, wake }: PlayServiceOptions): PlayService {
  // One import at a time per user: a server may take two minutes.
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
