import type { Catalogue } from '../../catalogue/contract.ts';
import { NO_FILTERS } from '../discover/discover.ts';
import { MOST_OF_SOURCE, toSourceTitle, type SourceAnswer } from './found.ts';
import type { Source } from './sources.ts';
import { titleKey, uniqueTitles, type TitleSummary } from '../../core/title.ts';

/** The catalogue's methods that sources use. */
export type SourceCatalogue = Pick<Catalogue, 'recommendations' | 'collection' | 'artist' | 'discover'>;

/** Departments of a title's makers. */
const MAKING = new Set(['Directing', 'Writing', 'Creator']);

async function madeBy(catalogue: SourceCatalogue, id: number, region: string): Promise<TitleSummary[]> {
  const artist = await catalogue.artist(id);
  if (!artist) return [];
  const made = new Set(
    artist.roles
      .filter(({ department }) => MAKING.has(department))
      .flatMap(({ credits }) => credits.map(titleKey)),
  );
  const { results } = await catalogue.discover(
    'movie',
    { ...NO_FILTERS, people: [id], order: 'votes' },
    { page: 1, region },
  );
  return uniqueTitles([...results, ...artist.knownFor]).filter((title) => made.has(titleKey(title)));
}

async function titlesOf(catalogue: SourceCatalogue, source: Source, region: string): Promise<TitleSummary[]> {
  switch (source.from) {
    case 'title':
      return catalogue.recommendations(source.title);
    case 'saga':
      return (await catalogue.collection(source.id))?.parts ?? [];
    case 'maker':
      return madeBy(catalogue, source.id, region);
    case 'theme': {
      const filters = { ...NO_FILTERS, keywords: [source.id], order: 'votes' } as const;
      return (await catalogue.discover(source.kind, filters, { page: 1, region })).results;
    }
  }
}

/** Loads the titles of a source from the catalogue. Rejects with CatalogueError. */
export async function askSource(
  catalogue: SourceCatalogue,
  source: Source,
  region: string,
): Promise<SourceAnswer> {
  const titles = await titlesOf(catalogue, source, region);
  const name = 'name' in source ? source.name : '';
  const trait = source.from === 'title' ? null : ({ trait: `${source.from}-${source.id}`, name } as const);
  return { key: source.key, trait, titles: titles.slice(0, MOST_OF_SOURCE).map(toSourceTitle) };
}
