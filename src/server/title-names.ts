import type { Catalogue } from '../catalogue/contract.ts';
import { CatalogueError } from '../core/errors.ts';
import { titleKey, type Kind, type TitleDetails, type TitleId } from '../core/title.ts';
import { services } from './services.ts';
import { withinTime } from './within-time.ts';

/** Milliseconds an admin page waits for names; missing ones show ids. */
const PATIENCE_MS = 2000;

/** Returns a title's name, or "Movie 603" if it is unknown. */
export type TitleNames = (title: TitleId) => string;

async function askFor(catalogue: Catalogue, title: TitleId): Promise<TitleDetails | null> {
  try {
    return await catalogue.title(title, { alone: true });
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}

/** Details of titles by titleKey that were loaded in time. */
async function askForAll(titles: Iterable<TitleId>, patienceMs: number): Promise<Map<string, TitleDetails>> {
  const { catalogue } = await services();
  const wanted = new Map([...titles].map((title) => [titleKey(title), title]));
  const found = new Map<string, TitleDetails>();
  const asked = [...wanted].map(async ([key, title]) => {
    const details = await askFor(catalogue, title);
    if (details) found.set(key, details);
  });
  await withinTime(Promise.all(asked), patienceMs);
  return new Map(found);
}

const numberOf = ({ kind, id }: TitleId) => `${kind === 'movie' ? 'Movie' : 'TV series'} ${id}`;

/** Loads names of titles; on failure or timeout they are ids. */
export async function loadTitleNames(
  titles: Iterable<TitleId>,
  patienceMs = PATIENCE_MS,
): Promise<TitleNames> {
  const found = await askForAll(titles, patienceMs);
  return (title) => found.get(titleKey(title))?.title ?? numberOf(title);
}

/** Adds names and posters to rows, loading those that are missing. */
export async function withTitleCards<
  Row extends TitleId & { title: string | null; posterPath: string | null },
>(rows: readonly Row[], patienceMs = PATIENCE_MS): Promise<(Row & { title: string })[]> {
  const lacking = rows.filter(({ title, posterPath }) => title === null || posterPath === null);
  const found = await askForAll(lacking, patienceMs);
  return rows.map((row) => {
    const details = found.get(titleKey(row));
    const title = row.title ?? details?.title ?? numberOf(row);
    return { ...row, title, posterPath: row.posterPath ?? details?.posterPath ?? null };
  });
}

/** Titles that match a text: the first page of each kind. Empty if the catalogue fails. */
export async function titlesNamed(query: string, kind: Kind | undefined): Promise<TitleId[]> {
  if (query === '') return [];
  const { catalogue } = await services();
  const found: TitleId[] = [];
  const searches = (['movie', 'tv'] as const)
    .filter((each) => kind === undefined || each === kind)
    .map(async (each) => {
      try {
        const { results } = await catalogue.search(each, query, { page: 1 });
        found.push(...results.map(({ id }) => ({ kind: each, id })));
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
      }
    });
  await withinTime(Promise.all(searches), PATIENCE_MS);
  return [...found];
}
