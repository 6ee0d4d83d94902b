import type { IncomingMessage, ServerResponse } from 'node:http';

/** Both a list of tokens, such as `prefetch;prerender`; `Purpose` is what browsers sent before they agreed on a name. */
const HEADERS = ['sec-purpose', 'purpose'] as const;
const AHEAD = /(?:^|[\s,;])(?:prefetch|prerender|preview)(?:$|[\s,;])/i;

/** Whether a browser asks for something that nobody has opened yet. */
export function isSpeculative({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return HEADERS.some((name) => AHEAD.test(String(headers[name])));
}

/**
 * Declines to make a page ahead of time; the browser asks again when somebody opens it. A prefetch of a link gets 204,
 * of which no console complains. A navigation made ahead gets 503: with 204 it counts as prefetched, and the click that
 * is given it leads nowhere.
 */
export function declineSpeculation(request: IncomingMessage, response: ServerResponse): void {
  const ofLink = request.headers['sec-fetch-mode'] === 'no-cors';
  const headers = { 'cache-control': 'no-store' };
  if (ofLink) response.writeHead(204, headers);
  else response.writeHead(503, { ...headers, 'content-length': 0 });
  response.end();
}
