import { resolve } from 'node:path';
import pLimit from 'p-limit';
import type { AuthLog, AuthMail } from './auth/context.ts';
import { systemRandom, type RandomBytes } from './auth/accounts/random.ts';
import { limitsFor, type RateLimits } from './auth/http/rate-limits.ts';
import type { BackendKeys } from './auth/keys.ts';
import type { Vaults } from './auth/shared-keys.ts';
import { createAuth } from './auth/server.ts';
import { createTokens } from './auth/tokens.ts';
import { createBackground } from './background.ts';
import { preflight, withCors } from './cors.ts';
import type { Database, Engine } from './database/contract.ts';
import { tellsAbsence } from './database/database-error.ts';
import type { MigrationSource } from './database/migrations.ts';
import { openDatabase } from './database/open.ts';
import { listenToCommands, type BackUp } from './database/transfer/control.ts';
import { backUpRunning } from './database/transfer/running-backup.ts';
import type { ClientInfo, Clock, BackendPart } from './part.ts';
import { plainPage } from './outbox/pages.ts';
import { openOwn, openShared } from './own-or-shared.ts';
import { createOutbox, isPrivateSite } from './outbox/server.ts';
import { createOutboxStore, type OutboxStore } from './outbox/store.ts';
import { plainMails } from './outbox/plain-mails.ts';
import { ENGLISH, type OutboxWords } from './outbox/words.ts';
import { createRest } from './rest/server.ts';
import { createStorage } from './storage/server.ts';
import { sweepOrphans } from './storage/sweep.ts';

export interface EmbeddedSupabaseOptions {
  /**
   * Directory of the database, the files and the keys. With `databaseUrl` that server holds them, for all
   * processes.
   */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The project's migrations, as `supabase db push` would apply them. */
  migrations: MigrationSource;
  /** Seals the keys in a shared database. Required with `databaseUrl`. */
  vaults?: Vaults | undefined;
  /** The database engine of a new directory; see openDirectory. */
  databaseEngine?: Engine | undefined;
  /** The site's address. CORS allows only its origin, and links lead only there. */
  siteUrl?: string | undefined;
  /** External path prefix of `auth/v1` and the other servers. */
  basePath?: string | undefined;
  outboxPath?: string | undefined;
  /** Texts of the outbox pages; English by default. */
  outboxWords?: OutboxWords | undefined;
  /** Maps a mail's link to a page that asks for confirmation before the one-time link is used. */
  confirmUrl?: ((wanted: URL) => string) | undefined;
  /** Sends the auth server's mails; by default to the outbox, in English. */
  sendMail?: ((mail: AuthMail) => Promise<void>) | undefined;
  /**
   * Name of a database function `(email text) → boolean` that decides about a sign-up; called with null it
   * says whether anyone can sign up.
   */
  admits?: string | undefined;
  /** Name of a database function called before every request of the data API, as `pgrst.db_pre_request`. */
  preRequest?: string | undefined;
  log?: (AuthLog & { info(message: string): void; warn(message: string): void }) | undefined;
  clock?: Clock | undefined;
  random?: RandomBytes | undefined;
  /** People behind one client address, such as a school's router; 1 by default. */
  peoplePerAddress?: number | undefined;
  limits?: Partial<RateLimits> | undefined;
  /** Cost of bcrypt; 10 by default, as hosted. Tests lower it. */
  passwordCost?: number | undefined;
  /** A database and keys to use instead of those in `dataDir`. */
  opened?: { database: Database; keys: BackendKeys } | undefined;
  onFatal?: ((error: Error) => void) | undefined;
}

export interface EmbeddedSupabase {
  /**
   * Answers a request below `basePath` or for the outbox. Limits count by `client.address`; by default the
   * caller is this process.
   */
  fetch(this: void, request: Request, client?: ClientInfo): Promise<Response>;
  /** Address and keys for clients. */
  publicUrl: string;
  anonKey: string;
  secretKey: string;
  database: Database;
  /** Stores a finished mail for the outbox page. */
  outbox: Pick<OutboxStore, 'keep' | 'list'>;
  /** Path of the outbox page; null on a site with a public address, where it is closed. */
  outboxPath: string | null;
  /**
   * Writes a backup to a file without interrupting requests; `leave` names parts of the data directory to
   * exclude.
   */
  backUp: BackUp;
  ready(): Promise<boolean>;
  /** Resolves when every mail requested so far was delivered or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const CLOSING_MS = 5_000;

/** Seconds within which a database usually restarts. */
const RETRY_AFTER_S = 5;

function notFound(): Response {
  return Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
}

const LOCAL: ClientInfo = { address: '127.0.0.1', direct: true, inside: true };

const NO_LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Without a shared database, no secret is needed. */
const NO_VAULTS: Vaults = {
  own: () => Promise.reject(new Error('A shared database needs `vaults`, which seal the keys in it.')),
  known: () => Promise.resolve([]),
};

/** Adds `Retry-After` to a 503. */
function withRetryAfter(response: Response): Response {
  if (response.status === 503) response.headers.set('retry-after', String(RETRY_AFTER_S));
  return response;
}

/**
 * Opens the embedded replacement of a Supabase project: auth, rest, storage, and an outbox instead of a mail
 * server.
 */
export async function createEmbeddedSupabase(options: EmbeddedSupabaseOptions): Promise<EmbeddedSupabase> {
  const { dataDir, databaseUrl, databaseEngine: engine, migrations, onFatal } = options;
  const { siteUrl = 'http://localhost:54321', log = NO_LOG, vaults = NO_VAULTS } = options;
  const { basePath = '', outboxPath = '/outbox', outboxWords: words = ENGLISH } = options;
  const clock = options.clock ?? (() => new Date());
  const database =
    options.opened?.database ??
    (await openDatabase({ dataDir, databaseUrl, engine, migrations, log, onFatal }));
  try {
    return await assemble();
  } catch (error) {
    await database.close();
    throw error;
  }

  async function assemble(): Promise<EmbeddedSupabase> {
    const open = databaseUrl === undefined ? openOwn : openShared;
    const beside = await open(database, dataDir, vaults);
    const keys = options.opened?.keys ?? beside.keys;
    const { files } = beside;
    const tokens = createTokens({ keys, clock });
    const background = createBackground(log);
    const store = await createOutboxStore(database, clock);
    const origin = new URL(siteUrl).origin;
    const publicUrl = origin + basePath;
    const servers: [prefix: string, handler: BackendPart][] = [
      [
        '/auth/v1',
        createAuth({
          database,
          keys,
          tokens,
          clock,
          random: options.random ?? systemRandom,
          siteUrl,
          externalUrl: `${publicUrl}/auth/v1`,
          confirmUrl: options.confirmUrl,
          admits: options.admits,
          limits: { ...limitsFor(options.peoplePerAddress ?? 1), ...options.limits },
          passwordCost: options.passwordCost,
          log,
          sendMail: options.sendMail ?? plainMails(store, siteUrl),
          background: (name, work) => background.run(name, work),
        }),
      ],
      [
        '/rest/v1',
        createRest({
          ...{ database, verifyToken: tokens.verifyToken, log, clock },
          preRequest: options.preRequest,
        }),
      ],
      ['/storage/v1', createStorage({ database, verifyToken: tokens.verifyToken, files, log, clock })],
    ];
    background.run('storage sweep', async () => {
      const removed = await sweepOrphans(files, clock);
      if (removed > 0) log.info({ removed }, 'removed files no object has');
    });
    const oneBackup = pLimit(1);
    const backUp: BackUp = (path, leave) =>
      oneBackup(() => backUpRunning(database, { dataDir, path, leave, now: clock() }));
    // Only a database of this process needs the command socket; another server can be reached directly.
    const commands =
      databaseUrl || options.opened ? undefined : await listenToCommands(resolve(dataDir), backUp);
    const outboxOpen = isPrivateSite(siteUrl);
    const outbox = createOutbox({
      store,
      path: outboxPath,
      open: outboxOpen,
      settled: () => background.settled(),
      words,
    });

    /** The outbox page while the database is unavailable. */
    function absent(error: unknown): Response {
      if (!tellsAbsence(error)) throw error;
      return plainPage(503, words.away);
    }

    async function api(request: Request, client: ClientInfo): Promise<Response> {
      const url = new URL(request.url);
      const path = url.pathname.slice(basePath.length);
      const [, server] = servers.find(([prefix]) => path.startsWith(`${prefix}/`)) ?? [];
      if (!server) return notFound();
      if (request.method === 'OPTIONS') return preflight(request, origin);
      url.pathname = path;
      const answer = await server(new Request(url, request), client);
      // After a write, wait until caches have been invalidated, so that the same client reads its own write.
      if (!['GET', 'HEAD'].includes(request.method) && answer.ok) await database.heard();
      return withCors(withRetryAfter(answer), request, origin);
    }

    return {
      fetch: (request, client = LOCAL) => {
        const { pathname } = new URL(request.url);
        const isOutbox = [outboxPath, `${outboxPath}.json`].includes(pathname);
        if (isOutbox || pathname.startsWith(`${outboxPath}/`))
          return outbox(request, client).catch(absent).then(withRetryAfter);
        return pathname.startsWith(`${basePath}/`) ? api(request, client) : Promise.resolve(notFound());
      },
      publicUrl,
      anonKey: keys.anonKey,
      secretKey: keys.secretKey,
      database,
      outbox: store,
      outboxPath: outboxOpen ? outboxPath : null,
      backUp,
      ready: () => database.healthy(),
      settled: () => background.settled(),
      async close() {
        await commands?.close();
        const patience = AbortSignal.timeout(CLOSING_MS);
        const gaveUp = new Promise((resolve) => patience.addEventListener('abort', resolve, { once: true }));
        await Promise.race([background.settled(), gaveUp]);
        await database.close();
      },
    };
  }
}
