import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { announcesTooMuch, countBody, drain } from './body-limit.ts';
import type { Pages } from './pages.ts';
import { hostAnswer } from './refusal-page.ts';
import { dropOddHeaders, refusal } from './request-gate.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { takeOrigin } from './trusted-proxy.ts';
import { noteVisit, type Visit } from './visit.ts';

export interface FrontDoorOptions {
  /** The public origin of the site. */
  siteOrigin: string;
  /** Proxies whose forwarded headers count. */
  proxies: BlockList | undefined;
  security: SecurityHeaders;
  /** Pages everybody gets, answered at the door. */
  pages: Pick<Pages, 'answer'>;
  /** Who answers what may come in. */
  next: RequestListener;
}

const TOO_LARGE = 'What was sent is larger than we take.';
const REQUEST_ID = /^[\w-]{8,64}$/;

function visitFrom(request: IncomingMessage, proxies: BlockList | undefined): Visit {
  const given = request.headers['x-request-id'];
  const origin = takeOrigin(request, proxies);
  // Only our own proxy may name a request; anybody else could make log lines look alike.
  const trusted = origin.proxied && typeof given === 'string' && REQUEST_ID.test(given);
  return { ...origin, id: trusted ? given : randomUUID() };
}

/**
 * The first to see a request: names it, finds out who sent it, gives its answer the headers no answer goes
 * without, and turns away what nobody behind should have to deal with.
 */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { siteOrigin, proxies, security, pages, next } = options;
  const siteHost = new URL(siteOrigin).host;

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    [status, message, headers]: [number, string, OutgoingHttpHeaders?],
  ): void {
    const answer = hostAnswer(request, status, message, visit.id, headers);
    const expectsMore = !request.complete && request.method !== 'GET' && request.method !== 'HEAD';
    if (expectsMore) answer.headers['connection'] = 'close';
    response.writeHead(answer.status, answer.headers);
    if (request.method === 'HEAD') response.end();
    else if (!expectsMore) response.end(answer.body);
    else {
      // Hanging up on a sender loses the answer: it is sent whole, and the end waits for the sender.
      response.write(answer.body);
      drain(request, () => response.end());
    }
  }

  return (request, response) => {
    const visit = visitFrom(request, proxies);
    noteVisit(request, visit);
    const refused = refusal(request, siteOrigin);
    if (!refused && pages.answer(request, response, visit.id)) return;

    security.onEvery(response);
    response.setHeader('x-request-id', visit.id);
    if (refused) return refuse(request, response, visit, [refused.status, refused.message, refused.headers]);
    if (announcesTooMuch(request)) return refuse(request, response, visit, [413, TOO_LARGE]);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      countBody(request, () => {
        if (response.headersSent) request.destroy();
        else refuse(request, response, visit, [413, TOO_LARGE]);
      });
    }
    if (request.headers.expect !== undefined) response.writeContinue();
    dropOddHeaders(request);
    // Behind the door there is one site, whatever a client calls it.
    request.headers.host = siteHost;
    return next(request, response);
  };
}
