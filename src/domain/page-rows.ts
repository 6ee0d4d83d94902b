import { REFUSED, withRefused } from './discover/discover-refused.ts';
import { DISCOVER_PARAMETERS, discoverAddress, discoverPath, readDiscover } from './discover/discover.ts';
import { parsePage } from './paging.ts';
import { readRegion } from './regions.ts';
import type { Kind } from './title.ts';

/** How search engines are to take a page; what they must not even ask for stands in robots.txt too. */
type Crawling = 'index' | 'noindex' | 'disallow';

/** One address of this site, or one family of them. */
export interface PageRow {
  /** As the file below `src/pages` says it, without its ending. */
  path: string;
  /** Whose it is: `person` and `admin` go through the guard of `server/person.ts`. */
  access: 'everybody' | 'person' | 'admin';
  /** Whether somebody signed in is shown another page there: it is asked for anew when that changes. */
  session: boolean;
  /** A page with the header of the site; others are parts of pages, and what scripts ask. */
  header: boolean;
  /** Seconds its page for visitors is kept and fresh; 0 for what is made for whoever asks. */
  kept: number;
  /** The parameters that change what is shown, in the order of its canonical address; others are dropped. */
  parameters: readonly string[];
  /** Its canonical address, where several mean the same page: others lead there, and nothing is kept for them. */
  canonical?: (given: URLSearchParams) => string;
  /** Whoever asks can make up any number of its addresses: they share a part of the memory and push out no others. */
  invented: boolean;
  /** Its next titles come as a fragment, below `/partials`. */
  fragments: boolean;
  crawling: Crawling;
  /** What metrics and log lines call it. */
  name: string;
}

export const MINUTE = 60;
const LIST = ['year', 'page'];
export const HOUR = 60 * MINUTE;
const REVIEWS = ['reviews', 'stars', 'reviewPage'];

/** `/movie/[id]` is `/movie/:id` to metrics, and what is below `/movies` is `/movies`. */
const nameOf = (path: string) => path.replace(/\/\[\.\.\..*$/, '').replace(/\[(\w+)\]/g, ':$1') || '/';

/** What pages and their scripts ask for by themselves, as whoever they are made for. */
const isAsked = (path: string) => /^\/(?:partials|api)\//.test(path);

/** A row with what is usual: kept nowhere, and, where it is somebody's own, hidden from crawlers. */
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

/** A list of titles, by page, and its fragments. */
export const list = (path: string) => row(path, { kept: MINUTE, parameters: LIST, fragments: true });
/** A title's own page, with its reviews by page. */
export const title = (path: string) => row(path, { kept: MINUTE, parameters: REVIEWS });

/** Years that cannot be asked for are the page's to drop: what the host keeps does not depend on the day. */
const LATE = '2100-01-01';

/** Discover's form and what it finds: its filters stand in one order. */
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
/** Where something can be seen, by region: the page itself leads from the default one's code to its bare address. */
export const watch = (path: string, more: Partial<PageRow> = {}) =>
  row(path, {
    kept: MINUTE,
    parameters: ['region'],
    canonical: (given) => `?region=${readRegion(given.get('region')) ?? ''}`,
    invented: true,
    ...more,
  });

/** What scripts and jobs ask, no page. */
export const endpoint = (path: string, name = nameOf(path)) => row(path, { crawling: 'noindex', name });
