import { partsAround } from '../../core/collections.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { TitleDetails, TitleSummary } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { LATE, withinTime } from '../../server/within-time.ts';

/** Milliseconds a page waits for optional data: enough for caches and the embedded catalogue. */
const PATIENCE_MS = 25;

/** A movie's collection, as shown on its page. */
export interface Beside {
  /** The collection's name, since the movie may name it in another language. Null if it is not loaded yet. */
  name: string | null;
  /** Neighbouring movies; none if the collection has no other. */
  parts: TitleSummary[];
  /** The collection does not exist, so that nothing may link to it. */
  gone: boolean;
}

const NOTHING: Beside = { name: null, parts: [], gone: false };

/**
 * Loads a movie's collection. It takes a second call of the catalogue, which the page does not wait for:
 * uncached data is loaded for the page's next rendering.
 */
export async function collectionBeside(title: TitleDetails): Promise<Beside> {
  if (title.kind !== 'movie' || !title.collection) return NOTHING;
  const own = await services();
  const { catalogue, log } = own;
  const asked = catalogue.collection(title.collection.id).then(
    (found): Beside =>
      found
        ? { name: found.name, parts: partsAround(found.parts, title.id), gone: false }
        : { ...NOTHING, gone: true },
    (error: unknown) => {
      if (!(error instanceof CatalogueError)) log.error({ err: error }, String(error));
      return NOTHING;
    },
  );
  const found = await withinTime(asked, PATIENCE_MS);
  if (found !== LATE) return found;
  // The page just rendered has a broken link, so it is evicted from the cache.
  void asked.then(({ gone }) => gone && own.pageChanged({ kind: title.kind, id: title.id }));
  return NOTHING;
}
