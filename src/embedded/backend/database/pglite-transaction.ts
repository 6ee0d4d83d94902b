import type { Result, Transaction } from './contract.ts';
import { DatabaseError } from './database-error.ts';
import { toParameterText } from './parameters.ts';
import type { EngineThread } from './pglite-thread.ts';

/** Runs one statement with bound parameters in whatever transaction the engine is in. */
export async function runStatement<Row>(
  thread: EngineThread,
  sql: string,
  parameters: readonly unknown[],
): Promise<Result<Row>> {
  const answer = await thread.run({ kind: 'query', sql, parameters: parameters.map(toParameterText) });
  return { rows: answer.rows as Row[], affectedRows: answer.affectedRows };
}

/** BEGIN … COMMIT around somebody's work, on an engine nobody else uses meanwhile. */
export class EngineTransaction implements Transaction {
  readonly #thread: EngineThread;
  #open = true;

  constructor(thread: EngineThread) {
    this.#thread = thread;
  }

  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Result<Row>> {
    this.#assertOpen();
    return runStatement<Row>(this.#thread, sql, parameters);
  }

  async exec(sql: string): Promise<void> {
    this.#assertOpen();
    await this.#thread.run({ kind: 'exec', sql });
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.#thread.run({ kind: 'exec', sql: 'begin' });
    let result: T;
    try {
      result = await work(this);
    } catch (error) {
      await this.abandon();
      throw error;
    }
    this.#assertOpen();
    this.#open = false;
    const { command } = await this.#thread.run({ kind: 'exec', sql: 'commit' });
    if (command !== 'ROLLBACK') return result;
    throw new DatabaseError({
      code: '25P02',
      message: 'A statement had failed: the transaction was rolled back',
    });
  }

  /** Ends the transaction without its changes; further statements of it are refused. */
  async abandon(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    if (this.#thread.alive) await this.#thread.run({ kind: 'exec', sql: 'rollback' });
  }

  #assertOpen(): void {
    if (!this.#open) throw new DatabaseError({ code: '25P01', message: 'The transaction is over' });
  }
}
