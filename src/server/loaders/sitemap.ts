import { MOVIE_CATEGORIES, TV_CATEGORIES } from '../../domain/categories.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { categoryPath, genreIndexPath, genrePath, titlePath } from '../../domain/routes.ts';
import { parseTitleId, type Kind } from '../../domain/title.ts';
import { services } from '../services.ts';
import { outcomeOf } from './outcome.ts';

/** List pages, of 20 titles each, that one sitemap holds; small enough to be asked for in one go. */
const PAGES_PER_SITEMAP = 10;

const KINDS: Kind[] = ['movie', 'tv'];

async function popular(kind: Kind, page: number) {
  const { catalogue } = await services();
  return kind === 'movie' ? catalogue.movies('popular', { page }) : catalogue.series('popular', { page });
}

/**
 * Paths of all sitemaps: one of the lists, and as many per kind as the catalogue has pages, so that no
 * sitemap nears the protocol's limit of 50,000 addresses (sitemaps.org).
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
    return { kind: 'ok', paths: ['/sitemaps/lists.xml', ...parts.flat()] };
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

/** The addresses of one sitemap, named `lists`, `movie-N` or `tv-N`; notFound for others. */
export function loadSitemap(name: string, requestId: string): Promise<Outcome<{ paths: string[] }>> {
  return outcomeOf<{ paths: string[] }>(requestId, async () => {
    if (name === 'lists') return { kind: 'ok', paths: await listPaths() };
    const [kind, part] = name.split('-');
    const number = parseTitleId(part);
    if ((kind !== 'movie' && kind !== 'tv') || number === null) return { kind: 'notFound' };
    const paths = await titlePaths(kind, number);
    return paths.length > 0 ? { kind: 'ok', paths } : { kind: 'notFound' };
  });
}
