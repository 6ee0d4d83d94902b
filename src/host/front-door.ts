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
  /** The public origin of the site. */
  siteOrigin: string;
  mount: Mount;
  /** Proxies whose forwarded headers count. */
  proxies: TrustedProxies | undefined;
  security: SecurityHeaders;
  /** Pages everybody gets, answered at the door. */
  pages: Pick<Pages, 'find' | 'serve' | 'make'>;
  operations: Operations;
  rateLimit: RateLimit;
  load: Load;
  metrics: Metrics;
  accessLog: AccessLog;
  /** Hears of requests that named another address than ours. */
  addressLog: AddressLog;
  /** Who answers what may come in. */
  next: RequestListener;
}

/** A sound request as it stands before the door. */
interface Admission {
  wanted: Wanted | undefined;
  allowance: Allowance;
  /** Seconds its sender has to wait. */
  wait: number;
  /** A page is asked for that nobody has opened yet. */
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
  // Only our own proxy may name a request; anybody else could make log lines look alike.
  const trusted = origin.proxied && typeof given === 'string' && REQUEST_ID.test(given);
  return { ...origin, id: trusted ? given : randomUUID(), place: placeAt(request.url ?? ''), language };
}

/**
 * The first to see a request: names it, finds out who sent it, gives its answer the headers no answer goes
 * without, and turns away what nobody behind should have to deal with.
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
      // Hanging up on a sender loses the answer: it is sent whole, and the end waits for the sender.
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
    // Behind the door there is one site, whatever a client calls it.
    request.headers.host = siteHost;
    options.next(request, response);
  }

  function nameIn(response: ServerResponse, { id, place }: Visit): void {
    security.onEvery(response, place);
    response.setHeader('x-request-id', id);
  }

  /** Takes in a sound request, as soon as it is known how long its sender has to wait. */
  function admit(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    { wanted, allowance, wait, ahead }: Admission,
  ): void {
    const { method = '', url = '' } = request;
    const unsafe = secure && visit.proxied && visit.protocol === 'http' && method === 'GET';
    if (wanted?.found && wait === 0 && !unsafe) {
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
    const meant = meantBy(url);
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

  /** Counts a sound request before it is taken in, which takes a moment where processes count together. */
  async function count(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    try {
      const found = pages.find(request, visit);
      const { method = '', url = '' } = request;
      // Files are no page: what a page needs is sent ahead as ever. A refusal costs no more than a file.
      const ahead = isSpeculative(request) && allowanceFor(method, url) !== 'file';
      const allowance = allowanceFor(method, url, ahead || found?.found !== undefined);
      const wait = await rateLimit.count(visit.address, allowance);
      if (response.destroyed) return;
      // Meanwhile somebody else may have had the page made.
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
