import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { hasSessionCookie } from '../../core/session-cookie.ts';
import { acceptedEncoding, compress, isCompressible } from '../compression.ts';
import type { Rendered } from '../app.ts';

const NOBODY_ELSES = 'private, no-store';

/** Makes responses to a signed-in user, or with cookies, uncacheable by shared caches. */
function settleCaching(request: IncomingMessage, headers: OutgoingHttpHeaders): void {
  const { cookie, authorization } = request.headers;
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  const personal = authorization !== undefined || hasSessionCookie(cookie);
  if (headers['set-cookie'] !== undefined || (personal && isPage)) headers['cache-control'] = NOBODY_ELSES;
  headers['cache-control'] ??= personal ? NOBODY_ELSES : 'private, no-cache';
}

/** Sends a response of the app, compressed if the client accepts it and it is worth it. */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Rendered,
): Promise<void> {
  settleCaching(request, headers);
  let sent = body;
  const type = String(headers['content-type'] ?? '');
  if (headers['content-encoding'] === undefined && isCompressible(type, body.length)) {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    headers['vary'] = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    sent = await compress(body, encoding);
  }
  // HEAD has the content length of GET; the app sets it if it omits the body.
  if (request.method !== 'HEAD' || body.length > 0) {
    delete headers['content-length'];
    if (status !== 204 && status !== 304) headers['content-length'] = sent.length;
  }
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : sent);
}
