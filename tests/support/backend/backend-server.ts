import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { generateKeys, type BackendKeys } from '../../../packages/embedded/src/supabase/auth/keys.ts';
import type { RateLimits } from '../../../packages/embedded/src/supabase/auth/http/rate-limits.ts';
import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../../packages/embedded/src/supabase/server.ts';
import type { KeptMail } from '../../../packages/embedded/src/supabase/outbox/store.ts';
import { PROJECT as MARQUEE } from '../../../src/server/migrations.ts';
import { vaultsOf } from '../../../src/server/key-vault.ts';
import { accountMails } from '../../../src/server/mail/account-mails.ts';
import { createMailer } from '../../../src/server/mail/mailer.ts';
import type { Deliver } from '../../../src/server/mail/mail.ts';
import { openTestDatabase } from '../database/database-engines.ts';
import { PROJECT } from '../hosted/project.ts';
import { hostedServer } from '../hosted/server.ts';

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
  /** Where mails go instead of the outbox. */
  deliver?: Deliver;
  basePath?: string;
  /** Links of mails lead to the page that asks before it uses one up; without it they go to the auth server. */
  confirms?: boolean;
  /** The site's address where it is not the server's own. */
  siteUrl?: string;
  /** 4 unless given: most tests are not about hashing. */
  passwordCost?: number;
}

/** The unchanged client, whose session lies in memory. */
function clientOf(
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

/** {@link startEmbedded}, or the project the tests are run against in its place. */
export async function startBackend(options: BackendServerOptions = {}): Promise<BackendServer> {
  if (!PROJECT) return startEmbedded(options);
  const { url, anonKey } = PROJECT;
  return { ...(await hostedServer(PROJECT)), client: (how) => clientOf(url, anonKey, how) };
}

/** An embedded backend on a free port of this machine, on a database of its own, with a clock in the test's hands. */
export async function startEmbedded(options: BackendServerOptions = {}): Promise<BackendServer> {
  const database = options.database ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-backend-'));
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
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mails = accountMails(options.siteUrl ?? siteUrl, (mail) => mailer.send(mail));
  const backend = await createEmbeddedSupabase({
    dataDir,
    vaults: vaultsOf({ dataDir, apiKeyEncryptionKey: undefined }),
    siteUrl: options.siteUrl ?? siteUrl,
    ...MARQUEE,
    basePath: options.basePath ?? '/embedded/backend',
    outboxPath: '/embedded/outbox',
    ...(options.confirms && { confirmUrl: mails.confirmUrl }),
    clock,
    limits: { ...GENEROUS, ...options.limits },
    passwordCost: options.passwordCost ?? 4,
    opened: { database, keys },
    log: logger,
    sendMail: mails.sendMail,
  });
  const mailer = createMailer({
    deliver: options.deliver ?? ((message) => backend.outbox.keep(message)),
    from: 'Marquee <marquee@example.org>',
    siteUrl,
    log: logger,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forwarded = request.headers['x-test-address'];
    const address = typeof forwarded === 'string' ? forwarded : (request.socket.remoteAddress ?? '');
    const answered = await backend.fetch(toRequest(request, siteUrl), { address, direct: true });
    // What was refused unread would stand before the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    if (answered.body) Readable.fromWeb(answered.body as never).pipe(response);
    else response.end();
  }

  return {
    url: backend.publicUrl,
    siteUrl,
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
