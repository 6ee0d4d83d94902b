import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compress, isCompressible } from './compression.ts';
import { createFrontDoor } from './front-door.ts';
import { hostAnswer } from './refusal-page.ts';
import { render, type Rendered } from './rendered-response.ts';
import {
  createSecurityHeaders,
  isPage,
  type SecurityHeaders,
  type TrustedSources,
} from './security-headers.ts';
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

/** Sends an answer of the app, compressed when the client accepts it and the body is worth it. */
async function send(
  reply: FastifyReply,
  rendered: Rendered,
  accept: string | undefined,
  security: SecurityHeaders,
): Promise<void> {
  const { status, headers, body } = rendered;
  const type = String(headers['content-type'] ?? '');
  if (type === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
  if (isPage(headers)) {
    headers['content-security-policy'] = security.pagePolicy(headers['content-security-policy']);
  }
  reply.status(status).headers(headers);
  if (headers['content-encoding'] || !isCompressible(type, body.length)) {
    await reply.send(body);
    return;
  }
  const encoding = acceptedEncoding(accept);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding).removeHeader('content-length');
  await reply.send(await compress(body, encoding));
}

/**
 * The HTTP host in front of the built app: static files with immutable caching and precompressed variants,
 * everything else rendered by the app. It owns the socket; the app never listens.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { handler, logger, proxies, sources } = options;
  const security = createSecurityHeaders(sources);
  const siteOrigin = new URL(sources.siteUrl).origin;
  const host = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (next) => {
      const frontDoor = createFrontDoor({ siteOrigin, proxies, security, next });
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
    handler: async ({ id, raw, headers }, reply) => {
      const locals = { requestId: id, clientAddress: visitOf(raw).address };
      const rendered = await render(handler, raw, reply.raw, locals);
      if (rendered === null || reply.raw.headersSent) {
        reply.hijack();
        return;
      }
      await send(reply, rendered, headers['accept-encoding'], security);
    },
  });
  return host;
}
