import { partsAround } from '../../core/collections.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { TitleDetails, TitleSummary } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { LATE, withinTime } from '../../server/within-time.ts';

/** Milliseconds a page waits for what it can do without: enough for memory, for Redis and for the embedded catalogue. */
const PATIENCE_MS = 25;

/** What a movie's page shows of the collection it is part of. */
export interface Beside {
  /** As the collection itself is called: its parts may know a name in another language. Null while nobody has asked. */
  name: string | null;
  /** Those around the movie; none where it stands alone. */
  parts: TitleSummary[];
  /** The movie names it, and the catalogue has no such collection: nothing may lead there. */
  gone: boolean;
}

const NOTHING: Beside = { name: null, parts: [], gone: false };

/**
 * The collection a movie is part of. It would be a second call to the catalogue: the page does not wait for that. What
 * is not at hand is asked for all the same, so that the page has it when it is next made.
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
  // The page that is made now has a link that leads nowhere: it is made anew when it is next asked for.
  void asked.then(({ gone }) => gone && own.pageChanged({ kind: title.kind, id: title.id }));
  return NOTHING;
}
