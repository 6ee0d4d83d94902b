import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface RoundRobin {
  url: string;
  close(): void;
}

/**
 * Forwards a request to one process. Rejects with ECONNREFUSED when nothing listens, else when it ended
 * before answering completely.
 */
async function ask(port: number, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method, url: path, headers } = asked;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const forwarded = { ...headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '', connection: 'close' };
  const outgoing = request({ host: 'localhost', port, method, path, headers: forwarded }, (answer) => {
    buffer(answer).then(
      (text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      reject,
    );
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

/**
 * A proxy before several processes. Requests rotate, and skip processes that do not listen. If a process dies
 * during a read, it is repeated elsewhere; a write is answered with a retry later, since it may have
 * succeeded. The header `x-process` selects a process.
 */
export async function startRoundRobin(ports: () => number[]): Promise<RoundRobin> {
  let turn = 0;

  async function pass(asked: IncomingMessage): Promise<Answer | undefined> {
    const body = await buffer(asked);
    const all = ports();
    const named = asked.headers['x-process'];
    const order =
      named === undefined ? all.map((_, index) => all[(turn + index) % all.length]) : [all[Number(named)]];
    turn += 1;
    for (const port of order) {
      try {
        return await ask(port ?? 0, asked, body);
      } catch (error) {
        const neverSent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!neverSent && asked.method !== 'GET' && asked.method !== 'HEAD') return undefined;
      }
    }
    return undefined;
  }

  const server = createServer((asked: IncomingMessage, response: ServerResponse) => {
    pass(asked).then(
      (answer) => {
        if (!answer) return void response.writeHead(503, { 'retry-after': '1' }).end('proxy');
        const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers;
        response.writeHead(answer.status, headers).end(asked.method === 'HEAD' ? undefined : answer.body);
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
