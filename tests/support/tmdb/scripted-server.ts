import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Script = (response: ServerResponse, request: IncomingMessage) => unknown;

/** A received request. */
interface Seen {
  /** Method and path. */
  line: string;
  body: unknown;
}

/** A local server with scripted answers by method and path; 404 for all others. */
export async function startScriptedServer() {
  const scripts = new Map<string, Script>();
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const line = `${request.method ?? ''} ${request.url ?? ''}`;
    const body = request.headers['content-length'] ? json(request) : Promise.resolve(null);
    void body.then((parsed) => {
      seen.push({ line, body: parsed });
      const script = scripts.get(line);
      if (script) script(response, request);
      else response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    seen,
    /** Scripts the answer to a request such as `GET /api/ai/keys`. */
    on: (line: string, script: Script) => void scripts.set(line, script),
    /** Answers with JSON; null means no body. */
    answer: (line: string, body: unknown, status = body === null ? 204 : 200) =>
      void scripts.set(line, (response) => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(body === null ? undefined : JSON.stringify(body));
      }),
    /** Clears scripts and requests. */
    reset: () => {
      scripts.clear();
      seen.length = 0;
    },
    /** The page's `fetch`. */
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
