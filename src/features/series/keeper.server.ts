import type { Client } from '../../core/backend/client.ts';
import { keepSeries, keptSeries, noteSeriesGone, type SeriesChange } from './kept-series.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { SeasonSize, SeriesEpisodes } from '../../catalogue/series/episodes.ts';
import type { Clock } from '../../core/dates.ts';
import { placeNumber, type KeptEpisode } from './kept-episodes.ts';
import { renumbered } from './renumbered.ts';

/** Stores the episodes of followed series. */
export interface SeriesKeeper {
  /**
   * Updates a series' episodes from the catalogue, unless they are newer than `freshMs`. Concurrent callers
   * share one run (single flight). Returns `gone` if the catalogue does not have it. Rejects with
   * CatalogueError or BackendError.
   */
  keep(id: number, freshMs?: number): Promise<'kept' | 'gone'>;
}

export interface SeriesKeeperOptions {
  /** Acts with the secret key. */
  client: Client;
  catalogue: Pick<Catalogue, 'episodes'>;
  clock: Clock;
}

/** Episodes per request. */
const EPISODES_A_REQUEST = 4000;

/** Attempts if another process wrote concurrently. */
const TRIES = 3;

/** Default age of fresh episodes. */
const FRESH_MS = 12 * 3_600_000;

function sizesOf(episodes: readonly KeptEpisode[]): SeasonSize[] {
  const sizes = new Map<number, number>();
  for (const { season } of episodes) sizes.set(season, (sizes.get(season) ?? 0) + 1);
  return [...sizes].map(([number, count]) => ({ number, episodes: count }));
}

function isSame(a: KeptEpisode, b: KeptEpisode | undefined): boolean {
  return a.name === b?.name && a.date === b.date && a.minutes === b.minutes;
}

/** The difference between stored and loaded episodes. A season that could not be loaded stays unchanged. */
function changeOf(before: readonly KeptEpisode[], found: SeriesEpisodes): SeriesChange {
  const missing = new Set(found.missing);
  const after = [...found.episodes, ...before.filter(({ season }) => missing.has(season))];
  const [was, is] = [before, after].map((all) => new Map(all.map((one) => [placeNumber(one), one])));
  return {
    id: found.id,
    title: found.title,
    posterPath: found.posterPath,
    ended: found.ended,
    put: after.filter((one) => !isSame(one, was?.get(placeNumber(one)))),
    removed: before.filter((one) => !is?.has(placeNumber(one))),
    moves: renumbered(before, after),
  };
}

/** Creates the store of episodes. */
export function createSeriesKeeper({ client, catalogue, clock }: SeriesKeeperOptions): SeriesKeeper {
  const underWay = new Map<number, Promise<'kept' | 'gone'>>();

  /**
   * Writes a change in several requests; false if another process wrote concurrently (optimistic locking).
   */
  async function write(revision: number, change: SeriesChange): Promise<boolean> {
    const { put } = change;
    const parts = Math.max(1, Math.ceil(put.length / EPISODES_A_REQUEST));
    for (let part = 0; part < parts; part += 1) {
      const first = part * EPISODES_A_REQUEST;
      const slice = {
        ...change,
        put: put.slice(first, first + EPISODES_A_REQUEST),
        ...(part > 0 && { removed: [], moves: [] }),
        partly: part < parts - 1,
      };
      if (!(await keepSeries(client, revision + part, slice))) return false;
    }
    return true;
  }

  async function keepNow(id: number, freshMs: number): Promise<'kept' | 'gone'> {
    for (let attempt = 1; ; attempt += 1) {
      const { revision, refreshedAt, episodes } = await keptSeries(client, id);
      if (refreshedAt !== null && clock().getTime() - Date.parse(refreshedAt) < freshMs) return 'kept';
      const found = await catalogue.episodes(id, sizesOf(episodes));
      if (!found) {
        await noteSeriesGone(client, id);
        return 'gone';
      }
      if (await write(revision, changeOf(episodes, found))) return 'kept';
      if (attempt === TRIES) throw new Error(`Series ${id} was changed by others ${TRIES} times in a row`);
    }
  }

  return {
    keep(id, freshMs = FRESH_MS) {
      const running =
        underWay.get(id) ??
        keepNow(id, freshMs).finally(() => {
          underWay.delete(id);
        });
      underWay.set(id, running);
      return running;
    },
  };
}
