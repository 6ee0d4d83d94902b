import { describe, expect, test } from 'vitest';
import { csvLine } from '../../../src/core/csv.ts';
import { isCalendarDate } from '../../../src/core/dates.ts';
import { discover, endpoint, list, row, title, watch } from '../../../src/core/page-rows.ts';
import { PAGES } from '../../../src/core/pages.ts';

const paths = (fits: (page: (typeof PAGES)[number]) => boolean) =>
  PAGES.filter(fits)
    .map(({ path }) => path)
    .sort();

/** Pages search engines can index. */
const FOUND = [
  ...[
    '/',
    '/@[handle]',
    '/about',
    '/collection/[id]',
    '/developers',
    '/discover/movies',
    '/discover/series',
    '/genres',
    '/help',
  ],
  ...['/list/[list]', '/movie/[id]', '/movie/[id]/cast', '/movie/[id]/watch', '/movie/genre/[id]'],
  ...['/movie/genres', '/movies/[...category]', '/opensearch.xml', '/person/[id]', '/privacy', '/robots.txt'],
  ...['/site.webmanifest', '/sitemap.xml', '/sitemaps/[name].xml', '/terms', '/tv-series/[...category]'],
  ...['/tv/[id]', '/tv/[id]/cast', '/tv/[id]/season/[n]', '/tv/[id]/watch', '/tv/genre/[id]', '/tv/genres'],
];
/** Pages they can request but not index. */
const UNSHOWN = [
  ...['/404', '/500', '/@[handle]/[key]', '/api/jobs/[name]', '/api/page-changed', '/api/problems'],
  ...[
    '/api/v1/[...path]',
    '/cards/[family]/[file].png',
    '/embedded/[...path]',
    '/offline',
    '/search',
    '/sw.js',
  ],
  ...['/feeds/@[handle]/[part]/[file]', '/feeds/[secret]/[...path]', '/feeds/list/[list]/[file]'],
  ...['/recommendations', '/reset-password', '/where', '/year/[secret]'],
];
/** Other public paths, which they must not request. */
const UNASKED = [
  ...['/calendar/[secret].ics', '/confirm', '/discover/mood', '/discover/movies/pick'],
  '/discover/movies/picked',
  ...['/discover/series/pick', '/discover/series/picked', '/hooks/[source]/[secret]', '/join/[secret]'],
  ...['/partials/[...path]', '/partials/services', '/partials/suggest', '/partials/watch/[kind]/[id]'],
  ...['/partials/where', '/unsubscribe'],
];

describe('The table of pages', () => {
  test('makes public pages public, admin pages for admins, and all others the user’s', () => {
    const everybody = [...FOUND, ...UNSHOWN, ...UNASKED].filter((path) => path !== '/recommendations').sort();
    expect(paths(({ access }) => access === 'everybody')).toEqual(everybody);
    expect(paths(({ access }) => access === 'admin')).toEqual(paths(({ path }) => path.startsWith('/admin')));
    const others = paths(({ path }) => !everybody.includes(path) && !path.startsWith('/admin'));
    expect(paths(({ access }) => access === 'person')).toEqual(others);
  });

  test('lets search engines index allowed pages, and only those', () => {
    expect(paths(({ crawling }) => crawling === 'index')).toEqual(FOUND.toSorted());
    expect(paths(({ crawling }) => crawling === 'noindex')).toEqual(UNSHOWN.toSorted());
    const rest = paths(({ path }) => !FOUND.includes(path) && !UNSHOWN.includes(path));
    expect(paths(({ crawling }) => crawling === 'disallow')).toEqual(rest);
  });

  test('caches pages equal for all visitors for a minute, and stable ones for an hour', () => {
    const made = ['/sw.js', '/cards/[family]/[file].png', '/api/jobs/[name]', '/api/page-changed'];
    const alone = [...made, '/api/problems', '/api/v1/[...path]', '/embedded/[...path]', '/404', '/500'];
    const own = [
      '/@[handle]/[key]',
      '/feeds/[secret]/[...path]',
      '/recommendations',
      '/reset-password',
      '/year/[secret]',
    ];
    const kept = [
      ...FOUND,
      ...UNSHOWN.filter((path) => ![...alone, ...own].includes(path)),
      '/partials/watch/[kind]/[id]',
    ];
    expect(paths(({ kept: seconds }) => seconds === 60)).toEqual(kept.sort());
    expect(paths(({ kept: seconds }) => seconds === 3600)).toEqual([
      '/partials/services',
      '/partials/suggest',
      '/partials/where',
    ]);
    expect(paths(({ session, access }) => session && access === 'everybody')).toEqual(
      expect.arrayContaining(['/', '/@[handle]', '/list/[list]']),
    );
  });

  test.each([
    ['/search', 'query searchType page'],
    ['/person/[id]', 'role kind sort page'],
    ['/movie/[id]', 'reviews stars reviewPage'],
    ['/movies/[...category]', 'year page'],
    ['/tv/[id]/season/[n]', 'page'],
    ['/collection/[id]', 'page'],
    ['/list/[list]', 'page'],
    ['/@[handle]', 'page'],
    ['/@[handle]/[key]', 'page'],
    ['/movie/[id]/cast', 'page'],
    ['/tv/[id]/cast', 'page'],
    ['/tv/[id]/watch', 'region'],
    ['/partials/suggest', 'query'],
    ['/partials/services', 'region'],
    ['/for-you', 'kind minutes services wished page said of'],
    ['/for-you/why', 'said of'],
    ['/up-next', 'section order page'],
    ['/numbers/titles', 'year decade genre country actor director stars page'],
    ['/calendar', 'view month only from skip'],
    ['/export', 'problem'],
  ])('knows the parameters of %s: %s', (path, parameters) => {
    expect(PAGES.find((page) => page.path === path)?.parameters.join(' ')).toBe(parameters);
  });
});

describe('A row', () => {
  test('is public and indexable by default, and hidden if it is a user’s', () => {
    expect(row('/a')).toEqual({
      ...{ path: '/a', access: 'everybody', session: false, header: true, kept: 0, parameters: [] },
      ...{ invented: false, fragments: false, crawling: 'index', name: '/a' },
    });
    expect(row('/a', { access: 'person' })).toMatchObject({ session: true, crawling: 'disallow' });
    expect(row('/a', { access: 'person', crawling: 'noindex' }).crawling).toBe('noindex');
  });

  test.each([
    ['/', '/', true],
    ['/movie/[id]', '/movie/:id', true],
    ['/movies/[...category]', '/movies', true],
    ['/[...path]', '/', true],
    ['/partials/watch/[kind]/[id]', '/partials/watch/:kind/:id', false],
    ['/api/a', '/api/a', false],
    ['/x/api/a', '/x/api/a', true],
    ['/apiary', '/apiary', true],
  ])('of %s has the name %s, and the site’s header: %s', (path, name, header) => {
    expect(row(path)).toMatchObject({ name, header });
  });

  test('of a kind of page has that kind’s properties', () => {
    expect(list('/a')).toMatchObject({ kept: 60, parameters: ['year', 'page'], fragments: true });
    expect(title('/a')).toMatchObject({ kept: 60, parameters: ['reviews', 'stars', 'reviewPage'] });
    expect(endpoint('/api/a')).toMatchObject({ crawling: 'noindex', kept: 0, name: '/api/a' });
    expect(endpoint('/api/a', 'b').name).toBe('b');
    const seen = watch('/a', { kept: 7 });
    expect(seen).toMatchObject({ kept: 7, parameters: ['region'], invented: true });
    expect(seen.canonical?.(new URLSearchParams('region=de'))).toBe('?region=DE');
    expect(seen.canonical?.(new URLSearchParams())).toBe('?region=');
    const found = discover('tv');
    expect(found).toMatchObject({ path: '/discover/series', kept: 60, invented: true, fragments: true });
    expect(found.parameters.slice(-2)).toEqual(['page', 'refused']);
    const canonical = (query: string) => found.canonical?.(new URLSearchParams(query));
    expect(canonical('page=2&genres=35-28')).toBe('/discover/series?genres=28-35&page=2');
    expect(canonical('language=qq')).toBe('/discover/series?refused=language');
    // The host caches the page of any requested year.
    expect(canonical('from=2099')).toBe('/discover/series?from=2099');
  });
});

test.each(['x2026-01-01', '2026-01-01x', '2026-1-1', '2026-02-30', ' 2026-01-01'])(
  'Rejects %j as a day',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test('Makes no formula of a sign within a text', () => {
  expect(csvLine(['a = b', '=b', ' =b'])).toBe(`"a = b","'=b","' =b"\r\n`);
});
