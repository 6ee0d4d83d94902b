import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import type { DrawReply, DrawRequest } from './messages.server.ts';

/** The drawing process' program; it can be killed at any time. */
const PROGRAM = path.resolve('src/features/share/draw.server.ts');

interface Drawing {
  /**
   * Draws a card as PNG; its input is gathered when its turn comes. Null if there is no capacity, or it
   * failed or timed out: retry later.
   */
  draw: (gather: () => Promise<DrawRequest>) => Promise<Uint8Array | null>;
  close: () => void;
}

export interface DrawingLimits {
  /** Concurrent processes; each uses a core. */
  atOnce?: number;
  /** Maximum queue; further requests are refused at once. */
  waiting?: number;
  timeMs?: number;
  /** Maximum size of a PNG. */
  maxBytes?: number;
  /** Heap limit of a process (MB). */
  memoryMb?: number;
  /** How long an idle process is kept. */
  idleMs?: number;
  program?: string;
  /** Called with the reason of a failure. */
  onFailure?: (reason: string) => void;
}

const MEGABYTE = 1024 * 1024;

/**
 * Draws cards in a pool of processes with limits of time and memory; a slow one is killed, an idle one ends.
 */
export function createDrawing(limits: DrawingLimits = {}): Drawing {
  const { atOnce = 2, waiting = 20, timeMs = 60_000, maxBytes = 3 * MEGABYTE, idleMs = 20_000 } = limits;
  const { memoryMb = 160, program = PROGRAM, onFailure } = limits;
  const turn = pLimit(atOnce);
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();

  function end(child: ChildProcess): void {
    const at = idle.findIndex((one) => one.child === child);
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer);
    all.delete(child);
    child.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const child = fork(program, [], {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Without the server's environment, which has secrets.
      env: { PATH: process.env['PATH'] },
    });
    all.add(child);
    child.once('exit', () => end(child));
    return child;
  }

  /** Keeps a process for the next card, without delaying the server's exit. */
  function rest(child: ChildProcess): void {
    idle.push({ child, timer: setTimeout(() => end(child), idleMs).unref() });
  }

  /** The reply of a process, or why there is none. */
  function ask(child: ChildProcess, request: DrawRequest): Promise<DrawReply> {
    const { promise, resolve } = Promise.withResolvers<DrawReply>();
    const refuse = (reason: string) => () => resolve({ reason });
    const timer = setTimeout(refuse('took too long'), timeMs);
    const gone = refuse('ended');
    child.once('message', resolve).once('exit', gone).once('error', gone);
    child.send(request, (error) => error && gone());
    return promise.finally(() => {
      clearTimeout(timer);
      child.off('message', resolve).off('exit', gone).off('error', gone);
    });
  }

  async function drawn(gather: () => Promise<DrawRequest>): Promise<Uint8Array | null> {
    const request = await gather();
    const rested = idle.pop();
    clearTimeout(rested?.timer);
    const child = rested?.child ?? start();
    const reply = await ask(child, request);
    if ('png' in reply && reply.png.length <= maxBytes) {
      rest(child);
      return reply.png;
    }
    end(child);
    onFailure?.('png' in reply ? 'too large' : reply.reason);
    return null;
  }

  return {
    draw: (gather) => (turn.pendingCount >= waiting ? Promise.resolve(null) : turn(() => drawn(gather))),
    close: () => {
      turn.clearQueue();
      for (const child of all) end(child);
    },
  };
}
