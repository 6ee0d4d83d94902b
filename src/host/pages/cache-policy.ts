import type { IncomingMessage } from 'node:http';
import { prefixOf } from '../../core/language/prefix.ts';
import type { Language } from '../../core/language/languages.ts';
import type { PageRow } from '../../core/page-rows.ts';
import { hasSessionCookie } from '../../core/session-cookie.ts';

/** Pages with a longer parameter are not cached. */
const MAX_VALUE = 200;
/** Tracking parameters that other sites add to links. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/;

/** The cache key of a page: its path and, in fixed order, the parameters it uses. */
export interface PageKey {
  /** The page's address with its language. */
  key: string;
  /** The address without the language; together with `language` it is the page's only input. */
  address: string;
  language: Language;
  path: string;
  /** The page's row in the page table. */
  page: PageRow;
}

type Kept = Pick<PageKey, 'address' | 'path' | 'page'>;

function keptRoot(query: string, page: PageRow): Kept | null {
  // Links in mails lead here with one-time parameters, which only their reader may use.
  for (const name of new URLSearchParams(query).keys()) if (!TRACKING.test(name)) return null;
  return { address: '/', path: '/', page };
}

/** The cache key of an address in a language; null if the page is not cached. */
export function pageKey(
  target: string,
  page: PageRow | undefined,
  language: Language = 'en',
): PageKey | null {
  const kept = keptPage(target, page);
  return kept && { ...kept, key: prefixOf(language) + kept.address, language };
}

function keptPage(target: string, page: PageRow | undefined): Kept | null {
  if (!page) return null;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  if (path === '/') return keptRoot(query, page);
  if (query === '') return { address: path, path, page };
  const given = new URLSearchParams(query);
  if (page.canonical) {
    const asked = `${path}?${query}`;
    // A fragment is cached as its page is.
    return asked.endsWith(page.canonical(given)) ? { address: asked, path, page } : null;
  }
  const known = new URLSearchParams();
  for (const name of page.parameters) {
    const value = given.get(name);
    if (value === null) continue;
    if (value.length > MAX_VALUE) return null;
    known.set(name, value);
  }
  const kept = known.toString();
  return { address: kept ? `${path}?${kept}` : path, path, page };
}

/** Whether a request may get a cached page: it is a read without a session. */
export function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    !hasSessionCookie(headers.cookie)
  );
}

/**
 * Cache headers of a cached page. Browsers revalidate with the ETag. CDNs may cache for as long as the server
 * does, except pages that depend on the session.
 */
export function sharedCaching({ session, kept }: PageRow): Record<string, string> {
  if (session)
    return { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding, Cookie' };
  return {
    'cache-control': `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=${kept}, stale-if-error=86400`,
    vary: 'Accept-Encoding',
  };
}
