import { REFUSED, withRefused } from '../features/discover/discover-refused.ts';
import {
  DISCOVER_PARAMETERS,
  discoverAddress,
  discoverPath,
  readDiscover,
} from '../features/discover/discover.ts';
import { parsePage } from './paging.ts';
import { readRegion } from './regions.ts';
import type { Kind } from './title.ts';

/** How search engines treat a page; `disallow` also adds it to robots.txt. */
type Crawling = 'index' | 'noindex' | 'disallow';

/** One route of this site, or a family of them. */
export interface PageRow {
  /** As its file below `src/pages`, without the extension. */
  path: string;
  /** `person` and `admin` go through the guard of `server/person.ts`. */
  access: 'everybody' | 'person' | 'admin';
  /** Whether its content differs for a signed-in user: it reloads when the session changes. */
  session: boolean;
  /** A page with the site's header; false for partials and endpoints. */
  header: boolean;
  /** Seconds the page for visitors is cached and fresh; 0 for a page that is never cached. */
  kept: number;
  /** The query parameters that change its content, in canonical order; others are dropped. */
  parameters: readonly string[];
  /** Its canonical address, if several addresses show the same page: others redirect there and are never cached. */
  canonical?: (given: URLSearchParams) => string;
  /** Clients can invent any number of its addresses: these share a part of the cache and evict no others. */
  invented: boolean;
  /** Load More fetches its next titles as a fragment below `/partials`. */
  fragments: boolean;
  crawling: Crawling;
  /** Its label in metrics and log lines. */
  name: string;
}

export const MINUTE = 60;
const LIST = ['year', 'page'];
export const HOUR = 60 * MINUTE;
const REVIEWS = ['reviews', 'stars', 'reviewPage'];

/** The metrics label: `/movie/:id` for `/movie/[id]`, `/movies` for everything below it. */
const nameOf = (path: string) => path.replace(/\/\[\.\.\..*$/, '').replace(/\[(\w+)\]/g, ':$1') || '/';

/** Requested by pages and their scripts, with the user's session. */
const isAsked = (path: string) => /^\/(?:partials|api)\//.test(path);

/** A row with the defaults: not cached, and, if it needs a session, hidden from crawlers. */
export const row = (path: string, more: Partial<PageRow> = {}): PageRow => ({
  path,
  access: 'everybody',
  session: more.access !== undefined && !isAsked(path),
  header: !isAsked(path),
  kept: 0,
  parameters: [],
  invented: false,
  fragments: false,
  crawling: more.access === undefined ? 'index' : 'disallow',
  name: nameOf(path),
  ...more,
});

/** A paged list of titles, with fragments. */
export const list = (path: string) => row(path, { kept: MINUTE, parameters: LIST, fragments: true });
/** A title's page, with paged reviews. */
export const title = (path: string) => row(path, { kept: MINUTE, parameters: REVIEWS });

/** The page itself drops years in the future: cache keys must not depend on the date. */
const LATE = '2100-01-01';

/** Discover's form and results; its canonical address sorts the filters. */
export const discover = (kind: Kind) =>
  row(discoverPath(kind), {
    kept: MINUTE,
    parameters: [...DISCOVER_PARAMETERS, 'page', REFUSED],
    canonical: (given) => {
      const { filters, refused } = readDiscover(kind, given, LATE);
      return withRefused(discoverAddress(kind, filters, parsePage(given.get('page'))), refused);
    },
    invented: true,
    fragments: true,
  });
/** Availability of a title by region. The page itself redirects from the default region's code to its bare address. */
export const watch = (path: string, more: Partial<PageRow> = {}) =>
  row(path, {
    kept: MINUTE,
    parameters: ['region'],
    canonical: (given) => `?region=${readRegion(given.get('region')) ?? ''}`,
    invented: true,
    ...more,
  });

/** Requested by scripts and jobs; not a page. */
export const endpoint = (path: string, name = nameOf(path)) => row(path, { crawling: 'noindex', name });
