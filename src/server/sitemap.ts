import { loadPublicLists } from '../features/custom-lists/custom-lists.queries.ts';
import { BackendError } from '../core/backend/errors.ts';
import { loadPublicHandles } from '../features/public-profile/public-profiles.queries.ts';
import type { Client } from '../core/backend/client.ts';
import { MOVIE_CATEGORIES, TV_CATEGORIES } from '../core/categories.ts';
import {
  listPath,
  artistPath,
  categoryPath,
  collectionPath,
  genreIndexPath,
  genrePath,
  profilePath,
  titlePath,
} from '../core/routes.ts';
import type { Outcome } from '../core/outcome.ts';
import { parseTitleId, type Kind } from '../core/title.ts';
import { services } from './services.ts';
import { readerClient } from './session.ts';
import { outcomeOf } from './outcome.ts';

/** List pages of 20 titles per sitemap, few enough to load at once. */
const PAGES_PER_SITEMAP = 10;

const KINDS: Kind[] = ['movie', 'tv'];

async function popular(kind: Kind, page: number) {
  const { catalogue } = await services();
  return kind === 'movie'
    ? catalogue.movieList('popular', { page })
    : catalogue.seriesList('popular', { page });
}

/** Paths of user content; empty if the backend fails, since other sitemaps do not need it. */
async function shownPaths(load: (client: Client) => Promise<string[]>): Promise<string[]> {
  try {
    return await load(await readerClient());
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}

/** Public custom lists, at most 5,000. */
const customListPaths = () => shownPaths(async (client) => (await loadPublicLists(client)).map(listPath));

/** Public profiles, at most 5,000. */
const profilePaths = () =>
  shownPaths(async (client) => (await loadPublicHandles(client)).map((handle) => profilePath(handle)));

/** All artists or collections of the catalogue's export, at most 50,000. */
async function listedPaths(name: 'people' | 'collections'): Promise<string[]> {
  const { catalogue } = await services();
  if (name === 'collections') return (await catalogue.idsOf('collection')).map(collectionPath);
  return (await catalogue.idsOf('person')).flatMap((id) => artistPath({ id }) ?? []);
}

/**
 * Paths of all sitemaps: lists; as many per kind as the catalogue has pages, so that none exceeds the limit
 * of 50,000 addresses (sitemaps.org); people, collections, custom lists and profiles if there are any.
 */
export function loadSitemapIndex(requestId: string): Promise<Outcome<{ paths: string[] }>> {
  return outcomeOf<{ paths: string[] }>(requestId, async () => {
    const parts = await Promise.all(
      KINDS.map(async (kind) => {
        const { totalPages } = await popular(kind, 1);
        const count = Math.ceil(totalPages / PAGES_PER_SITEMAP);
        return Array.from({ length: count }, (_, index) => `/sitemaps/${kind}-${index + 1}.xml`);
      }),
    );
    const [people, collections, custom, profiles] = await Promise.all([
      listedPaths('people'),
      listedPaths('collections'),
      customListPaths(),
      profilePaths(),
    ]);
    return {
      kind: 'ok',
      paths: [
        '/sitemaps/lists.xml',
        ...parts.flat(),
        ...(people.length > 0 ? ['/sitemaps/people.xml'] : []),
        ...(collections.length > 0 ? ['/sitemaps/collections.xml'] : []),
        ...(custom.length > 0 ? ['/sitemaps/peoples-lists.xml'] : []),
        ...(profiles.length > 0 ? ['/sitemaps/profiles.xml'] : []),
      ],
    };
  });
}

async function listPaths(): Promise<string[]> {
  const { catalogue } = await services();
  const genres = await Promise.all(
    KINDS.map(async (kind) => (await catalogue.genres(kind)).map(({ id }) => genrePath(kind, id))),
  );
  return [
    '/',
    '/genres',
    ...KINDS.map(genreIndexPath),
    ...MOVIE_CATEGORIES.map((category) => categoryPath('movie', category)),
    ...TV_CATEGORIES.map((category) => categoryPath('tv', category)),
    ...genres.flat(),
  ];
}

async function titlePaths(kind: Kind, part: number): Promise<string[]> {
  const first = (part - 1) * PAGES_PER_SITEMAP + 1;
  const { totalPages } = await popular(kind, 1);
  const numbers = Array.from({ length: PAGES_PER_SITEMAP }, (_, index) => first + index);
  const pages = await Promise.all(
    numbers.filter((page) => page <= totalPages).map((page) => popular(kind, page)),
  );
  return [...new Set(pages.flatMap(({ results }) => results.map(titlePath)))];
}

async function pathsOf(name: string): Promise<string[]> {
  if (name === 'lists') return listPaths();
  if (name === 'peoples-lists') return customListPaths();
  if (name === 'profiles') return profilePaths();
  if (name === 'people' || name === 'collections') return listedPaths(name);
  const [kind, part] = name.split('-');
  const number = parseTitleId(part);
  return (kind === 'movie' || kind === 'tv') && number !== null ? titlePaths(kind, number) : [];
}

/**
 * The paths of a sitemap: `lists`, `people`, `collections`, `peoples-lists`, `profiles`, `movie-N` or `tv-N`;
 * notFound for others.
 */
export function loadSitemap(name: string, requestId: string): Promise<Outcome<{ paths: string[] }>> {
  return outcomeOf<{ paths: string[] }>(requestId, async () => {
    const paths = await pathsOf(name);
    return paths.length > 0 ? { kind: 'ok', paths } : { kind: 'notFound' };
  });
}
