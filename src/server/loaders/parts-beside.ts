import { partsAround } from '../../domain/collections.ts';
import { CatalogueError } from '../../domain/errors.ts';
import type { TitleDetails, TitleSummary } from '../../domain/title.ts';
import { services } from '../services.ts';

/** Milliseconds a page waits for what it can do without: enough for memory, for Redis and for the embedded catalogue. */
const PATIENCE_MS = 25;

/**
 * Of the collection a movie is part of, those around it. They would be a second call to the catalogue: the page does
 * not wait for that. What is not at hand is asked for all the same, so that the page has it when it is next made.
 */
export async function partsBeside(title: TitleDetails): Promise<TitleSummary[]> {
  if (title.kind !== 'movie' || !title.collection) return [];
  const { catalogue, log } = await services();
  const asked = catalogue.collection(title.collection.id).then(
    (found) => partsAround(found?.parts ?? [], title.id),
    (error: unknown) => {
      if (!(error instanceof CatalogueError)) log.error({ err: error }, String(error));
      return [];
    },
  );
  const { promise: out, resolve } = Promise.withResolvers<TitleSummary[]>();
  const timer = setTimeout(() => resolve([]), PATIENCE_MS);
  return Promise.race([asked, out]).finally(() => clearTimeout(timer));
}
