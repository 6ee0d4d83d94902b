import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrustedProxies } from '../contract/trusted-proxies.ts';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { sharedLimits } from '../contract/limits.ts';
import type { ServiceStatus } from '../contract/lifecycle.ts';
import { createAccessLog } from './access-log.ts';
import { createConnections } from './connections.ts';
import { createFrontDoor } from './front-door.ts';
import { createHealth, type Health } from './health.ts';
import { createLoad } from './load.ts';
import { createMetrics } from './metrics.ts';
import { createOperations } from './operations.ts';
import { createPages } from './pages.ts';
import { createRateLimit } from './rate-limit.ts';
import { hostAnswer, SORRY } from './refusal-page.ts';
import { render } from './rendered-response.ts';
import { createSecurityHeaders, type TrustedSources } from './security-headers.ts';
import { sendRendered } from './send-rendered.ts';
import { answerBroken, createHttpServer } from './server.ts';
import { visitOf } from './visit.ts';

export type AppHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: object,
) => unknown;

export interface HostOptions {
  /** The handler the built app exports. */
  handler: AppHandler;
  /** Folder of the built client files. */
  clientDirectory: string;
  logger: Logger;
  /** The site's public address, and what its pages may load from elsewhere. */
  sources: TrustedSources;
  /** Proxies whose forwarded headers count; nobody's by default. */
  proxies?: TrustedProxies | undefined;
  /** Pages a client may have in a minute; any number by default. */
  rateLimit?: number | undefined;
  /** Where several processes keep one limit. */
  redis?: Redis | undefined;
  metricsToken?: string | undefined;
  /** Whose disk must not be full. */
  dataDirectory?: string;
  /** How the services of the app do. */
  status?: () => Promise<ServiceStatus | undefined>;
}

/** The listening side of the product. */
export interface Host {
  web: FastifyInstance;
  health: Health;
}

const YEAR = 31_536_000;
const DAY = 86_400;

/**
 * The HTTP host in front of the built app: static files with immutable caching and precompressed variants,
 * everything else rendered by the app. It owns the socket; the app never listens.
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { handler, logger, proxies, sources, metricsToken } = options;
  const security = createSecurityHeaders(sources);
  const siteOrigin = new URL(sources.siteUrl).origin;
  const pages = createPages(handler, siteOrigin, security, logger);
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
  const door = {
    siteOrigin,
    proxies,
    security,
    pages,
    load,
    metrics,
    operations: createOperations({ health, metrics, metricsToken, behindProxy: proxies !== undefined }),
    rateLimit: createRateLimit(options.rateLimit, options.redis && (await sharedLimits(options.redis))),
    accessLog: createAccessLog(logger),
  };
  const loggerInstance: FastifyBaseLogger = logger;
  const web = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (next) => createHttpServer(createFrontDoor({ ...door, next }), connections),
    clientErrorHandler: (error, socket) => answerBroken(error, socket, security.always),
    genReqId: (request) => visitOf(request).id,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: false },
    return503OnClosing: false,
  });

  // The app reads bodies itself, straight from the socket.
  web.removeAllContentTypeParsers();
  web.addContentTypeParser('*', (_request, _payload, done) => done(null));
  web.setErrorHandler((error, request, reply) => {
    logger.error({ err: error, requestId: request.id }, 'a request failed');
    const answer = hostAnswer(request, 500, SORRY, request.id);
    return reply.status(answer.status).headers(answer.headers).send(answer.body);
  });

  await web.register(fastifyStatic, {
    root: path.resolve(options.clientDirectory),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}_astro${path.sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`);
    },
  });

  web.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async ({ id, raw }, reply) => {
      const { address, direct } = visitOf(raw);
      const locals = { requestId: id, clientAddress: address, direct };
      const rendered = await render(handler, raw, reply.raw, locals);
      reply.hijack();
      if (rendered === null || reply.raw.headersSent) return;
      security.finish(rendered.headers);
      await sendRendered(raw, reply.raw, rendered);
    },
  });
  web.addHook('onClose', () => {
    pages.close();
    load.close();
  });
  return { web, health };
}
