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

/** The most memory pages for everybody take: a thousand in English and half as many in other languages, the popular ones. */
const MAX_BYTES = 48 * 1024 * 1024;

/** A page for everybody that somebody asks for. */
export interface Wanted {
  key: PageKey;
  /** The page, if it is at hand. */
  found: Found<CachedPage> | undefined;
  /** It is being made for somebody else already. */
  underWay: boolean;
}

export interface Pages {
  /**
   * What page for everybody a request asks for; undefined for others. What nobody has opened yet (a prefetch) finds
   * fresh pages only and has none made.
   */
  find(request: IncomingMessage, visit: Pick<Visit, 'place' | 'language'>): Wanted | undefined;
  /** Answers with a page at hand, on a response nobody has written to. */
  serve(request: IncomingMessage, response: ServerResponse, visit: Visit, found: Found<CachedPage>): void;
  /** Answers as soon as the page is made. */
  make(request: IncomingMessage, response: ServerResponse, visit: Visit, key: PageKey): void;
  cache: PageCache<CachedPage, Rendered>;
  close(): void;
}

/**
 * Renders pages for everybody, finished as they will be sent. They are made for a request of nobody, an address and no
 * more, rather than for the one that happened to come first, so that nothing of that visitor can get into them.
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

/** Answers readers who are not signed in from pages made once, before anything else is asked. */
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
