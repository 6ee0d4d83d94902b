import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Result } from '../contract.ts';
import { DatabaseError } from '../database-error.ts';
import type {
  EngineAnswer,
  EngineCommand,
  EngineGreeting,
  EngineNews,
  EngineReply,
  EngineSettings,
} from './engine-messages.ts';
import { toParameterText } from '../parameters.ts';
import type { Session } from '../session.ts';
import { packagePath } from '../package-path.ts';

const workerFile = packagePath('src/supabase/database/pglite/engine-worker.ts');

/** Enough for crash recovery on a slow disk; a healthy start takes under a second. */
const startTimeoutMs = 60_000;

/** A PGlite in a worker thread; commands run one at a time. */
export class EngineThread implements Session {
  readonly #worker: Worker;
  readonly #turn = pLimit(1);
  #alive = true;
  #waiting: PromiseWithResolvers<unknown> | undefined;

  private constructor(settings: EngineSettings, tell: (news: EngineNews) => void) {
    this.#worker = new Worker(workerFile, {
      workerData: settings,
      execArgv: [],
      // Stack for max_stack_depth, so that recursion fails instead of killing the engine.
      resourceLimits: { stackSizeMb: 32, maxYoungGenerationSizeMb: 8 },
    });
    this.#worker.on('message', (message: EngineNews | EngineGreeting | EngineReply) => {
      if ('channel' in message) tell(message);
      else this.#waiting?.resolve(message);
    });
    this.#worker.on('error', (error: Error) => this.#end(error.message));
    this.#worker.on('exit', () => this.#end('its thread ended'));
  }

  /** Opens the database. Rejects with a plain Error with PostgreSQL's last message. */
  static async start(settings: EngineSettings, tell: (news: EngineNews) => void): Promise<EngineThread> {
    const thread = new EngineThread(settings, tell);
    const timer = setTimeout(() => void thread.terminate(), startTimeoutMs);
    const greeting = (await thread.#next().finally(() => clearTimeout(timer))) as EngineGreeting;
    if (greeting.ready) return thread;
    await thread.terminate();
    throw new Error(greeting.reason);
  }

  /** False once the engine died, was stopped or is in doubt. */
  get alive(): boolean {
    return this.#alive;
  }

  /** Whether a statement is running. */
  get busy(): boolean {
    return this.#turn.activeCount > 0;
  }

  async query<Row>(sql: string, parameters: readonly unknown[]): Promise<Result<Row>> {
    const bound = parameters.map(toParameterText);
    const { rows, affectedRows } = await this.run({ kind: 'query', sql, parameters: bound });
    return { rows: rows as Row[], affectedRows };
  }

  async exec(sql: string): Promise<string> {
    return (await this.run({ kind: 'exec', sql })).command;
  }

  /** Rejects with DatabaseError only; code 08006 if the engine was stopped. */
  run(command: EngineCommand): Promise<EngineAnswer> {
    return this.#turn(() => this.#ask(command));
  }

  async #ask(command: EngineCommand): Promise<EngineAnswer> {
    if (!this.#alive) throw new DatabaseError({ code: '08006', message: 'The database engine is stopped' });
    const next = this.#next();
    this.#worker.postMessage(command);
    const reply = (await next) as EngineReply;
    if (reply.ok) return reply.answer;
    if (reply.engineDied) await this.terminate();
    throw new DatabaseError(reply.error);
  }

  /** Stops the engine at once, as a crash would: nothing committed is lost. */
  async terminate(): Promise<void> {
    this.#end('it was stopped');
    await this.#worker.terminate();
  }

  /** The worker replies once per command, so the next message that is no notification is the reply. */
  #next(): Promise<unknown> {
    this.#waiting = Promise.withResolvers();
    return this.#waiting.promise;
  }

  #end(reason: string): void {
    this.#alive = false;
    const message = `The database engine did not answer: ${reason}`;
    this.#waiting?.reject(new DatabaseError({ code: '08006', message }));
  }
}
