import type { IncomingMessage, ServerResponse } from 'node:http';

/** Both are lists of tokens such as `prefetch;prerender`; `Purpose` is the older name. */
const HEADERS = ['sec-purpose', 'purpose'] as const;
const AHEAD = /(?:^|[\s,;])(?:prefetch|prerender|preview)(?:$|[\s,;])/i;

/** Whether a browser prefetches or prerenders: nobody has opened the page yet. */
export function isSpeculative({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return HEADERS.some((name) => AHEAD.test(String(headers[name])));
}

/**
 * Declines a speculative request; the browser repeats it on navigation. A prefetched link gets 204, which no
 * console reports. A speculative navigation gets 503: with 204 it counts as prefetched, and the click leads
 * nowhere.
 */
export function declineSpeculation(request: IncomingMessage, response: ServerResponse): void {
  const ofLink = request.headers['sec-fetch-mode'] === 'no-cors';
  const headers = { 'cache-control': 'no-store' };
  if (ofLink) response.writeHead(204, headers);
  else response.writeHead(503, { ...headers, 'content-length': 0 });
  response.end();
}
