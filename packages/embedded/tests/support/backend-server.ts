import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { generateKeys, type BackendKeys } from '../../src/supabase/auth/keys.ts';
import type { RateLimits } from '../../src/supabase/auth/http/rate-limits.ts';
import type { Database } from '../../src/supabase/database/contract.ts';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from '../../src/supabase/server.ts';
import type { KeptMail } from '../../src/supabase/outbox/store.ts';
import { openTestDatabase } from './database-engines.ts';
import { FILMS } from './films.ts';

/** Limits nothing but a flood: most tests sign up many people from one address. */
const GENEROUS: Partial<RateLimits> = {
  signIn: { burst: 10_000, seconds: 1 },
  failedSignIn: { burst: 10_000, seconds: 1 },
  strangersSignIn: { burst: 10_000, seconds: 1 },
  signUp: { burst: 10_000, seconds: 1 },
  refresh: { burst: 10_000, seconds: 1 },
  verify: { burst: 10_000, seconds: 1 },
  clientMails: { burst: 10_000, seconds: 1 },
};

interface LogLine {
  level: 'info' | 'warn' | 'error';
  fields: object;
  message: string;
}

export interface BackendServer {
  /** Base address for a client, the path included. */
  url: string;
  siteUrl: string;
  keys: BackendKeys;
  backend: EmbeddedSupabase;
  database: Database;
  log: LogLine[];
  /** Mails to a person, newest first, once none is on its way. */
  mailsTo(address: string): Promise<KeptMail[]>;
  /** Moves the backend's clock; it stands still otherwise. */
  advance(milliseconds: number): void;
  now(): Date;
  /** The unchanged client, remembering its session in memory. */
  client(options?: {
    flow?: 'implicit' | 'pkce';
    storage?: Map<string, string>;
    accessToken?: string;
  }): SupabaseClient;
  close(): Promise<void>;
}

export interface BackendServerOptions {
  limits?: Partial<RateLimits>;
  database?: Database;
  basePath?: string;
  /** Links of mails lead to the page that asks before it uses one up; without it they go to the auth server. */
  confirms?: boolean;
  /** The site's address where it is not the server's own. */
  siteUrl?: string;
  /** 4 unless given: most tests are not about hashing. */
  passwordCost?: number;
}

/** The unchanged client, whose session lies in memory. */
export function clientOf(
  url: string,
  anonKey: string,
  { flow = 'implicit', storage = new Map(), accessToken }: Parameters<BackendServer['client']>[0] = {},
): SupabaseClient {
  return createClient(url, anonKey, {
    auth: {
      flowType: flow,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storageKey: randomUUID(),
      storage: {
        getItem: (key) => storage.get(key.replace(/^.{36}/, 'session')) ?? null,
        setItem: (key, value) => void storage.set(key.replace(/^.{36}/, 'session'), value),
        removeItem: (key) => void storage.delete(key.replace(/^.{36}/, 'session')),
      },
    },
    ...(accessToken ? { global: { headers: { Authorization: `Bearer ${accessToken}` } } } : {}),
  }) as SupabaseClient;
}

/** What the backend is told of its project. */
export type ProjectOptions = Pick<
  EmbeddedSupabaseOptions,
  'migrations' | 'vaults' | 'admits' | 'preRequest' | 'confirmUrl' | 'sendMail'
>;

/** Where a backend of the tests is, for what its project makes of that. */
export interface Site {
  siteUrl: string;
  dataDir: string;
  log: Record<LogLine['level'] | 'debug', (fields: object | string, message?: string) => void>;
  /** Keeps a mail in the outbox. */
  keep: EmbeddedSupabase['outbox']['keep'];
}

/** An embedded backend on a database of its own, which has the schema of these tests. */
export async function startBackend(options: BackendServerOptions = {}): Promise<BackendServer> {
  const database = options.database ?? (await openTestDatabase());
  return serveProject({ ...options, database }, () => ({
    migrations: FILMS.migrations,
    confirmUrl: options.confirms ? (wanted) => new URL('confirm', wanted).href : undefined,
  }));
}

/** An embedded backend of a project on a free port of this machine, with a clock in the test's hands. */
export async function serveProject(
  { database, ...options }: BackendServerOptions & { database: Database },
  project: (site: Site) => ProjectOptions,
): Promise<BackendServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-backend-'));
  const keys = generateKeys();
  const log: LogLine[] = [];
  const note = (level: LogLine['level']) => (fields: object | string, message?: string) => {
    log.push(
      typeof fields === 'string'
        ? { level, fields: {}, message: fields }
        : { level, fields, message: message ?? '' },
    );
  };
  const logger = { info: note('info'), warn: note('warn'), error: note('error'), debug: note('info') };
  let time = Date.now();
  const clock = () => new Date(time);

  const server = createServer((request, response) => {
    // A test must fail on what the backend throws, not wait for an answer.
    answer(request, response).catch(() => response.destroy());
  });
  // A connection the client keeps must not close just as it is used again.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const siteUrl = options.siteUrl ?? ownUrl;
  const backend: EmbeddedSupabase = await createEmbeddedSupabase({
    dataDir,
    siteUrl,
    ...project({ siteUrl, dataDir, log: logger, keep: (mail) => backend.outbox.keep(mail) }),
    basePath: options.basePath ?? '/embedded/backend',
    outboxPath: '/embedded/outbox',
    clock,
    limits: { ...GENEROUS, ...options.limits },
    passwordCost: options.passwordCost ?? 4,
    opened: { database, keys },
    log: logger,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forwarded = request.headers['x-test-address'];
    const address = typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? '');
    const answered = await backend.fetch(toRequest(request, ownUrl), { address, direct: true });
    // What was refused unread would stand before the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    if (answered.body) Readable.fromWeb(answered.body as never).pipe(response);
    else response.end();
  }

  return {
    url: backend.publicUrl,
    siteUrl: ownUrl,
    keys,
    backend,
    database,
    log,
    async mailsTo(address) {
      await backend.settled();
      return backend.outbox.list(address);
    },
    advance: (milliseconds) => void (time += milliseconds),
    now: clock,
    client: (how) => clientOf(backend.publicUrl, keys.anonKey, how),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function toRequest(request: IncomingMessage, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(request) as ReadableStream);
  return new Request(new URL(request.url ?? '/', origin), {
    method,
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}
