import { counted } from '../core/format.ts';
import { m } from '../paraglide/messages.js';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TrustedProxies } from '../contract/trusted-proxies.ts';
import { inAnswer } from '../contract/language.ts';
import { readSpoken } from '../core/language/addresses.ts';
import { placeAt } from '../core/pages.ts';
import { pageAddress } from '../core/routes.ts';
import type { Language } from '../core/language/languages.ts';
import type { AccessLog } from './access-log.ts';
import type { AddressLog } from './gate/address-log.ts';
import { announcesTooMuch, countBody, drain } from './gate/body-limit.ts';
import type { Load } from './gate/load.ts';
import type { Metrics, RefusalReason } from './metrics.ts';
import type { Operations } from './operations.ts';
import type { Pages, Wanted } from './pages/pages.ts';
import { allowanceFor, type Allowance, type RateLimit } from './gate/rate-limit.ts';
import { hostAnswer } from './pages/refusal-page.ts';
import { dropOddHeaders, hasBody, refusal, type Refused } from './gate/request-gate.ts';
import { routeName } from './pages/route-name.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { declineSpeculation, isSpeculative } from './pages/speculation.ts';
import { takeOrigin } from './gate/trusted-proxy.ts';
import type { Mount } from './mount.ts';
import { meantBy } from './typed-addresses.ts';
import { noteVisit, type Visit } from './visit.ts';

export interface FrontDoorOptions {
  /** The site's public origin. */
  siteOrigin: string;
  mount: Mount;
  /** Proxies whose forwarded headers are trusted. */
  proxies: TrustedProxies | undefined;
  security: SecurityHeaders;
  /** The cache of pages for visitors. */
  pages: Pick<Pages, 'find' | 'serve' | 'make'>;
  operations: Operations;
  rateLimit: RateLimit;
  load: Load;
  metrics: Metrics;
  accessLog: AccessLog;
  addressLog: AddressLog;
  /** Handles admitted requests. */
  next: RequestListener;
}

/** A valid request before admission. */
interface Admission {
  wanted: Wanted | undefined;
  allowance: Allowance;
  /** Seconds until the rate limit allows it. */
  wait: number;
  /** The browser prefetches or prerenders. */
  ahead: boolean;
}

const tooLarge = (): Refused => ({ status: 413, message: m.host_too_large() });
const tooBusy = (): Refused => ({ status: 503, message: m.host_too_busy(), headers: { 'retry-after': '5' } });
const REQUEST_ID = /^[\w-]{8,64}$/;

const tooMany = (seconds: number): Refused => ({
  status: 429,
  message: m.host_too_many(counted(seconds)),
  headers: { 'retry-after': String(seconds) },
});

function visitFrom(request: IncomingMessage, proxies: TrustedProxies | undefined, language: Language): Visit {
  const given = request.headers['x-request-id'];
  const origin = takeOrigin(request, proxies);
  // Only a trusted proxy may set the request id; anyone else could forge log lines.
  const trusted = origin.proxied && typeof given === 'string' && REQUEST_ID.test(given);
  return { ...origin, id: trusted ? given : randomUUID(), place: placeAt(request.url ?? ''), language };
}

/**
 * Creates the first request handler: sets request id, client address and security headers, serves cached
 * pages, and refuses invalid, too many or too large requests before they reach the app.
 */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { siteOrigin, mount, proxies, security, pages, operations, rateLimit, load, metrics, accessLog } =
    options;
  const siteHost = new URL(siteOrigin).host;
  const secure = siteOrigin.startsWith('https:');

  function watch(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
    const began = performance.now();
    const target = request.url ?? '';
    response.once('close', () => {
      const ms = performance.now() - began;
      const route = routeName(target, response.statusCode, visit.place.row);
      const { method = '' } = request;
      metrics.answered(route, method, response.statusCode, ms / 1000, visit.cache ?? 'bypass');
      accessLog(request, response, visit, { route, ms, aborted: !response.writableFinished });
    });
  }

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    { status, message, headers }: Refused,
    reason: RefusalReason,
  ): void {
    metrics.refused(reason);
    const id = String(response.getHeader('x-request-id'));
    const answer = hostAnswer(request, status, message, id, headers);
    const expectsMore = !request.complete && hasBody(request);
    if (expectsMore) answer.headers['connection'] = 'close';
    response.writeHead(answer.status, answer.headers);
    if (request.method === 'HEAD') response.end();
    else if (!expectsMore) response.end(answer.body);
    else {
      // Closing at once would lose the response: it is sent whole, and the end waits for the client.
      response.write(answer.body);
      drain(request, () => response.end());
    }
  }

  function hand(request: IncomingMessage, response: ServerResponse): void {
    if (hasBody(request)) {
      countBody(request, response, () => {
        if (response.headersSent) request.destroy();
        else refuse(request, response, tooLarge(), 'body');
      });
    }
    if (request.headers.expect !== undefined) response.writeContinue();
    dropOddHeaders(request);
    // The app sees one host name, whatever the client sent.
    request.headers.host = siteHost;
    options.next(request, response);
  }

  function nameIn(response: ServerResponse, { id, place }: Visit): void {
    security.onEvery(response, place);
    response.setHeader('x-request-id', id);
  }

  /** Serves, refuses or passes on a valid request. */
  function admit(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    { wanted, allowance, wait, ahead }: Admission,
  ): void {
    const { method = '', url = '' } = request;
    const meant = meantBy(url);
    const unsafe = secure && visit.proxied && visit.protocol === 'http' && method === 'GET';
    if (wanted?.found && wait === 0 && !unsafe && meant === undefined) {
      if (ahead) metrics.askedAhead('kept');
      return pages.serve(request, response, visit, wanted.found);
    }

    nameIn(response, visit);
    if (operations.answer(request, response, visit)) return;
    if (wait > 0) return refuse(request, response, tooMany(wait), 'rate');
    if (ahead) {
      metrics.askedAhead('refused');
      return declineSpeculation(request, response);
    }
    if (announcesTooMuch(request)) return refuse(request, response, tooLarge(), 'body');
    if (unsafe) {
      response.writeHead(308, { location: siteOrigin + pageAddress(url), 'content-length': 0 }).end();
      return;
    }
    if (meant !== undefined) {
      response.writeHead(308, { location: pageAddress(meant), 'content-length': 0 }).end();
      return;
    }
    if (!wanted?.underWay) {
      if (allowance !== 'file' && load.isTooMuch()) return refuse(request, response, tooBusy(), 'load');
      load.take(response);
    }
    if (wanted) return pages.make(request, response, visit, wanted.key);
    return hand(request, response);
  }

  /** Applies the rate limit. This is asynchronous where processes share it in Redis. */
  async function count(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    try {
      const found = pages.find(request, visit);
      const { method = '', url = '' } = request;
      // Files do not count as speculation: a prefetched page needs them. A declined speculation costs no more
      // than a file.
      const ahead = isSpeculative(request) && allowanceFor(method, url) !== 'file';
      const allowance = allowanceFor(method, url, ahead || found?.found !== undefined);
      const wait = await rateLimit.count(visit.address, allowance);
      if (response.destroyed) return;
      // Another request may have cached the page in the meantime.
      const wanted = found?.found ? found : pages.find(request, visit);
      admit(request, response, visit, { wanted, allowance, wait, ahead });
    } catch (error) {
      response.destroy();
      throw error;
    }
  }

  return (request, response) => {
    const { language, bare, moved } = readSpoken(mount.asked(request.url ?? ''));
    request.url = bare;
    if (request.headers.cookie !== undefined) request.headers.cookie = mount.cookies(request.headers.cookie);
    // Some programs write `@` as `%40`, which means the same in a path (RFC 3986, 3.3).
    if (request.url?.startsWith('/%40')) request.url = `/@${request.url.slice('/%40'.length)}`;
    const visit = visitFrom(request, proxies, language);
    noteVisit(request, visit);
    watch(request, response, visit);
    inAnswer(mount.base, language, () => {
      const refused = refusal(request, siteOrigin);
      if (!refused && !moved) return void count(request, response, visit);
      nameIn(response, visit);
      if (refused?.named) options.addressLog(refused.named);
      if (refused) return refuse(request, response, refused, 'gate');
      response.writeHead(301, { location: pageAddress(bare, 'en'), 'content-length': 0 }).end();
    });
  };
}
