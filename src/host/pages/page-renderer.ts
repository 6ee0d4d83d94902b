import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pageKey } from './cache-policy.ts';
import { cachedPage, isKeepable, type CachedPage } from './cached-page.ts';
import type { RenderResult } from './page-cache.ts';
import { render, type Handler, type Rendered } from './rendered-response.ts';
import type { SecurityHeaders } from '../security-headers.ts';

/**
 * A request made by nobody: an address and no more. Pages for everybody are rendered from it rather than from
 * the request that happened to come first, so that nothing of that visitor can get into them.
 */
function nobodysRequest(target: string, host: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = target;
  request.httpVersion = '1.1';
  request.headers = { host, accept: 'text/html' };
  request.push(null);
  return request;
}

/** Renders pages for everybody, finished as they will be sent. */
export function createPageRenderer(
  handler: Handler,
  siteOrigin: string,
  security: SecurityHeaders,
): (key: string) => Promise<RenderResult<CachedPage, Rendered>> {
  const { host } = new URL(siteOrigin);
  return async (key) => {
    const request = nobodysRequest(key, host);
    const locals = { requestId: crypto.randomUUID(), clientAddress: '127.0.0.1', direct: false };
    const rendered = await render(handler, request, new ServerResponse(request), locals);
    if (rendered === null) throw new Error('a page for everybody was streamed');
    security.finish(rendered);
    if (!isKeepable(rendered)) return { kind: 'answer', answer: rendered, failed: rendered.status >= 500 };
    const path = pageKey(key)?.path ?? key;
    return { kind: 'page', page: await cachedPage(path, rendered, security.always) };
  };
}
