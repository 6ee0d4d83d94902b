import { m } from '../../paraglide/messages.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { onPageChange } from '../../contract/page-changes.ts';
import { isAnonymousRead, pageKey, type PageKey } from './cache-policy.ts';
import { answerFrom, cachedPage, isKeepable, type CachedPage } from './cached-page.ts';
import { createPageCache, type Found, type PageCache, type RenderResult } from './page-cache.ts';
import { hostAnswer } from './refusal-page.ts';
import type { AppHandler } from '../../contract/app-handler.ts';
import { inAnswer } from '../../contract/language.ts';
import { render, type Rendered } from '../app.ts';
import type { Mount } from '../mount.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import { sendRendered } from './send-rendered.ts';
import { isSpeculative } from './speculation.ts';
import type { Visit } from '../visit.ts';

/** Memory of cached pages: about a thousand in English and half as many in other languages. */
const MAX_BYTES = 48 * 1024 * 1024;

/** A cacheable page that was requested. */
export interface Wanted {
  key: PageKey;
  /** The cached page, if there is one. */
  found: Found<CachedPage> | undefined;
  /** Another request is rendering it. */
  underWay: boolean;
}

export interface Pages {
  /**
   * The cacheable page of a request; undefined for others. For a prefetch it returns fresh pages only and
   * renders nothing.
   */
  find(request: IncomingMessage, visit: Pick<Visit, 'place' | 'language'>): Wanted | undefined;
  /** Sends a cached page on an unused response. */
  serve(request: IncomingMessage, response: ServerResponse, visit: Visit, found: Found<CachedPage>): void;
  /** Sends the page once it is rendered. */
  make(request: IncomingMessage, response: ServerResponse, visit: Visit, key: PageKey): void;
  cache: PageCache<CachedPage, Rendered>;
  close(): void;
}

/**
 * Renders pages for the cache, with final headers. The request is synthetic, an address without cookies or
 * headers of a visitor, so that nothing personal can get into a cached page.
 */
export function createPageRenderer({
  handler,
  siteOrigin,
  security,
  mount,
}: {
  handler: AppHandler;
  siteOrigin: string;
  security: SecurityHeaders;
  mount: Mount;
}): (key: PageKey) => Promise<RenderResult<CachedPage, Rendered>> {
  const make = async ({ address, page }: PageKey): Promise<RenderResult<CachedPage, Rendered>> => {
    const request = new Request(siteOrigin + address, { headers: { accept: 'text/html' } });
    const nobody = { requestId: crypto.randomUUID(), clientAddress: '127.0.0.1', direct: false };
    const rendered = await render(handler, request, { ...nobody, row: page });
    if ('stream' in rendered) throw new Error('a page for everybody was streamed');
    mount.setCookies(rendered.headers);
    security.finish(rendered);
    if (!isKeepable(rendered)) return { kind: 'answer', answer: rendered, failed: rendered.status >= 500 };
    return { kind: 'page', page: await cachedPage(page, rendered, security.always({ kept: page })) };
  };
  return (key) => inAnswer(mount.base, key.language, () => make(key));
}

/** Serves visitors from the page cache before any other work. */
export function createPages(makePage: ReturnType<typeof createPageRenderer>, logger: Logger): Pages {
  const cache = createPageCache({
    maxBytes: MAX_BYTES,
    render: makePage,
    now: () => performance.now(),
  });
  const close = onPageChange((path) => cache.forget(path));

  async function load(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    key: PageKey,
  ): Promise<void> {
    const loaded = await cache.load(key);
    visit.cache = loaded.state;
    if (loaded.state !== 'miss') {
      answerFrom(request, response, loaded, visit);
    } else if (loaded.outcome.kind === 'page') {
      answerFrom(request, response, { page: loaded.outcome.page, ageMs: 0 }, visit);
    } else {
      response.setHeader('x-cache', 'miss');
      const { status, headers, body } = loaded.outcome.answer;
      await sendRendered(request, response, { status, headers: { ...headers }, body });
    }
  }

  return {
    find(request, { place, language }) {
      if (!isAnonymousRead(request)) return undefined;
      const key = pageKey(request.url ?? '', place.kept, language);
      if (!key) return undefined;
      const found = isSpeculative(request) ? cache.peek(key) : cache.find(key);
      return { key, found, underWay: cache.isUnderWay(key) };
    },
    serve(request, response, visit, found) {
      visit.cache = found.state;
      answerFrom(request, response, found, visit);
    },
    make(request, response, visit, key) {
      load(request, response, visit, key).catch((error: unknown) => {
        logger.error({ err: error, requestId: visit.id }, 'a page could not be made');
        if (response.headersSent) return;
        const sorry = hostAnswer(request, 500, m.host_sorry(), visit.id);
        response.writeHead(sorry.status, sorry.headers).end(sorry.body);
      });
    },
    cache,
    close,
  };
}
