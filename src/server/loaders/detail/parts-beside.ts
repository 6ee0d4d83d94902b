import { partsAround } from '../../../domain/collections/collections.ts';
import { CatalogueError } from '../../../domain/errors.ts';
import type { TitleDetails, TitleSummary } from '../../../domain/title.ts';
import { services } from '../../services.ts';
import { LATE, withinTime } from '../../within-time.ts';

/** Milliseconds a page waits for what it can do without: enough for memory, for Redis and for the embedded catalogue. */
const PATIENCE_MS = 25;

/** What a movie's page shows of the collection it is part of. */
interface Beside {
  /** As the collection itself is called: its parts may know a name in another language. Null while nobody has asked. */
  name: string | null;
  /** Those around the movie; none where it stands alone. */
  parts: TitleSummary[];
}

const NOTHING: Beside = { name: null, parts: [] };

/**
 * The collection a movie is part of. It would be a second call to the catalogue: the page does not wait for that. What
 * is not at hand is asked for all the same, so that the page has it when it is next made.
 */
export async function collectionBeside(title: TitleDetails): Promise<Beside> {
  if (title.kind !== 'movie' || !title.collection) return NOTHING;
  const { catalogue, log } = await services();
  const asked = catalogue.collection(title.collection.id).then(
    (found) => (found ? { name: found.name, parts: partsAround(found.parts, title.id) } : NOTHING),
    (error: unknown) => {
      if (!(error instanceof CatalogueError)) log.error({ err: error }, String(error));
      return NOTHING;
    },
  );
  const found = await withinTime(asked, PATIENCE_MS);
  return found === LATE ? NOTHING : found;
}
