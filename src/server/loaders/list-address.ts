import type { Outcome } from '../../domain/outcome.ts';
import { loadCategory, loadGenre, loadSearch, type TitleList } from './title-list.ts';

/** The list a path such as `movies/popular` or `tv/genre/18` stands for, loaded; notFound for others. */
export function loadListAt(
  path: string,
  request: { requestId: string; parameters: URLSearchParams },
): Promise<Outcome<TitleList>> {
  const [first, second, third] = path.split('/');
  if (first === 'movies') return loadCategory('movie', second, request);
  if (first === 'tv-series') return loadCategory('tv', second, request);
  if ((first === 'movie' || first === 'tv') && second === 'genre') return loadGenre(first, third, request);
  if (first === 'search') return loadSearch(request);
  return Promise.resolve({ kind: 'notFound' });
}
