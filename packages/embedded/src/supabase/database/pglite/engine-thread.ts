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

/** Generous for a crash recovery on a slow disk; a healthy start takes under a second. */
const startTimeoutMs = 60_000;

/** One PGlite in a thread of its own; what it is asked at once, it answers one after the other. */
export class EngineThread implements Session {
  readonly #worker: Worker;
  readonly #turn = pLimit(1);
  #alive = true;
  #waiting: PromiseWithResolvers<unknown> | undefined;

  private constructor(settings: EngineSettings, tell: (news: EngineNews) => void) {
    this.#worker = new Worker(workerFile, {
      workerData: settings,
      execArgv: [],
      // Enough C stack for max_stack_depth, so that recursion is an error and not a dead engine.
      resourceLimits: { stackSizeMb: 32, maxYoungGenerationSizeMb: 8 },
    });
    this.#worker.on('message', (message: EngineNews | EngineGreeting | EngineReply) => {
      if ('channel' in message) tell(message);
      else this.#waiting?.resolve(message);
    });
    this.#worker.on('error', (error: Error) => this.#end(error.message));
    this.#worker.on('exit', () => this.#end('its thread ended'));
  }

  /** Opens the database. Rejects with a plain Error whose message is PostgreSQL's own last word. */
  static async start(settings: EngineSettings, tell: (news: EngineNews) => void): Promise<EngineThread> {
    const thread = new EngineThread(settings, tell);
    const timer = setTimeout(() => void thread.terminate(), startTimeoutMs);
    const greeting = (await thread.#next().finally(() => clearTimeout(timer))) as EngineGreeting;
    if (greeting.ready) return thread;
    await thread.terminate();
    throw new Error(greeting.reason);
  }

  /** False once the engine must not be asked again: it died, was stopped or gave a doubtful answer. */
  get alive(): boolean {
    return this.#alive;
  }

  /** True while a statement is being worked on. */
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

  /** Every rejection is a DatabaseError; code 08006 when the engine was stopped meanwhile. */
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

  /** Stops the engine at once, also in the middle of a statement, as a crash would: nothing committed is lost. */
  async terminate(): Promise<void> {
    this.#end('it was stopped');
    await this.#worker.terminate();
  }

  /** The worker sends one message for each it gets, besides what it hears, so the next one is the answer. */
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
