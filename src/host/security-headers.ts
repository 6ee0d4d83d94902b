import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { baseOf } from '../core/base-path.ts';
import { currentLanguage } from '../core/language/current.ts';
import { importMap } from '../core/language/scripts.ts';
import type { Place } from '../core/pages.ts';
import type { Rendered } from './app.ts';

/** Where pages may get things from besides this site. */
export interface TrustedSources {
  siteUrl: string;
  /** The hosted backend, if there is one: called by the browser, and home of avatars. */
  backendUrl: string | undefined;
  /** Where catalogue images come from; undefined when this site serves them. */
  imageUrl: string | undefined;
  /** What allows the styles written into pages in a policy. */
  styles: string;
}

/** For answers that are no pages: whatever they hold, it loads and runs nothing. */
export const LOCKED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What `default-src` does not stand in for. */
const AROUND = ['base-uri', 'form-action', 'frame-ancestors'];

const YEARS_2 = 63_072_000;

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The trailer player refuses to play when it is not told the site's origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
    'gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

export interface SecurityHeaders {
  /** The headers no answer goes without, by what the page table says of its address. */
  always(place: Pick<Place, 'kept'>): Record<string, string>;
  /** Puts them on a response, before anybody else writes to it. */
  onEvery(response: ServerResponse, place: Place): void;
  /**
   * Completes the headers of an answer of the app: its text is UTF-8, and the policy of a page allows scripts and styles
   * that are files of this site, the styles of the build, the import map of its language, and nothing else.
   */
  finish(answer: Pick<Rendered, 'headers'>): void;
}

const origins = (...urls: (string | undefined)[]) => [
  ...new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin)),
];

/** A policy somebody made for an answer of their own, with what it left open closed. */
function completed(policy: string): string {
  const open = AROUND.filter((directive) => !policy.includes(directive));
  return [policy, ...open.map((directive) => `${directive} 'none'`)].join('; ');
}

/** Makes the security headers of a site that trusts these sources. */
export function createSecurityHeaders({
  siteUrl,
  backendUrl,
  imageUrl,
  styles,
}: TrustedSources): SecurityHeaders {
  const secure = siteUrl.startsWith('https:');
  const elsewhere = {
    ...ALWAYS,
    ...(secure && { 'strict-transport-security': `max-age=${YEARS_2}` }),
    'content-security-policy': LOCKED_POLICY,
  };
  const base = baseOf(siteUrl);
  const directives = (scripts = '') =>
    [
      "default-src 'none'",
      ['img-src', "'self'", 'data:', 'blob:', ...origins(imageUrl, backendUrl)].join(' '),
      ['connect-src', "'self'", 'blob:', ...origins(backendUrl)].join(' '),
      `script-src 'self'${scripts}`,
      `style-src 'self' ${styles}`,
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://www.youtube-nocookie.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
  // Pages that are kept for visitors leave whoever opened them alone: a group of windows of their own costs a new process
  // before the first paint. That goes by the address alone, or it would tell who is signed in
  // (docs/decisions/0016-security-headers.md).
  const onKept = { ...elsewhere, 'cross-origin-opener-policy': 'unsafe-none' };
  const always: SecurityHeaders['always'] = ({ kept }) => (kept ? onKept : elsewhere);
  return {
    always,
    onEvery: (response, place) => {
      for (const [name, value] of Object.entries(always(place))) response.setHeader(name, value);
    },
    finish: ({ headers }) => {
      const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
      if (isPage) headers['content-type'] = 'text/html; charset=utf-8';
      const own = headers['content-security-policy'];
      if (typeof own === 'string') {
        headers['content-security-policy'] = completed(own);
      } else if (isPage) {
        const map = importMap(base, currentLanguage());
        headers['content-security-policy'] = directives(
          map && ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`,
        );
      }
    },
  };
}
