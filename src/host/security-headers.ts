import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Rendered } from './rendered-response.ts';

/** Where pages may get things from besides this site. */
export interface TrustedSources {
  siteUrl: string;
  /** The hosted backend, if there is one: called by the browser, and home of avatars. */
  backendUrl: string | undefined;
  /** Where catalogue images come from; undefined when this site serves them. */
  imageUrl: string | undefined;
}

/** For answers that are no pages: whatever they hold, it loads and runs nothing. */
export const LOCKED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What `default-src` does not stand in for. */
const AROUND = ['base-uri', 'form-action', 'frame-ancestors'];

/**
 * Pages made for visitors leave whoever opened them alone: a group of windows of their own costs a new process before
 * the first paint, and they hold nothing of anybody's (docs/decisions.md).
 */
export const OPENER_OF_VISITORS = { 'cross-origin-opener-policy': 'unsafe-none' };

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
  /** Puts the headers no answer goes without on a response, before anybody else writes to it. */
  onEvery(response: ServerResponse): void;
  /**
   * Completes the headers of an answer of the app: its text is UTF-8, and the policy of a page is what the
   * renderer allowed of the scripts and styles it holds, and nothing else this site does not need.
   */
  finish(answer: Pick<Rendered, 'headers' | 'body'>): void;
  /** The same headers, as data. */
  readonly always: Record<string, string>;
}

const origins = (...urls: (string | undefined)[]) => [
  ...new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin)),
];

/** A policy somebody made for an answer of their own, with what it left open closed. */
function completed(policy: string): string {
  const open = AROUND.filter((directive) => !policy.includes(directive));
  return [policy, ...open.map((directive) => `${directive} 'none'`)].join('; ');
}

const INLINE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The renderer allows in each page what any page holds, by hashes that do not compress: this leaves what it holds itself. */
function narrowed(policy: string, page: string): string {
  const held = new Set(Array.from(page.matchAll(INLINE), ([, , text = '']) => hashOf(text)));
  return policy.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (held.has(hash) ? source : ''));
}

/** Keeps the renderer's script and style hashes and refuses everything else pages of ours do not need. */
export function createSecurityHeaders({ siteUrl, backendUrl, imageUrl }: TrustedSources): SecurityHeaders {
  const secure = siteUrl.startsWith('https:');
  const always = {
    ...ALWAYS,
    ...(secure && { 'strict-transport-security': `max-age=${YEARS_2}` }),
    'content-security-policy': LOCKED_POLICY,
  };
  const directives = [
    "default-src 'none'",
    ['img-src', "'self'", 'data:', 'blob:', ...origins(imageUrl, backendUrl)].join(' '),
    ['connect-src', "'self'", 'blob:', ...origins(backendUrl)].join(' '),
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
  const list = Object.entries(always);
  return {
    always,
    onEvery: (response) => {
      for (const [name, value] of list) response.setHeader(name, value);
    },
    finish: ({ headers, body }) => {
      const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
      if (isPage) headers['content-type'] = 'text/html; charset=utf-8';
      const rendered = headers['content-security-policy'];
      // Whoever says `default-src` has made a policy of their own, and a stricter one.
      if (typeof rendered === 'string' && rendered.includes('default-src')) {
        headers['content-security-policy'] = completed(rendered);
      } else if (isPage) {
        const parts = typeof rendered === 'string' ? rendered : "script-src 'self'; style-src 'self'";
        headers['content-security-policy'] = `${directives}; ${narrowed(parts, body.toString())}`;
      }
    },
  };
}
