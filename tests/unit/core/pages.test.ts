import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { disallowedPaths, pageAt, PAGES, placeAt } from '../../../src/core/pages.ts';
import { LIST_LOADERS } from '../../../src/features/title-lists/list-address.server.ts';

const files = readdirSync('src/pages', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').replace('src/pages', ''));

/** The address of a file in `src/pages`, by Astro's rules. */
const addressOf = (file: string) => file.replace(/\.(?:astro|ts)$/, '').replace(/\/index$/, '') || '/';

/** An address of a row, with example parameters. */
const example = (path: string) =>
  path
    .replace('[id]', '603')
    .replace('[n]', '2')
    .replace('[list]', '0123456789abcdef0123')
    .replace('[handle]', 'ada_example')
    .replace('[kind]', 'movie')
    .replace('[...category]', 'popular')
    .replace('[...path]', 'x')
    .replace('[name]', 'a')
    .replace('[provider]', 'gemini');

describe('the table of pages', () => {
  test('reloads nothing on sign-in of what pages and scripts request themselves', () => {
    const isAsked = (path: string) => /^\/(?:partials|api)\//.test(path);
    expect(PAGES.filter(({ path, session }) => session && isAsked(path))).toEqual([]);
    for (const path of ['/', '/list/0123456789abcdef0123', '/@ada_example', '/wishlist'])
      expect(pageAt(path)?.session).toBe(true);
  });

  test('treats equal suggestions as one, and ignores parameters of a pick', () => {
    const suggest = PAGES.find(({ path }) => path === '/partials/suggest');
    const canonical = (query: string) => suggest?.canonical?.(new URLSearchParams(query));
    expect(canonical('query=Dark')).toBe('/partials/suggest?query=dark');
    expect(canonical('')).toBe('/partials/suggest?query=');
    for (const kind of ['movies', 'series'])
      expect(pageAt(`/discover/${kind}/picked`)?.parameters).toContain('genres');
  });

  test('has a row for every file of src/pages, and vice versa', () => {
    // The host itself answers the embedded services.
    const addresses = [...files.map(addressOf), '/embedded/[...path]'];
    expect(PAGES.map(({ path }) => path).sort()).toEqual(addresses.sort());
  });

  test.each(PAGES.map(({ path }) => path))('finds the row of %s by its address', (path) => {
    expect(pageAt(example(path))?.path).toBe(path);
  });

  test('knows how lists with fragments are loaded, and no others', () => {
    const lists = PAGES.filter(({ fragments }) => fragments).map(({ path }) => path);
    expect(Object.keys(LIST_LOADERS).sort()).toEqual(lists.sort());
  });

  test('does not cache users’ pages, and hides them from crawlers', () => {
    const private_ = PAGES.filter(({ access }) => access !== 'everybody');
    expect(private_.filter(({ kept, crawling }) => kept > 0 || crawling === 'index')).toEqual([]);
  });

  test.each([
    '/',
    '/movies',
    '/movies/popular',
    '/partials/movies/popular',
    '/movie/603',
    '/sitemaps/movie-1.xml',
    '/collection/10',
    '/partials/collection/10',
    '/tv/1396/season/0',
    '/tv/1396/watch',
    '/partials/watch/tv/1396',
    '/feeds/@ada_example/diary/rss.xml',
    '/feeds/list/0123456789abcdef0123/radarr.json',
  ])('caches the page at %s', (path) => expect(placeAt(path).kept).toBeDefined());

  test.each([
    '/partials/movie/603',
    '/partials/movie/603/watch',
    '/partials/watch/person/31',
    '/partials/genres',
    '/movie/0603',
    '/tv/1396/season/02',
    '/partials/tv/1396/season/2',
    '/movie/603/',
    '/movies/Popular',
    '/profile',
    '/feeds/list/wishlist/radarr.json',
    `/feeds/${'0'.repeat(64)}/diary/rss.xml`,
    `/feeds/${'0'.repeat(64)}/list/wishlist/radarr.json`,
  ])('does not cache %s', (path) => expect(placeAt(path).kept).toBeUndefined());

  test('names each path once in robots.txt', () => {
    expect(disallowedPaths()).toEqual(
      expect.arrayContaining(['/partials/', '/profile', '/admin', '/reminders', '/wishlist', '/watched']),
    );
    expect(disallowedPaths().filter((path) => path.startsWith('/admin'))).toEqual(['/admin']);
  });
});

describe('the table’s paths', () => {
  test('are defined only there: no other expression in the host or the domain matches a page', async () => {
    const { readFile } = await import('node:fs/promises');
    const sources = ['src/host', 'src/core', 'src/contract'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && file !== 'pages.ts')
        .map((file) => `${folder}/${file}`),
    );
    const knowing = await Promise.all(
      sources.map(async (file) =>
        /\/\^\\\/.*(?:movie|tv|wishlist|profile|admin|search)/.test(await readFile(file, 'utf8'))
          ? [file]
          : [],
      ),
    );
    expect(knowing.flat()).toEqual([]);
  });
});

test('Ignores queries in an address’s place', () => {
  expect(placeAt('/movie/603?a=/movie/604?').row?.name).toBe('/movie/:id');
  expect(placeAt('/profile').kept).toBeUndefined();
  expect(placeAt('').row).toBeUndefined();
});
