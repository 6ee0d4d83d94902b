import pLimit from 'p-limit';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { DiskRoom } from '../directory/disk-room.ts';
import type { Database, DatabaseLog, Hear, Result, Transaction, TransactionOptions } from '../contract.ts';
import { DatabaseError, errorFields } from '../database-error.ts';
import { toParameterText } from '../parameters.ts';
import { listenTo, type Ear } from './ear.ts';
import { typeParsers } from './type-parsers.ts';
import { SessionTransaction, withDeadline, type Session } from '../session.ts';

export interface PostgresOptions {
  log?: DatabaseLog | undefined;
  /** Default timeout of a query or transaction in milliseconds. */
  timeoutMs?: number | undefined;
  /** The server's name in error messages. */
  name?: string | undefined;
  /** See Database. */
  why?: string | undefined;
  /** Maximum connections; default ten. */
  connections?: number | undefined;
  /** Free bytes of the server's disk; without it the disk is not watched. */
  freeBytes?: (() => Promise<number>) | undefined;
  /** Called once, when all connections are closed. */
  onClosed?: (() => Promise<void>) | undefined;
}

const execTimeoutMs = 120_000;
const connectTimeoutMs = 5_000;
/** Time for PostgreSQL's own timeout before the connection is dropped. */
const graceMs = 1_000;
/** Idle timeout of a connection; a new one takes 20 ms to load the catalog. */
const idleMs = 60_000;
/** Lifetime of a connection: cached plans grow by 20 MB per hour; a new one starts with 2 MB. */
const lifetimeS = 600;
const oldestVersion = 15;
const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

/** A pooled connection while it is borrowed. */
class PostgresSession implements Session {
  readonly #client: PoolClient;
  readonly #turn = pLimit(1);
  alive = true;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async query<Row>(sql: string, parameters: readonly unknown[]): Promise<Result<Row>> {
    // The extended protocol, which accepts one statement only.
    const statement = { text: sql, values: parameters.map(toParameterText), queryMode: 'extended' };
    const { rows, rowCount, command } = await this.#ask(statement);
    return { rows: rows as Row[], affectedRows: writes.has(command) ? (rowCount ?? 0) : 0 };
  }

  async exec(sql: string): Promise<string> {
    const results: QueryResult | QueryResult[] = await this.#ask({ text: sql });
    return [results].flat().at(-1)?.command ?? '';
  }

  #ask(statement: QueryConfig): Promise<QueryResult> {
    return this.#turn(() => this.#client.query(statement)).catch(rethrow);
  }
}

/** A connection pool to a PostgreSQL server, with the same contract as PGlite. */
export class PostgresDatabase implements Database {
  readonly engine = 'postgres';
  readonly why: string | undefined;
  readonly address: string;
  readonly #pool: Pool;
  readonly #ears: Ear[] = [];
  readonly #timeoutMs: number;
  readonly #running = new Set<Promise<unknown>>();
  readonly #room: DiskRoom | undefined;
  readonly #onClosed: PostgresOptions['onClosed'];
  #closing: Promise<void> | undefined;

  private constructor(url: string, options: PostgresOptions) {
    const { log, timeoutMs = 10_000, connections = 10, freeBytes, onClosed } = options;
    this.address = url;
    this.#timeoutMs = timeoutMs;
    this.why = options.why;
    this.#room = freeBytes && new DiskRoom(freeBytes);
    this.#onClosed = onClosed;
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      idleTimeoutMillis: idleMs,
      maxLifetimeSeconds: lifetimeS,
      application_name: 'marquee',
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: timeoutMs,
      options: '-c timezone=UTC',
      types: typeParsers,
    });
    // A lost connection rejects its query; without a query it would throw without a listener.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#pool.on('error', (error) => {
      if (!this.#closing) log?.warn(`A database connection was lost: ${error.message}`);
    });
  }

  /** Rejects with one sentence if the server does not respond or is too old. */
  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(url, options);
    try {
      const version = "select current_setting('server_version_num')::int / 10000 as major";
      const major = (await database.query<{ major: number }>(version)).rows[0]?.major ?? 0;
      if (major >= oldestVersion) return database;
      throw new Error(`it is PostgreSQL ${major}, and ${oldestVersion} or newer is needed`);
    } catch (error) {
      await database.close();
      const { name = 'The PostgreSQL server of DATABASE_URL' } = options;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${name} cannot be used: ${reason}`, { cause: error });
    }
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Result<Row>> {
    return this.#withSession(this.#timeoutMs, (session) => session.query<Row>(sql, parameters));
  }

  async exec(sql: string): Promise<void> {
    await this.transaction((tx) => tx.exec(sql), { timeoutMs: execTimeoutMs });
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const timeoutMs = options.timeoutMs ?? this.#timeoutMs;
    const limit = Math.ceil(timeoutMs);
    const begin = `begin; set local statement_timeout to ${limit}; set local idle_in_transaction_session_timeout to ${limit}`;
    return this.#withSession(timeoutMs, (session) => new SessionTransaction(session).run(work, begin));
  }

  /** False also while the disk is too full to write. */
  async healthy(): Promise<boolean> {
    try {
      return (await this.query('select 1')).rows.length === 1 && this.#room?.scarce !== true;
    } catch {
      return false;
    }
  }

  async listen(channel: string, hear: Hear): Promise<void> {
    this.#ears.push(await listenTo(this.address, channel, hear));
  }

  async heard(): Promise<void> {
    await Promise.all(this.#ears.map((ear) => ear.heard()));
  }

  /** Finishes running work. Idempotent. */
  close(): Promise<void> {
    return (this.#closing ??= this.#shutDown());
  }

  async #shutDown(): Promise<void> {
    await Promise.allSettled([...this.#running, ...this.#ears.map((ear) => ear.close())]);
    await this.#pool.end();
    await this.#onClosed?.();
  }

  async #withSession<T>(timeoutMs: number, work: (session: Session) => Promise<T>): Promise<T> {
    if (this.#closing) throw new DatabaseError({ code: '08003', message: 'The database is closed' });
    const running = this.#borrow(timeoutMs, work);
    this.#running.add(running);
    return running.finally(() => this.#running.delete(running));
  }

  /** After the timeout the connection is dropped, so that the server rolls back. */
  async #borrow<T>(timeoutMs: number, work: (session: Session) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch(rethrow);
    const session = new PostgresSession(client);
    const abandon = (): Promise<void> => {
      session.alive = false;
      return Promise.resolve();
    };
    try {
      await this.#room?.prepare(session, client);
      return await withDeadline(timeoutMs + graceMs, () => work(session), abandon);
    } catch (error) {
      throw this.#room?.explain(error) ?? error;
    } finally {
      client.release(!session.alive);
    }
  }
}

/** Maps network errors to class 08. */
function rethrow(error: unknown): never {
  throw new DatabaseError(errorFields(error, '08006'), error);
}
