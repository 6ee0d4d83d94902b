import { m } from '../../paraglide/messages.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { onPageChange } from '../../contract/page-changes.ts';
import { isAnonymousRead, pageKey, type PageKey } from './cache-policy.ts';
import { answerFrom, type CachedPage } from './cached-page.ts';
import { createPageCache, type Found, type PageCache } from './page-cache.ts';
import type { createPageRenderer } from './page-renderer.ts';
import { hostAnswer } from './refusal-page.ts';
import type { Rendered } from '../app.ts';
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

/** Answers readers who are not signed in from pages made once, before anything else is asked. */
export function createPages(render: ReturnType<typeof createPageRenderer>, logger: Logger): Pages {
  const cache = createPageCache({
    maxBytes: MAX_BYTES,
    render,
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
