import { DISCOVER_PARAMETERS, PICKED } from '../features/discover/discover.ts';
import {
  FOR_YOU_PARAMETERS,
  FOR_YOU_PATH,
  FOR_YOU_WHY_PATH,
  SAY_FOR_YOU_PATH,
} from '../features/for-you/address.ts';
import { REGION_SERVICES } from '../features/watch/my-services.ts';
import { HOUR, MINUTE, discover, endpoint, list, row, title, watch, type PageRow } from './page-rows.ts';
import { WHERE_PATH } from '../features/watch/where.ts';
import { MARKS_PATH } from '../features/marks/marks.ts';
import { OFFLINE_PATH, WORKER_PATH } from '../features/shell/offline.ts';
import { suggestPath } from '../features/search/search.ts';

const SEARCH = ['query', 'searchType', 'page'];
const WHERE = ['query', 'region'];
const WORK = ['role', 'kind', 'sort', 'page'];

/**
 * The only table of pages and endpoints, for host, loaders and documents. A test compares it with `src/pages` both
 * ways.
 */
export const PAGES: readonly PageRow[] = [
  row('/', { session: true, kept: MINUTE }),
  list('/movies/[...category]'),
  list('/tv-series/[...category]'),
  ...['/genres', '/movie/genres', '/tv/genres', '/help', '/about', '/privacy', '/terms', '/developers'].map(
    (path) => row(path, { kept: MINUTE }),
  ),
  list('/movie/genre/[id]'),
  list('/tv/genre/[id]'),
  title('/movie/[id]'),
  title('/tv/[id]'),
  row('/tv/[id]/season/[n]', { session: true, kept: MINUTE, parameters: ['page'] }),
  row('/collection/[id]', { kept: MINUTE, parameters: ['page'], fragments: true }),
  row('/list/[list]', { session: true, kept: MINUTE, parameters: ['page'], invented: true, fragments: true }),
  row('/movie/[id]/cast', { kept: MINUTE, parameters: ['page'] }),
  row('/tv/[id]/cast', { kept: MINUTE, parameters: ['page'] }),
  watch('/movie/[id]/watch'),
  watch('/tv/[id]/watch'),
  row('/person/[id]', { kept: MINUTE, parameters: WORK }),
  row('/@[handle]', { kept: MINUTE, session: true, parameters: ['page'] }),
  // A profile by link: for anyone with the link, never cached.
  row('/@[handle]/[key]', { session: true, parameters: ['page'], crawling: 'noindex' }),
  row('/search', { kept: MINUTE, parameters: SEARCH, invented: true, fragments: true, crawling: 'noindex' }),
  row(WHERE_PATH, { kept: MINUTE, parameters: WHERE, invented: true, crawling: 'noindex' }),
  discover('movie'),
  discover('tv'),
  row('/discover/mood', { parameters: ['kind', 'mood'], crawling: 'disallow' }),
  row('/discover/movies/pick', { crawling: 'disallow' }),
  row('/discover/series/pick', { crawling: 'disallow' }),
  row('/discover/movies/picked', { parameters: [...DISCOVER_PARAMETERS, PICKED], crawling: 'disallow' }),
  row('/discover/series/picked', { parameters: [...DISCOVER_PARAMETERS, PICKED], crawling: 'disallow' }),
  row('/recommendations', { access: 'person', crawling: 'noindex' }),
  row('/wishlist', { access: 'person' }),
  row('/watched', { access: 'person' }),
  row('/dismissed', { access: 'person' }),
  row(FOR_YOU_PATH, { access: 'person', parameters: FOR_YOU_PARAMETERS }),
  row(FOR_YOU_WHY_PATH, { access: 'person', parameters: ['said', 'of'] }),
  row('/up-next', { access: 'person', parameters: ['section', 'order', 'page'] }),
  row('/numbers/titles', {
    access: 'person',
    parameters: ['year', 'decade', 'genre', 'country', 'actor', 'director', 'stars', 'page'],
  }),
  ...['/numbers', '/numbers/[year]'].map((path) => row(path, { access: 'person' })),
  row('/year/[secret]', { crawling: 'noindex' }),
  row('/diary', { access: 'person' }),
  row('/reminders', { access: 'person' }),
  row('/calendar', { access: 'person', parameters: ['view', 'month', 'only', 'from', 'skip'] }),
  row('/calendar/subscribe', { access: 'person' }),
  row('/calendar/[secret].ics', { crawling: 'disallow' }),
  row('/connections', { access: 'person' }),
  row('/connections/tokens', { access: 'person' }),
  row('/connections/feeds', { access: 'person' }),
  row('/connections/webhooks', { access: 'person' }),
  row('/connections/letterboxd', { access: 'person' }),
  // Feeds of public profiles and lists. A user's private feeds, below a secret, are never cached.
  ...['/feeds/@[handle]/[part]/[file]', '/feeds/list/[list]/[file]'].map((path) =>
    row(path, { kept: MINUTE, invented: true, crawling: 'noindex' }),
  ),
  endpoint('/feeds/[secret]/[...path]'),
  row('/connections/take/[secret]', { access: 'person', crawling: 'disallow' }),
  row('/hooks/[source]/[secret]', { crawling: 'disallow' }),
  row('/saved-searches', { access: 'person' }),
  row('/tags', { access: 'person' }),
  row('/lists', { access: 'person' }),
  row('/notices', { access: 'person' }),
  row('/notices/settings', { access: 'person' }),
  row('/profile', { access: 'person' }),
  row('/export', { access: 'person', parameters: ['problem'] }),
  row('/import', { access: 'person' }),
  row('/admin', { access: 'admin' }),
  row('/admin/feedback', { access: 'admin' }),
  row('/admin/feedback.csv', { access: 'admin' }),
  row('/admin/invitations', { access: 'admin' }),
  row('/admin/log', { access: 'admin' }),
  row('/admin/operations', { access: 'admin' }),
  row('/admin/reports', { access: 'admin' }),
  row('/reset-password', { crawling: 'noindex' }),
  row('/unsubscribe', { crawling: 'disallow' }),
  row('/confirm', { crawling: 'disallow' }),
  row('/join/[secret]', { crawling: 'disallow' }),
  row(OFFLINE_PATH, { kept: MINUTE, crawling: 'noindex' }),
  row('/404', { crawling: 'noindex' }),
  row('/500', { crawling: 'noindex' }),
  row('/partials/suggest', {
    kept: HOUR,
    parameters: ['query'],
    canonical: (given) => suggestPath(given.get('query') ?? ''),
    invented: true,
    crawling: 'disallow',
  }),
  watch('/partials/watch/[kind]/[id]', { crawling: 'disallow' }),
  row('/partials/where', { kept: HOUR, parameters: WHERE, invented: true, crawling: 'disallow' }),
  row('/partials/services', { ...REGION_SERVICES, kept: HOUR, crawling: 'disallow' }),
  row('/partials/for-you/[kind]/[id]', { access: 'person' }),
  row('/partials/home/[rail]', { access: 'person' }),
  row('/partials/[...path]', { crawling: 'disallow' }),
  endpoint(WORKER_PATH),
  ...['/robots.txt', '/opensearch.xml', '/sitemap.xml', '/site.webmanifest'].map((path) =>
    row(path, { kept: MINUTE }),
  ),
  row('/sitemaps/[name].xml', { kept: MINUTE, name: '/sitemaps' }),
  endpoint('/api/v1/[...path]', '/api/v1'),
  row('/api/series/[id]/episodes', { access: 'person' }),
  row('/api/ai/keys', { access: 'person' }),
  row('/api/ai/keys/[provider]', { access: 'person' }),
  row('/api/ai/preferences', { access: 'person' }),
  row('/api/ai/search', { access: 'person' }),
  row('/api/ai/words', { access: 'person' }),
  row('/api/ai/searches', { access: 'person' }),
  row('/api/ai/searches/[id]', { access: 'person' }),
  row('/api/export', { access: 'person' }),
  ...[
    '/api/imports',
    '/api/imports/[id]',
    '/api/imports/[id]/rows',
    '/api/imports/[id]/doubtful',
    '/api/imports/[id]/choices',
    '/api/imports/[id]/report',
    '/api/imports/[id]/report.csv',
    '/api/imports/[id]/[step]',
  ].map((path) => row(path, { access: 'person' })),
  row(SAY_FOR_YOU_PATH, { access: 'person' }),
  row('/api/list-settings', { access: 'person' }),
  row('/api/lists', { access: 'person' }),
  row(MARKS_PATH, { access: 'person' }),
  row('/api/notices', { access: 'person' }),
  row('/api/notice-settings', { access: 'person' }),
  row('/api/offers', { access: 'person' }),
  endpoint('/cards/[family]/[file].png', '/cards'),
  endpoint('/api/jobs/[name]'),
  endpoint('/api/page-changed'),
  endpoint('/api/problems'),
  endpoint('/embedded/[...path]'),
];

/** Patterns of path parameters on cached pages; an address that does not match is rendered without the cache. */
const SHAPES: Record<string, string> = {
  id: String.raw`[1-9]\d{0,9}`,
  n: String.raw`(?:0|[1-9]\d{0,3})`,
  category: '[a-z-]{1,32}',
  kind: '(?:movie|tv)',
  list: String.raw`[0-9a-f]{20}(?:-[\w%-]{1,500})?`,
  name: String.raw`[\w-]{1,64}`,
  handle: '[a-z0-9_]{3,30}',
  part: '(?:diary|reviews)',
  file: String.raw`(?:rss\.xml|(?:feed|radarr|sonarr)\.json)`,
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A path of the table as a regular expression: with `exact` only for well-formed parameters. */
function expression(path: string, exact: boolean): RegExp {
  const parts = path.split(/(\/\[\.\.\.\w+\]|\[\w+\])/);
  const source = parts.map((part) => {
    const name = /\w+/.exec(part)?.[0] ?? '';
    if (part.startsWith('/[...')) return exact ? `(?:/${SHAPES[name] ?? '.+'})?` : '(?:/.*)?';
    return part.startsWith('[') ? (exact ? (SHAPES[name] ?? '[^/]+') : '[^/]+') : escape(part);
  });
  return new RegExp(`^${source.join('')}$`);
}

const COMPILED = PAGES.map((page) => ({
  page,
  any: expression(page.path, false),
  exact: expression(page.path, true),
}));

const bare = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

export interface Place {
  /** Its row, for any value of the path parameters; a trailing slash is ignored. */
  row: PageRow | undefined;
  /**
   * The row whose cache settings apply to visitors: its own, or that of the page whose fragment it is. Undefined if not
   * cached.
   */
  kept: PageRow | undefined;
}

const FRAGMENTS = '/partials';

/** Matches the path of an address against the table. */
export function placeAt(target: string): Place {
  const [path = ''] = target.split('?', 1);
  const asked = bare(path);
  const match = COMPILED.find(({ any }) => any.test(asked));
  const row = match?.page;
  if (match && match.page.kept > 0) return { row, kept: match.exact.test(path) ? row : undefined };
  const whole = path.startsWith(`${FRAGMENTS}/`) ? placeAt(path.slice(FRAGMENTS.length)).kept : undefined;
  return { row, kept: whole?.fragments ? whole : undefined };
}

/** The row of a path; undefined for an unknown one. */
export function pageAt(path: string): PageRow | undefined {
  return placeAt(path).row;
}

/** Path prefixes disallowed in robots.txt; `/admin` covers everything below it. */
export function disallowedPaths(): string[] {
  const paths = PAGES.filter(({ crawling }) => crawling === 'disallow').map(({ path }) =>
    path.replace(/\[.*$/, ''),
  );
  return paths.filter((path) => !paths.some((other) => path !== other && path.startsWith(other)));
}
