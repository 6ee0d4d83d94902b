import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { baseOf } from '../core/base-path.ts';
import { currentLanguage } from '../core/language/current.ts';
import { importMap } from '../core/language/scripts.ts';
import type { Place } from '../core/pages.ts';
import type { Rendered } from './app.ts';

/** Origins that pages may load from besides this site. */
export interface TrustedSources {
  siteUrl: string;
  /** The hosted backend, if any: called by browsers, and origin of avatars. */
  backendUrl: string | undefined;
  /** Origin of catalogue images; undefined if this site serves them. */
  imageUrl: string | undefined;
  /** CSP source of the inline styles. */
  styles: string;
}

/** For responses that are no pages: loads and runs nothing. */
export const LOCKED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Directives without a fallback to `default-src`. */
const AROUND = ['base-uri', 'form-action', 'frame-ancestors'];

const YEARS_2 = 63_072_000;

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The trailer player requires the site's origin as referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
    'gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

export interface SecurityHeaders {
  /** Headers of every response, by its row of the page table. */
  always(place: Pick<Place, 'kept'>): Record<string, string>;
  /** Sets them on a response before anything else writes to it. */
  onEvery(response: ServerResponse, place: Place): void;
  /**
   * Completes the headers of a response of the app. Text is UTF-8. The CSP of a page allows this site's
   * scripts and styles, the build's inline styles and its language's import map, and nothing else.
   */
  finish(answer: Pick<Rendered, 'headers'>): void;
}

const origins = (...urls: (string | undefined)[]) => [
  ...new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin)),
];

/** Closes the directives that a response's own policy left open. */
function completed(policy: string): string {
  const open = AROUND.filter((directive) => !policy.includes(directive));
  return [policy, ...open.map((directive) => `${directive} 'none'`)].join('; ');
}

/** Creates the security headers of a site with these sources. */
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
  // Without COOP on cacheable pages: a separate browsing context group costs a new process before the first
  // paint. Depends on the address alone, since it would otherwise reveal who is signed in
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
