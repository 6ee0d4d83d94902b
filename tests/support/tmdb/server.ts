import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi, UNAUTHORIZED, type ApiAnswer } from './api.ts';
import { answerWell, FAULTS, type Fault } from './faults.ts';

/** A received request. */
interface TmdbCall {
  /** Path below `/3`, such as `/movie/1001`. */
  path: string;
  query: URLSearchParams;
  /** The full target, with version and all parameters. */
  target: string;
  authorization: string | undefined;
}

/** Chooses the answer to each call: a fault, a custom answer, or undefined for a good one. */
export type Behaviour = (call: TmdbCall) => Fault | ApiAnswer | undefined;

export interface TmdbServer {
  /** For TMDB_API_URL: ends with `/3`. */
  url: string;
  /** For TMDB_IMAGE_URL: ends with `/t/p`. */
  imageUrl: string;
  /** API calls so far, without images. Set the length to 0 to clear them. */
  calls: TmdbCall[];
  /** Sets a fault or a function that chooses one; null removes it. */
  behave(behaviour: Fault | Behaviour | null): void;
  close(): Promise<void>;
}

export interface TmdbServerOptions {
  /** The day of the data, `YYYY-MM-DD`; upcoming titles and episodes are relative to it. */
  today?: string;
  /** If set, calls without this key (as `api_key` or Bearer token) are refused. */
  apiKey?: string;
  /** A free port by default. */
  port?: number;
}

/** A labelled image of the requested size. */
function image(response: ServerResponse, path: string): void {
  const [, size = '', name = ''] = /^\/t\/p\/(\w+)\/([\w.-]+)$/.exec(path) ?? [];
  if (!name) return void response.writeHead(404).end();
  const width = Number(size.slice(1)) || 1280;
  const height = Math.round(name.startsWith('backdrop') ? (width * 9) / 16 : width * 1.5);
  const label = name.replace(/\..*$/, '');
  response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000' });
  response.end(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100">` +
      `<rect width="100" height="100" fill="#334"/><text x="50" y="52" fill="#fff" font-size="9" ` +
      `text-anchor="middle">${label}</text></svg>`,
  );
}

/** Starts a local server of the API's protocol with invented titles that fails on demand. */
export async function startTmdbServer(options: TmdbServerOptions = {}): Promise<TmdbServer> {
  const api = createApi(options.today ?? new Date().toISOString().slice(0, 10));
  const calls: TmdbCall[] = [];
  let behaviour: Behaviour = () => undefined;

  const server = createServer((request, response) => {
    const target = request.url ?? '/';
    const { pathname, searchParams: query } = new URL(target, 'http://localhost');
    if (pathname.startsWith('/t/p/')) return image(response, pathname);
    const call = {
      path: pathname.replace(/^\/3(?=\/)/, ''),
      query,
      target,
      authorization: request.headers.authorization,
    };
    calls.push(call);
    const { apiKey } = options;
    const known = !apiKey || query.get('api_key') === apiKey || call.authorization === `Bearer ${apiKey}`;
    const answer = known ? api(call.path, query) : UNAUTHORIZED;
    const chosen = behaviour(call);
    if (typeof chosen === 'object') return answerWell(response, chosen);
    if (chosen === undefined) return answerWell(response, answer);
    const earlier = new URLSearchParams(query);
    earlier.set('page', String(Math.max(1, Number(query.get('page') ?? 1) - 1)));
    FAULTS[chosen](response, answer, () => api(call.path, earlier));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: `${origin}/3`,
    imageUrl: `${origin}/t/p`,
    calls,
    behave(next) {
      behaviour = typeof next === 'function' ? next : () => next ?? undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
