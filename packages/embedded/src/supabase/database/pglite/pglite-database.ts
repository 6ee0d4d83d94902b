import pLimit from 'p-limit';
import type { Database, DatabaseLog, Hear, Result, Transaction, TransactionOptions } from '../contract.ts';
import { DatabaseError } from '../database-error.ts';
import { DiskRoom } from '../directory/disk-room.ts';
import type { EngineSettings } from './engine-messages.ts';
import { keepHouse } from './housekeeping.ts';
import { EngineThread } from './engine-thread.ts';
import { SessionTransaction, withDeadline } from '../session.ts';

export interface PgliteOptions {
  settings: EngineSettings;
  log?: DatabaseLog | undefined;
  /** See Database. */
  why?: string | undefined;
  /** Called when the engine died and could not be reopened: requests fail until it can. */
  onFatal?: ((error: Error) => void) | undefined;
  /** Called once, when the engine has closed its files. */
  onClosed?: (() => void) | undefined;
  /** Default timeout of a query or transaction in milliseconds. */
  timeoutMs?: number | undefined;
  /** Free bytes of the files' disk; without it the disk is not watched. */
  freeBytes?: (() => Promise<number>) | undefined;
  /** Milliseconds between attempts to reopen the database. */
  retryAfterMs?: number | undefined;
}

const execTimeoutMs = 120_000;
const closeTimeoutMs = 10_000;
const housekeepingMs = 60_000;
const housekeepingTurns = 500;

/** PGlite in a worker thread, with a queue and a watchdog. */
export class PgliteDatabase implements Database {
  readonly engine = 'pglite';
  readonly why: string | undefined;
  readonly #options: PgliteOptions;
  readonly #turn = pLimit(1);
  readonly #housekeeper: NodeJS.Timeout;
  readonly #room: DiskRoom;
  readonly #ears: Map<string, Hear>;
  #thread: EngineThread;
  #retryAt = 0;
  #turns = 0;
  #closing: Promise<void> | undefined;

  private constructor(thread: EngineThread, ears: Map<string, Hear>, options: PgliteOptions) {
    this.#thread = thread;
    this.#ears = ears;
    this.#options = options;
    this.why = options.why;
    this.#room = new DiskRoom(options.freeBytes ?? (() => Promise.resolve(Infinity)));
    this.#housekeeper = setInterval(() => this.#keepHouse(1), housekeepingMs).unref();
  }

  /** Rejects with a plain Error with PostgreSQL's last message if the directory cannot be opened. */
  static async open(options: PgliteOptions): Promise<PgliteDatabase> {
    const ears = new Map<string, Hear>();
    return new PgliteDatabase(await startThread(options.settings, ears), ears, options);
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Result<Row>> {
    return this.#alone(this.#timeoutMs, (thread) => thread.query<Row>(sql, parameters));
  }

  async exec(sql: string): Promise<void> {
    await this.#alone(execTimeoutMs, (thread) => thread.exec(sql));
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    let transaction: SessionTransaction | undefined;
    return this.#alone(
      options.timeoutMs ?? this.#timeoutMs,
      (thread) => (transaction = new SessionTransaction(thread)).run(work),
      async () => transaction?.abandon(),
    );
  }

  /** Writes a copy that an in-memory database can load. */
  async dump(file: string): Promise<void> {
    await this.#alone(execTimeoutMs, (thread) => thread.run({ kind: 'dump', file }));
  }

  /** False also while the disk is too full to write. */
  async healthy(): Promise<boolean> {
    try {
      const { rows } = await this.query<{ one: number }>('select 1 as one');
      return rows[0]?.one === 1 && !this.#room.scarce;
    } catch {
      return false;
    }
  }

  async listen(channel: string, hear: Hear): Promise<void> {
    await this.exec(listenCommand(channel));
    this.#ears.set(channel, hear);
  }

  /** Notifications are delivered before the committing statement's response. */
  heard(): Promise<void> {
    return Promise.resolve();
  }

  /** Finishes queued work, then writes everything to disk. Idempotent. */
  close(): Promise<void> {
    clearInterval(this.#housekeeper);
    return (this.#closing ??= this.#turn(() => this.#shutDown()));
  }

  async #shutDown(): Promise<void> {
    const thread = this.#thread;
    const watchdog = setTimeout(() => void thread.terminate(), closeTimeoutMs);
    // A failure loses nothing: the next start recovers from the WAL.
    await thread.run({ kind: 'close' }).catch((error: Error) => this.#options.log?.warn(error.message));
    clearTimeout(watchdog);
    await thread.terminate();
    this.#options.onClosed?.();
  }

  get #timeoutMs(): number {
    return this.#options.timeoutMs ?? 10_000;
  }

  /**
   * Runs `work` with exclusive use of the engine; after the timeout it is abandoned, by force if necessary.
   */
  async #alone<T>(
    timeoutMs: number,
    work: (thread: EngineThread) => Promise<T>,
    abandon: () => Promise<void> = () => Promise.resolve(),
  ): Promise<T> {
    if (this.#closing) throw new DatabaseError({ code: '08003', message: 'The database is closed' });
    return this.#turn(async () => {
      const thread = await this.#openThread();
      const force = async (): Promise<void> => {
        if (thread.busy) await thread.terminate();
        await abandon();
      };
      try {
        await this.#room.prepare(thread);
        return await withDeadline(timeoutMs, () => work(thread), force);
      } catch (error) {
        throw this.#room.explain(error);
      } finally {
        this.#countTurn();
      }
    });
  }

  async #openThread(): Promise<EngineThread> {
    if (this.#thread.alive) return this.#thread;
    if (performance.now() < this.#retryAt) throw unavailable('it could not be opened a moment ago');
    try {
      this.#thread = await startThread(this.#options.settings, this.#ears);
    } catch (error) {
      this.#retryAt = performance.now() + (this.#options.retryAfterMs ?? 5_000);
      const fatal = unavailable(error instanceof Error ? error.message : String(error));
      this.#options.onFatal?.(fatal);
      throw fatal;
    }
    this.#options.log?.warn('The database engine had to be stopped and was opened again.');
    return this.#thread;
  }

  #countTurn(): void {
    this.#turns += 1;
    if (this.#turns >= housekeepingTurns) this.#keepHouse(housekeepingTurns);
  }

  #keepHouse(minimumTurns: number): void {
    if (this.#turns < minimumTurns || this.#closing || this.#room.scarce) return;
    this.#alone(execTimeoutMs, keepHouse)
      .catch((error: Error) => this.#options.log?.warn(`Database housekeeping failed: ${error.message}`))
      .finally(() => (this.#turns = 0));
    this.#turns = 0;
  }
}

const listenCommand = (channel: string): string => `listen "${channel}"`;

/** Starts a thread with the previous one's subscriptions; notifications in between may have been missed. */
async function startThread(settings: EngineSettings, ears: Map<string, Hear>): Promise<EngineThread> {
  const thread = await EngineThread.start(settings, ({ channel, said }) => ears.get(channel)?.(said));
  for (const [channel, hear] of ears) {
    await thread.exec(listenCommand(channel));
    hear(null);
  }
  return thread;
}

function unavailable(reason: string): DatabaseError {
  return new DatabaseError({ code: '08006', message: `The database is not available: ${reason}` });
}
