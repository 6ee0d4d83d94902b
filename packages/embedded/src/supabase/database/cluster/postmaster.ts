import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DatabaseLog } from '../contract.ts';
import type { Programs } from './programs.ts';
import { spawnOptions } from './server-user.ts';
import { serverParameters } from './settings.ts';

/** Enough for crash recovery on a slow disk; a usual start takes 0.1 s. */
const startTimeoutMs = 60_000;
/** Time for a clean stop; after that the next start recovers. */
const stopTimeoutMs = 10_000;

// A shell that waits for this process, and ends the server if this process dies.
const watch = 'read -r word || kill -INT "$0"';

/**
 * A server process. It has its own session, so that Ctrl-C does not reach it directly, and a watcher that
 * ends it if this process dies.
 */
export class Postmaster {
  readonly #server: ChildProcess;
  readonly #watcher: ChildProcess;
  /** Resolves when the server has ended. */
  readonly ended: Promise<unknown>;
  #lastWord = 'it says nothing';

  private constructor(server: ChildProcess, watcher: ChildProcess) {
    this.#server = server;
    this.#watcher = watcher;
    this.ended = once(server, 'exit').then(() => this.#watcher.stdin?.end('ended\n'));
  }

  /** Resolves when it accepts connections. Rejects with PostgreSQL's last error if it does not start. */
  static async start(
    { postgres, user }: Programs,
    cluster: string,
    socketFolder: string,
    log?: DatabaseLog,
  ): Promise<Postmaster> {
    const own = { ...spawnOptions(user), detached: true };
    const server = spawn(postgres, serverParameters(cluster, socketFolder), {
      ...own,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await once(server, 'spawn');
    const watcher = spawn('/bin/sh', ['-c', watch, String(server.pid)], {
      ...own,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watcher.on('error', (error) => log?.warn(`Nobody watches over PostgreSQL: ${error.message}`));
    watcher.stdin.on('error', () => undefined);
    const postmaster = new Postmaster(server, watcher);
    await postmaster.#accepting(log);
    return postmaster;
  }

  /** Stops the server cleanly, or by force after a timeout. */
  async stop(): Promise<void> {
    if (this.#server.exitCode !== null || this.#server.signalCode !== null) return;
    this.#server.kill('SIGINT');
    const force = setTimeout(() => this.#server.kill('SIGQUIT'), stopTimeoutMs);
    await this.ended;
    clearTimeout(force);
  }

  async #accepting(log?: DatabaseLog): Promise<void> {
    const ready = Promise.withResolvers<boolean>();
    const lines = createInterface({ input: this.#server.stderr as NonNullable<ChildProcess['stderr']> });
    lines.on('line', (line) => {
      if (line.includes('database system is ready to accept connections')) ready.resolve(true);
      const [, grave] = /^(?:FATAL|PANIC): {2}(.*)/.exec(line) ?? [];
      if (grave === undefined || grave.startsWith('terminating')) return;
      this.#lastWord = grave;
      log?.warn(`PostgreSQL: ${grave}`);
    });
    const timer = setTimeout(() => ready.resolve(false), startTimeoutMs);
    void this.ended.then(() => ready.resolve(false));
    const started = await ready.promise;
    clearTimeout(timer);
    if (started) return;
    await this.stop();
    throw new Error(this.#lastWord);
  }
}
