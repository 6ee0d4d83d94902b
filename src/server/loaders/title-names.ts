import type { Catalogue } from '../../catalogue/contract.ts';
import { CatalogueError } from '../../domain/errors.ts';
import { titleKey, type Kind, type TitleId } from '../../domain/title.ts';
import { services } from '../services.ts';
import { withinTime } from '../within-time.ts';

/** Milliseconds an admin's page waits for names; what is missing then shows its number. */
const PATIENCE_MS = 2000;

/** Answers what a title is called; "Movie 603" where the catalogue does not say. */
export type TitleNames = (title: TitleId) => string;

async function nameOf(catalogue: Catalogue, title: TitleId): Promise<string | undefined> {
  try {
    return (await catalogue.title(title, { alone: true }))?.title;
  } catch (error) {
    if (error instanceof CatalogueError) return undefined;
    throw error;
  }
}

/** The names of some titles. A catalogue that fails or takes long leaves their numbers. */
export async function loadTitleNames(
  titles: Iterable<TitleId>,
  patienceMs = PATIENCE_MS,
): Promise<TitleNames> {
  const { catalogue } = await services();
  const wanted = new Map([...titles].map((title) => [titleKey(title), title]));
  const names = new Map<string, string>();
  const asked = [...wanted].map(async ([key, title]) => {
    const name = await nameOf(catalogue, title);
    if (name) names.set(key, name);
  });
  await withinTime(Promise.all(asked), patienceMs);
  return (title) =>
    names.get(titleKey(title)) ?? `${title.kind === 'movie' ? 'Movie' : 'TV series'} ${title.id}`;
}

/** Rows with the names of their titles, of which the catalogue is asked for those that have none. */
export async function withTitleNames<Row extends TitleId & { title: string | null }>(
  rows: readonly Row[],
  patienceMs?: number,
): Promise<(Row & { title: string })[]> {
  const nameless = rows.filter(({ title }) => title === null);
  const named = nameless.length > 0 ? await loadTitleNames(nameless, patienceMs) : null;
  return rows.map((row) => ({ ...row, title: row.title ?? named?.(row) ?? '' }));
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
