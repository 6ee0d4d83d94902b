import pLimit from 'p-limit';
import type { Catalogue } from '../../catalogue/contract.ts';
import { CatalogueError } from '../../core/errors.ts';
import { mainTitle, matchTitle, type NamedTitle } from '../search/title-match.ts';
import type { Kind, TitleSummary } from '../../core/title.ts';

/** Concurrent look-ups, to leave capacity for other requests. */
const AT_ONCE = 5;

/** A name and its title in the catalogue; null if there is none, with the error if the look-up failed. */
export interface FoundTitle<T extends NamedTitle> {
  named: T;
  title: TitleSummary | null;
  failure: CatalogueError | null;
}

/** The queries to try, in order. */
function queries({ name, year }: NamedTitle): { text: string; year: number | null }[] {
  if (year === null) return [{ text: name, year }];
  const main = mainTitle(name);
  return [
    { text: name, year: null },
    // A title with many namesakes may be on a later page; filtered by year it is on the first.
    { text: name, year },
    // The catalogue may not know the subtitle.
    ...(main && main !== name ? [{ text: main, year }] : []),
  ];
}

async function findTitle(catalogue: Catalogue, kind: Kind, named: NamedTitle): Promise<TitleSummary | null> {
  for (const { text, year } of queries(named)) {
    const { results } = await catalogue.search(kind, text, { page: 1, year });
    const match = matchTitle(named, results);
    if (match) return match;
  }
  return null;
}

/**
 * Looks up names in the catalogue, five concurrently; results are in the given order. A failed look-up leaves
 * its name without a title. Once the signal aborts, no look-up starts and the promise rejects.
 */
export async function findTitles<T extends NamedTitle>(
  catalogue: Catalogue,
  kind: Kind,
  names: readonly T[],
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<FoundTitle<T>[]> {
  const slots = pLimit(AT_ONCE);
  let done = 0;
  const found = await Promise.all(
    names.map((named) =>
      slots(async (): Promise<FoundTitle<T>> => {
        signal.throwIfAborted();
        try {
          return { named, title: await findTitle(catalogue, kind, named), failure: null };
        } catch (error) {
          if (!(error instanceof CatalogueError)) throw error;
          return { named, title: null, failure: error };
        } finally {
          done += 1;
          progress(done);
        }
      }),
    ),
  );
  signal.throwIfAborted();
  return found;
}
