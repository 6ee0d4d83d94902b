import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { titlePath } from '../../domain/routes.ts';
import { onPageChange } from '../page-changes.ts';
import { isAnonymousRead, pageKey, type PageKey } from './cache-policy.ts';
import { answerFrom, type CachedPage } from './cached-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createPageRenderer } from './page-renderer.ts';
import { hostAnswer } from './refusal-page.ts';
import type { Handler, Rendered } from './rendered-response.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { sendRendered } from './send-rendered.ts';

/** The most memory pages for everybody take: some hundreds of them, the popular ones. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface Pages {
  /** Answers a request for a page everybody gets; false when it is no such request. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  cache: PageCache<CachedPage, Rendered>;
  close(): void;
}

/** Answers readers who are not signed in from pages made once, before anything else is asked. */
export function createPages(
  handler: Handler,
  siteOrigin: string,
  security: SecurityHeaders,
  logger: FastifyBaseLogger,
): Pages {
  const cache = createPageCache({
    maxBytes: MAX_BYTES,
    render: createPageRenderer(handler, siteOrigin, security),
    now: () => performance.now(),
  });
  const close = onPageChange((title) => cache.forget(titlePath(title)));

  async function answerLater(
    key: PageKey,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    try {
      const loaded = await cache.load(key);
      if (loaded.state !== 'miss') {
        answerFrom(request, response, loaded, loaded.state, requestId);
        return;
      }
      if (loaded.outcome.kind === 'page') {
        answerFrom(request, response, { page: loaded.outcome.page, ageMs: 0 }, 'miss', requestId);
        return;
      }
      security.onEvery(response);
      response.setHeader('x-request-id', requestId);
      response.setHeader('x-cache', 'miss');
      const { status, headers, body } = loaded.outcome.answer;
      await sendRendered(request, response, { status, headers: { ...headers }, body });
    } catch (error) {
      logger.error({ err: error, requestId }, 'a page could not be made');
      if (response.headersSent) return;
      security.onEvery(response);
      const sentence = 'Something went wrong on our side. Please try again in a moment.';
      const { status, headers, body } = hostAnswer(request, 500, sentence, requestId);
      response.writeHead(status, headers).end(body);
    }
  }

  return {
    answer(request, response, requestId) {
      if (!isAnonymousRead(request)) return false;
      const key = pageKey(request.url ?? '');
      if (!key) return false;
      const found = cache.find(key);
      if (found) answerFrom(request, response, found, found.state, requestId);
      else void answerLater(key, request, response, requestId);
      return true;
    },
    cache,
    close,
  };
}
