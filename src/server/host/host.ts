import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFrontDoor } from './front-door.ts';
import { createPages } from './pages.ts';
import { hostAnswer } from './refusal-page.ts';
import { render } from './rendered-response.ts';
import { createSecurityHeaders, type TrustedSources } from './security-headers.ts';
import { sendRendered } from './send-rendered.ts';
import { answerBroken, createHttpServer } from './server.ts';
import type { trustedProxies } from './trusted-proxy.ts';
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
  logger: FastifyBaseLogger;
  /** The site's public address, and what its pages may load from elsewhere. */
  sources: TrustedSources;
  /** Proxies whose forwarded headers count; nobody's by default. */
  proxies?: NonNullable<ReturnType<typeof trustedProxies>> | undefined;
}

const YEAR = 31_536_000;
const DAY = 86_400;
const MAX_CONNECTIONS = 10_000;

/**
 * The HTTP host in front of the built app: static files with immutable caching and precompressed variants,
 * everything else rendered by the app. It owns the socket; the app never listens.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { handler, logger, proxies, sources } = options;
  const security = createSecurityHeaders(sources);
  const siteOrigin = new URL(sources.siteUrl).origin;
  const pages = createPages(handler, siteOrigin, security, logger);
  const host = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (next) => {
      const frontDoor = createFrontDoor({ siteOrigin, proxies, security, pages, next });
      return createHttpServer(frontDoor, MAX_CONNECTIONS);
    },
    clientErrorHandler: (error, socket) => answerBroken(error, socket, security.always),
    genReqId: (request) => visitOf(request).id,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: false },
    return503OnClosing: false,
  });

  // The app reads bodies itself, straight from the socket.
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('*', (_request, _payload, done) => done(null));
  host.setErrorHandler((error, request, reply) => {
    logger.error({ err: error, requestId: request.id }, 'a request failed');
    const text = 'Something went wrong on our side. Please try again in a moment.';
    const answer = hostAnswer(request, 500, text, request.id);
    return reply.status(answer.status).headers(answer.headers).send(answer.body);
  });

  await host.register(fastifyStatic, {
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

  host.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async ({ id, raw }, reply) => {
      const locals = { requestId: id, clientAddress: visitOf(raw).address };
      const rendered = await render(handler, raw, reply.raw, locals);
      reply.hijack();
      if (rendered === null || reply.raw.headersSent) return;
      security.finish(rendered.headers);
      await sendRendered(raw, reply.raw, rendered);
    },
  });
  host.addHook('onClose', () => pages.close());
  return host;
}
