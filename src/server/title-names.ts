import type { Catalogue } from '../catalogue/contract.ts';
import { CatalogueError } from '../core/errors.ts';
import { titleKey, type Kind, type TitleDetails, type TitleId } from '../core/title.ts';
import { services } from './services.ts';
import { withinTime } from './within-time.ts';

/** Milliseconds an admin's page waits for names; what is missing then shows its number. */
const PATIENCE_MS = 2000;

/** Answers what a title is called; "Movie 603" where the catalogue does not say. */
export type TitleNames = (title: TitleId) => string;

async function askFor(catalogue: Catalogue, title: TitleId): Promise<TitleDetails | null> {
  try {
    return await catalogue.title(title, { alone: true });
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}

/** What the catalogue says of titles in time (titleKey). */
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

/** The names of some titles. A catalogue that fails or takes long leaves their numbers. */
export async function loadTitleNames(
  titles: Iterable<TitleId>,
  patienceMs = PATIENCE_MS,
): Promise<TitleNames> {
  const found = await askForAll(titles, patienceMs);
  return (title) => found.get(titleKey(title))?.title ?? numberOf(title);
}

/** Rows with the names and posters of their titles, of which the catalogue is asked for those that lack one. */
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

/** The titles a search text names: the first page of each kind. Empty when the catalogue fails. */
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
