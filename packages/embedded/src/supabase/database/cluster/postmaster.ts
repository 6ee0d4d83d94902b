import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DatabaseLog } from '../contract.ts';
import type { Programs } from './programs.ts';
import { spawnOptions } from './server-user.ts';
import { serverParameters } from './settings.ts';

/** Generous for a recovery after a crash on a slow disk; a usual start takes a tenth of a second. */
const startTimeoutMs = 60_000;
/** How long closing may take before it is left to the next start's recovery. */
const stopTimeoutMs = 10_000;

// Waits for a word from this process, and ends the server when there is none and never will be.
const watch = 'read -r word || kill -INT "$0"';

/**
 * A server process. It has a session of its own, so that Ctrl-C in a terminal reaches it only through us, after the
 * last request; and somebody who watches over us, so that it does not outlive us however we end.
 */
export class Postmaster {
  readonly #server: ChildProcess;
  readonly #watcher: ChildProcess;
  /** Resolves when it has ended, asked to or not. */
  readonly ended: Promise<unknown>;
  #lastWord = 'it says nothing';

  private constructor(server: ChildProcess, watcher: ChildProcess) {
    this.#server = server;
    this.#watcher = watcher;
    this.ended = once(server, 'exit').then(() => this.#watcher.stdin?.end('ended\n'));
  }

  /** Resolves when it takes connections. Rejects with PostgreSQL's own last word when it does not start. */
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

  /** Ends sessions, writes everything down and ends; by force when that takes too long. */
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
