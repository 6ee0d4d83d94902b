import type { IncomingMessage } from 'node:http';
import { prefixOf } from '../../core/language/prefix.ts';
import type { Language } from '../../core/language/languages.ts';
import type { PageRow } from '../../core/page-rows.ts';
import { hasSessionCookie } from '../../core/session-cookie.ts';

/** Longer values are rendered for whoever asks, and remembered for nobody. */
const MAX_VALUE = 200;
/** What links from elsewhere carry for their own statistics. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/;

/** What one cached page is kept under: its path and, in fixed order, its known parameters. */
export interface PageKey {
  /** The address of the page, with its language. */
  key: string;
  /** What renders it, in its language, and the only thing it is rendered from. */
  address: string;
  language: Language;
  path: string;
  /** The row by which it is kept. */
  page: PageRow;
}

type Kept = Pick<PageKey, 'address' | 'path' | 'page'>;

function keptRoot(query: string, page: PageRow): Kept | null {
  // Links from mails end here with parameters only their reader may use up.
  for (const name of new URLSearchParams(query).keys()) if (!TRACKING.test(name)) return null;
  return { address: '/', path: '/', page };
}

/** The page an address stands for in a language, by the row by which it is kept; null where nothing is kept. */
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
    // A fragment is kept as its page is.
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
 * entity tag; a CDN may keep it as long as we do, save where it depends on who is signed in.
 */
export function sharedCaching({ session, kept }: PageRow): Record<string, string> {
  if (session)
    return { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding, Cookie' };
  return {
    'cache-control': `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=${kept}, stale-if-error=86400`,
    vary: 'Accept-Encoding',
  };
}
