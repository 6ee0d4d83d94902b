import pLimit from 'p-limit';
import { saveSeriesNumber } from './feeds.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { LATE, withinTime } from '../../server/within-time.ts';

/** Concurrent look-ups, maximum queue, and how long a response waits (ms). */
const AT_ONCE = 8;
const MOST_WAITING = 10_000;
const PATIENCE_MS = 20_000;

/** TheTVDB's ids of series. */
export interface SeriesNumbers {
  /**
   * The id of each series, null if it has none. Null altogether if they could not all be looked up in time:
   * the look-up continues for a later call. Rejects with CatalogueError.
   */
  find(ids: readonly number[]): Promise<Map<number, number | null> | null>;
}

export interface SeriesNumbersOptions {
  catalogue: Pick<Catalogue, 'series'>;
  /** Stores the ids; undefined without the secret key, and for catalogues without such ids. */
  client: Client | undefined;
  patienceMs?: number;
}

/**
 * Creates the look-up of TheTVDB ids. Simultaneous look-ups of one series are shared, at most eight run at
 * once.
 */
export function createSeriesNumbers({
  catalogue,
  client,
  patienceMs = PATIENCE_MS,
}: SeriesNumbersOptions): SeriesNumbers {
  const limit = pLimit(AT_ONCE);
  const asked = new Map<number, Promise<number | null>>();

  async function lookUp(id: number): Promise<number | null> {
    const tvdb = (await catalogue.series(id, { late: true }))?.tvdbId ?? null;
    if (client) await saveSeriesNumber(client, id, tvdb);
    return tvdb;
  }

  function ask(id: number): Promise<number | null> {
    const underWay = asked.get(id);
    if (underWay) return underWay;
    const answer = limit(lookUp, id).finally(() => asked.delete(id));
    asked.set(id, answer);
    return answer;
  }

  return {
    async find(ids) {
      if (asked.size + ids.length > MOST_WAITING) return null;
      const all = Promise.all(ids.map(async (id) => [id, await ask(id)] as const));
      const found = await withinTime(all, patienceMs);
      if (found !== LATE) return new Map(found);
      all.catch(() => undefined);
      return null;
    },
  };
}
