import type { Result, Transaction } from './contract.ts';
import { DatabaseError } from './database-error.ts';

/** A connection to an engine; runs one statement at a time and queues others. */
export interface Session {
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Result<Row>>;
  /** Runs several statements; returns the last command tag. */
  exec(sql: string): Promise<string>;
  /** False once it cannot be used. */
  readonly alive: boolean;
}

/** BEGIN … COMMIT around work, on a session without other users. */
export class SessionTransaction implements Transaction {
  readonly #session: Session;
  #open = true;

  constructor(session: Session) {
    this.#session = session;
  }

  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Result<Row>> {
    this.#assertOpen();
    return this.#session.query<Row>(sql, parameters);
  }

  async exec(sql: string): Promise<void> {
    this.#assertOpen();
    await this.#session.exec(sql);
  }

  /** `begin`: the statements that start the transaction. */
  async run<T>(work: (tx: Transaction) => Promise<T>, begin = 'begin'): Promise<T> {
    await this.#session.exec(begin);
    let result: T;
    try {
      result = await work(this);
    } catch (error) {
      await this.abandon();
      throw error;
    }
    this.#assertOpen();
    this.#open = false;
    const command = await this.#session.exec('commit');
    if (command !== 'ROLLBACK') return result;
    throw new DatabaseError({
      code: '25P02',
      message: 'A statement had failed: the transaction was rolled back',
    });
  }

  /** Rolls back; further statements are refused. */
  async abandon(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    if (this.#session.alive) await this.#session.exec('rollback');
  }

  #assertOpen(): void {
    if (!this.#open) throw new DatabaseError({ code: '25P01', message: 'The transaction is over' });
  }
}

/**
 * Rejects with code 57014 after `timeoutMs`, once `abandon` has ensured that `work` has no further effect.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  work: () => Promise<T>,
  abandon: () => Promise<void>,
): Promise<T> {
  const expired = Symbol('expired');
  const deadline = Promise.withResolvers<typeof expired>();
  const timer = setTimeout(() => deadline.resolve(expired), timeoutMs);
  const working = work();
  try {
    const outcome = await Promise.race([working, deadline.promise]);
    if (outcome !== expired) return outcome;
  } finally {
    clearTimeout(timer);
  }
  working.catch(() => undefined);
  await abandon();
  throw new DatabaseError({ code: '57014', message: `Stopped after ${timeoutMs} ms` });
}
