import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import type { DrawReply, DrawRequest } from './messages.server.ts';

/** The program that draws, as a file: it may be ended at any moment, the server not. */
const PROGRAM = path.resolve('src/features/share/draw.server.ts');

interface Drawing {
  /**
   * Draws one card as PNG; what it takes is gathered when its turn has come. Null when there is no time for it now, or it
   * was not managed in time: ask again later.
   */
  draw: (gather: () => Promise<DrawRequest>) => Promise<Uint8Array | null>;
  close: () => void;
}

export interface DrawingLimits {
  /** Cards drawn at a time; each takes a core. */
  atOnce?: number;
  /** Cards that may wait for their turn; whoever comes then is told so at once. */
  waiting?: number;
  timeMs?: number;
  /** A larger picture is none. */
  maxBytes?: number;
  /** Memory of one drawing process for its data, MB. */
  memoryMb?: number;
  /** How long a process without work stays. */
  idleMs?: number;
  program?: string;
  /** Told why a card could not be drawn. */
  onFailure?: (reason: string) => void;
}

const MEGABYTE = 1024 * 1024;

/**
 * Draws cards in at most so many processes of their own, each with a limit of time and memory; one that takes longer
 * is killed. Without work for a while they end, and their memory is free.
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
      // Nothing of what the server knows is of use to it.
      env: { PATH: process.env['PATH'] },
    });
    all.add(child);
    child.once('exit', () => end(child));
    return child;
  }

  /** Keeps a process for the next card; it keeps nobody waiting who wants to end. */
  function rest(child: ChildProcess): void {
    idle.push({ child, timer: setTimeout(() => end(child), idleMs).unref() });
  }

  /** The answer of a process, or why there is none. */
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
