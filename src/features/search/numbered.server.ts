import type { Catalogue } from '../../catalogue/contract.ts';
import { CatalogueError } from '../../core/errors.ts';
import { foundPath, seasonPath, titlePath } from '../../core/routes.ts';
import type { SearchType } from '../../core/found.ts';
import { readNumbered, type Numbered } from './numbered.ts';
import { normaliseQuery, searchType } from './search.ts';
import { suggestedArtist, suggestedCollection, suggestedTitle, type Candidate } from './suggestions.ts';
import { services } from '../../server/services.ts';

/** The page of an id, and its suggestion. */
interface Found {
  path: string;
  suggest: (words: string, imageBase: string) => Candidate;
}

async function ofType(catalogue: Catalogue, type: SearchType, id: number): Promise<Found | null> {
  const path = foundPath({ type, id });
  if (type === 'person') {
    const artist = await catalogue.artist(id);
    const known = artist && { ...artist, knownFor: artist.knownFor.map(({ title }) => title), votes: 0 };
    return known && { path, suggest: (words, images) => suggestedArtist(words, known, images) };
  }
  if (type === 'collection') {
    const collection = await catalogue.collection(id);
    return collection && { path, suggest: (words, images) => suggestedCollection(words, collection, images) };
  }
  const title = await catalogue.title({ kind: type, id }, { alone: true });
  return title && { path, suggest: (words, images) => suggestedTitle(words, title, images) };
}

/** A title by IMDb id; an episode's id leads to its season. */
async function atImdb(catalogue: Catalogue, id: string): Promise<Found | null> {
  const [title] = await catalogue.findForeign('imdb', id);
  if (title) {
    return { path: titlePath(title), suggest: (words, images) => suggestedTitle(words, title, images) };
  }
  const [episode] = await catalogue.findEpisodes('imdb', id);
  const series = episode ? await ofType(catalogue, 'tv', episode.seriesId) : null;
  return episode && series ? { ...series, path: seasonPath(episode.seriesId, episode.season) } : null;
}

/** Finds what an id means; null if the catalogue does not have it. */
export async function findNumbered(catalogue: Catalogue, numbered: Numbered): Promise<Found | null> {
  if (numbered.source === 'imdb') return atImdb(catalogue, numbered.id);
  const { types, id, season } = numbered;
  for (const type of types) {
    const found = await ofType(catalogue, type, id);
    if (found) return season === null ? found : { ...found, path: seasonPath(id, season) };
  }
  return null;
}

/**
 * The path for a search by a TMDB or IMDb id or address; null for other text, unknown ids, and while the
 * catalogue fails, which the search then reports.
 */
export async function loadNumbered(parameters: URLSearchParams): Promise<string | null> {
  const numbered = readNumbered(
    normaliseQuery(parameters.get('query')),
    searchType(parameters.get('searchType')),
  );
  if (!numbered) return null;
  const { catalogue } = await services();
  try {
    return (await findNumbered(catalogue, numbered))?.path ?? null;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return null;
  }
}
