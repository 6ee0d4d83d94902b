import { m } from '../paraglide/messages.js';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppHandler } from '../contract/app-handler.ts';
import { placeAt } from '../core/pages.ts';
import type { TrustedProxies } from '../contract/trusted-proxies.ts';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { sharedLimits } from '../contract/limits.ts';
import { sharePageChanges } from '../contract/page-changes.ts';
import type { ServiceStatus } from '../contract/lifecycle.ts';
import { createAccessLog } from './access-log.ts';
import { createAddressLog } from './gate/address-log.ts';
import { render, sendStream, webRequest } from './app.ts';
import { pageKey } from './pages/cache-policy.ts';
import { createConnections } from './gate/connections.ts';
import { createFrontDoor } from './front-door.ts';
import { createHealth, type Health } from './health.ts';
import { createListening, type Listening } from './listening.ts';
import { createLoad } from './gate/load.ts';
import { createMetrics } from './metrics.ts';
import { createOperations } from './operations.ts';
import { createPageRenderer, createPages } from './pages/pages.ts';
import { createRateLimit } from './gate/rate-limit.ts';
import { hostAnswer } from './pages/refusal-page.ts';
import { createMount } from './mount.ts';
import { createSecurityHeaders, type TrustedSources } from './security-headers.ts';
import { sendRendered } from './pages/send-rendered.ts';
import { answerBroken, createHttpServer } from './server.ts';
import { createStaticFiles } from './static-files.ts';
import { visitOf } from './visit.ts';

export interface HostOptions {
  /** The handler exported by the built app. */
  handler: AppHandler;
  /** Handles requests below `/embedded/`; 404 by default. */
  embedded?: AppHandler;
  /** Directory of the built client files. */
  clientDirectory: string;
  logger: Logger;
  /** The site's public URL, and the origins its pages may load from. */
  sources: TrustedSources;
  /** Proxies whose forwarded headers are trusted; none by default. */
  proxies?: TrustedProxies | undefined;
  /** Pages per client and minute; unlimited by default. */
  rateLimit?: number | undefined;
  /** Shares rate limits and cache invalidation among processes. */
  redis?: Redis | undefined;
  metricsToken?: string | undefined;
  /** Directory whose disk `/readyz` checks. */
  dataDirectory?: string;
  /** Status of the app's services. */
  status?: () => Promise<ServiceStatus | undefined>;
}

/** The HTTP server of the product. */
export interface Host extends Listening {
  health: Health;
  /** Loads the app by rendering one cheap page. */
  load(): Promise<void>;
}

const isCalledOff = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** A cheap page that loads the whole app. */
const LOADED_WITH = '/robots.txt';

const notFound: AppHandler = () => new Response(null, { status: 404 });

/**
 * Creates the HTTP server in front of the built app. Serves static files with immutable caching and
 * precompressed variants, cached pages, and everything else from the app. The app itself never listens.
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { handler, embedded = notFound, logger, proxies, sources, metricsToken } = options;
  const security = createSecurityHeaders(sources);
  const siteOrigin = new URL(sources.siteUrl).origin;
  const mount = createMount(sources.siteUrl);
  const makePage = createPageRenderer({ handler, siteOrigin, security, mount });
  const pages = createPages(makePage, logger);
  const stopSharing = options.redis && sharePageChanges(options.redis);
  const load = createLoad();
  const health = createHealth(
    options.dataDirectory ?? '.',
    options.status ?? (() => Promise.resolve(undefined)),
  );
  const connections = createConnections();
  const metrics = createMetrics({
    pages: pages.cache,
    connections: () => connections.open,
    services: async () => (await health.readiness()).services,
  });
  const behind = {
    siteOrigin,
    mount,
    proxies,
    security,
    pages,
    load,
    metrics,
    operations: createOperations({ health, metrics, metricsToken, behindProxy: proxies !== undefined }),
    rateLimit: createRateLimit(options.rateLimit, options.redis && (await sharedLimits(options.redis))),
    accessLog: createAccessLog(logger),
    addressLog: createAddressLog(logger, sources.siteUrl),
  };
  const files = createStaticFiles(options.clientDirectory);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { id, address, direct, place } = visitOf(request);
    const locals = { requestId: id, clientAddress: address, direct, row: place.row };
    const asked = webRequest(request, response, siteOrigin);
    const asks = request.url?.startsWith('/embedded/') ? embedded : handler;
    const rendered = await render(asks, asked, locals);
    if (response.headersSent || response.destroyed) return;
    mount.setCookies(rendered.headers);
    if ('stream' in rendered) return sendStream(response, rendered);
    security.finish(rendered);
    await sendRendered(request, response, rendered);
  }

  const next: RequestListener = (request, response) => {
    if (files.serve(request, response)) return;
    answer(request, response).catch((error: unknown) => {
      // The client disconnected, which aborted its request.
      if (request.destroyed && response.destroyed && isCalledOff(error)) return;
      const { id } = visitOf(request);
      logger.error({ err: error, requestId: id }, 'a request failed');
      if (response.headersSent) return void response.destroy();
      const sorry = hostAnswer(request, 500, m.host_sorry(), id);
      response.writeHead(sorry.status, sorry.headers).end(sorry.body);
    });
  };

  const door = createFrontDoor({ ...behind, next });
  const listening = createListening(() => {
    const server = createHttpServer(door, connections);
    server.on('clientError', (error, socket) =>
      answerBroken(error, socket as Socket, security.always({ kept: undefined })),
    );
    return server;
  });
  return {
    health,
    listen: (place) => listening.listen(place),
    async load() {
      const key = pageKey(LOADED_WITH, placeAt(LOADED_WITH).kept);
      if (key) await makePage(key);
    },
    async close() {
      await listening.close();
      stopSharing?.();
      pages.close();
      load.close();
    },
  };
}
