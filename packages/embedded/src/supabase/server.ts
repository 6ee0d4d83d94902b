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
  /** Holds the database, the files and the keys; with `databaseUrl` that server does, for all processes. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The project's migrations, as `supabase db push` would apply them. */
  migrations: MigrationSource;
  /** What seals the keys in a shared database; needed with `databaseUrl`. */
  vaults?: Vaults | undefined;
  /** What runs the database of a new directory; see openDirectory. */
  databaseEngine?: Engine | undefined;
  /** The site's address; its origin is the only one served to and linked back to. */
  siteUrl?: string | undefined;
  /** Path below which `auth/v1` and the others are reached from outside. */
  basePath?: string | undefined;
  outboxPath?: string | undefined;
  /** What the outbox's pages say; English unless given. */
  outboxWords?: OutboxWords | undefined;
  /** Where links in mails lead instead of the auth server: a page that asks before it uses one up. */
  confirmUrl?: ((wanted: URL) => string) | undefined;
  /** Sends the auth server's mails; into the outbox, in English, unless given. */
  sendMail?: ((mail: AuthMail) => Promise<void>) | undefined;
  /** A function of the database `(email text) → boolean`: whether an account may be made, for null whether for any. */
  admits?: string | undefined;
  /** A function of the database that is called before every request of the data API, as `pgrst.db_pre_request`. */
  preRequest?: string | undefined;
  log?: (AuthLog & { info(message: string): void; warn(message: string): void }) | undefined;
  clock?: Clock | undefined;
  random?: RandomBytes | undefined;
  /** How many people share one client address, as behind the router of a school; 1 unless given. */
  peoplePerAddress?: number | undefined;
  limits?: Partial<RateLimits> | undefined;
  /** bcrypt's cost, 10 as hosted unless a test is in a hurry. */
  passwordCost?: number | undefined;
  /** A database and keys to use instead of those in `dataDir`. */
  opened?: { database: Database; keys: BackendKeys } | undefined;
  onFatal?: ((error: Error) => void) | undefined;
}

export interface EmbeddedSupabase {
  /**
   * Answers a request below `basePath` or for the outbox. `client.address` is what limits count by; a caller in this
   * process unless given.
   */
  fetch(this: void, request: Request, client?: ClientInfo): Promise<Response>;
  /** What a client is created with, together with a key. */
  publicUrl: string;
  anonKey: string;
  secretKey: string;
  database: Database;
  /** Keeps a finished mail for the outbox page. */
  outbox: Pick<OutboxStore, 'keep' | 'list'>;
  /** Path of the outbox page; null on a site with a public address, where it is closed. */
  outboxPath: string | null;
  /** Saves everything in a file while people go on; `leave` names what of the data directory is no part of it. */
  backUp: BackUp;
  ready(): Promise<boolean>;
  /** Resolves when every mail asked for so far has been handed over or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const CLOSING_MS = 5_000;

/** Seconds after which a database that ended by itself is mostly back. */
const RETRY_AFTER_S = 5;

function notFound(): Response {
  return Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
}

const LOCAL: ClientInfo = { address: '127.0.0.1', direct: true, inside: true };

const NO_LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A process on a database of its own needs no secret to share keys with others. */
const NO_VAULTS: Vaults = {
  own: () => Promise.reject(new Error('A shared database needs `vaults`, which seal the keys in it.')),
  known: () => Promise.resolve([]),
};

/** Says when to come again, of an answer that only says that nothing answers now. */
function withRetryAfter(response: Response): Response {
  if (response.status === 503) response.headers.set('retry-after', String(RETRY_AFTER_S));
  return response;
}

/** Opens the stand-in for a Supabase project: auth, rest, storage, and the outbox for want of a mail server. */
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
    // Somebody else's server can be asked by the command itself.
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

    /** The outbox's page while the database is away. */
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
      // Who has changed something finds no page that was kept from before.
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
