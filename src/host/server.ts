import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './gate/connections.ts';

/** Timeouts and limits against slow clients. */
const SETTINGS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 1_000,
  // The request gate checks it and answers with the usual headers.
  requireHostHeader: false,
};
const MAX_REQUESTS_PER_SOCKET = 1_000;

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers a request that is not valid HTTP, on the raw socket. */
export function answerBroken(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      lines.map(([name, value]) => `${name}: ${value}\r\n`).join('') +
      '\r\n',
  );
}

/** Creates Node's HTTP server with the timeouts and limits of a public server. */
export function createHttpServer(listener: RequestListener, connections: Connections): Server {
  const answered = new WeakMap<Socket, number>();

  // Node's `maxRequestsPerSocket` answers 503 to clients that do not close the connection. This closes it, as
  // does a server that is shutting down.
  const counting: RequestListener = (request, response) => {
    const count = (answered.get(request.socket) ?? 0) + 1;
    answered.set(request.socket, count);
    if (count >= MAX_REQUESTS_PER_SOCKET || !server.listening) response.shouldKeepAlive = false;
    return listener(request, response);
  };

  const server = createServer(SETTINGS, counting);
  connections.watch(server);
  // The front door sends `100 Continue`, so that a refused body is never uploaded.
  server.on('checkContinue', counting);
  return server;
}
