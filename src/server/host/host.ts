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
import { render, type Rendered } from './rendered-response.ts';

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
}

const YEAR = 31_536_000;
const DAY = 86_400;

/** Sends an answer of the app, compressed when the client accepts it and the body is worth it. */
async function send(reply: FastifyReply, rendered: Rendered, accept: string | undefined): Promise<void> {
  const type = String(rendered.headers['content-type'] ?? '');
  if (type === 'text/html') rendered.headers['content-type'] = 'text/html; charset=utf-8';
  reply.status(rendered.status).headers(rendered.headers);
  if (rendered.headers['content-encoding'] || !isCompressible(type, rendered.body.length)) {
    await reply.send(rendered.body);
    return;
  }
  const encoding = acceptedEncoding(accept);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding).removeHeader('content-length');
  await reply.send(await compress(rendered.body, encoding));
}

/**
 * The HTTP host in front of the built app: static files with immutable caching and precompressed variants,
 * everything else rendered by the app. It owns the socket; the app never listens.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const host = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: false },
    keepAliveTimeout: 5_000,
    requestTimeout: 30_000,
    return503OnClosing: false,
  });

  // The app reads bodies itself, straight from the socket.
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('*', (_request, _payload, done) => done(null));

  await host.register(fastifyStatic, {
    root: path.resolve(options.clientDirectory),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}_astro${path.sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`);
      reply.header('x-content-type-options', 'nosniff');
    },
  });

  host.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (request, reply) => {
      const locals = { requestId: request.id, clientAddress: request.raw.socket.remoteAddress ?? '' };
      const rendered = await render(options.handler, request.raw, reply.raw, locals);
      if (rendered === null) {
        reply.hijack();
        return;
      }
      await send(reply, rendered, request.headers['accept-encoding']);
    },
  });
  return host;
}
