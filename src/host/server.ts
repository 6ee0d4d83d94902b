import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './gate/connections.ts';

/** Slow clients get this long, and no client keeps more than its share. */
const SETTINGS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 1_000,
  // The gate says so, with the headers no answer goes without.
  requireHostHeader: false,
};
const MAX_REQUESTS_PER_SOCKET = 1_000;

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no HTTP request at all, in the little that can be said then. */
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

/** The socket's owner: Node's server with the timeouts and limits of a public place. */
export function createHttpServer(listener: RequestListener, connections: Connections): Server {
  const answered = new WeakMap<Socket, number>();

  // Node's own limit answers 503 to a client that does not hang up by itself; this one hangs up, and so does a
  // server that takes no more.
  const counting: RequestListener = (request, response) => {
    const count = (answered.get(request.socket) ?? 0) + 1;
    answered.set(request.socket, count);
    if (count >= MAX_REQUESTS_PER_SOCKET || !server.listening) response.shouldKeepAlive = false;
    return listener(request, response);
  };

  const server = createServer(SETTINGS, counting);
  connections.watch(server);
  // The front door gives permission to send a body, so that a refused one never leaves the client.
  server.on('checkContinue', counting);
  return server;
}
