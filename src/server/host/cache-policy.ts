import type { IncomingMessage } from 'node:http';
import { hasSessionCookie } from '../../domain/session-cookie.ts';

interface Rule {
  path: RegExp;
  /** The parameters that change what is shown; all others are dropped before rendering. */
  parameters: readonly string[];
}

const LIST = ['year', 'page'];
const SEARCH = ['query', 'searchType', 'page'];
const REVIEWS = ['reviews', 'stars', 'reviewPage'];

/** Pages that are the same for everybody who is not signed in. */
const RULES: readonly Rule[] = [
  { path: /^\/(?:partials\/)?(?:movies|tv-series)(?:\/[a-z-]{1,32})?$/, parameters: LIST },
  { path: /^\/(?:partials\/)?(?:movie|tv)\/genre\/[1-9]\d{0,9}$/, parameters: LIST },
  { path: /^\/(?:partials\/)?search$/, parameters: SEARCH },
  { path: /^\/(?:movie|tv)\/[1-9]\d{0,9}$/, parameters: REVIEWS },
  { path: /^\/(?:genres|movie\/genres|tv\/genres|privacy|terms)$/, parameters: [] },
  { path: /^\/(?:robots\.txt|opensearch\.xml|sitemap\.xml|sitemaps\/[\w-]{1,64}\.xml)$/, parameters: [] },
];

/** Longer values are rendered for whoever asks, and remembered for nobody. */
const MAX_VALUE = 200;
/** What links from elsewhere carry for their own statistics. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/;

/** What one cached page is kept under: its path and, in fixed order, its known parameters. */
export interface PageKey {
  /** An address that renders the page, and the only thing it is rendered from. */
  key: string;
  path: string;
}

function rootKey(query: string): PageKey | null {
  // Links from mails end here with parameters only their reader may use up.
  for (const name of new URLSearchParams(query).keys()) if (!TRACKING.test(name)) return null;
  return { key: '/', path: '/' };
}

/** The page an address stands for; null for addresses whose pages are not kept. */
export function pageKey(target: string): PageKey | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  if (path === '/') return rootKey(query);
  const rule = RULES.find((candidate) => candidate.path.test(path));
  if (!rule) return null;
  if (query === '') return { key: path, path };
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of rule.parameters) {
    const value = given.get(name);
    if (value === null) continue;
    if (value.length > MAX_VALUE) return null;
    known.set(name, value);
  }
  const kept = known.toString();
  return { key: kept ? `${path}?${kept}` : path, path };
}

/** Whether a request may be answered with a page made for everybody: it reads, and nobody is signed in. */
export function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    !hasSessionCookie(headers.cookie)
  );
}

/**
 * What browsers and CDNs may do with a page made for everybody. Browsers ask again each time, with the
 * entity tag; a CDN may keep it as long as we do, save the root, which depends on who is signed in.
 */
export function sharedCaching(path: string): Record<string, string> {
  if (path === '/')
    return { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding, Cookie' };
  return {
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
    vary: 'Accept-Encoding',
  };
}
