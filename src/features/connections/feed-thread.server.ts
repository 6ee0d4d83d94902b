import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LetterboxdEntry } from './letterboxd.ts';

/** The worker's input. */
export interface FeedGiven {
  xml: string;
  withReviews: boolean;
}

const PROGRAM = path.resolve('src/features/connections/feed-worker.server.ts');

/** Time and memory limits of reading a document. */
const TIME_MS = 10_000;
const MEMORY_MB = 64;

/**
 * Reads a feed in a worker thread, so that no document can block the server or exhaust its memory. Null if it
 * is no feed, throws or takes longer than `timeMs`.
 */
export function readFeedInThread(given: FeedGiven, timeMs = TIME_MS): Promise<LetterboxdEntry[] | null> {
  const worker = new Worker(PROGRAM, {
    workerData: given,
    execArgv: [],
    // Without the server's environment, which has secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve } = Promise.withResolvers<LetterboxdEntry[] | null>();
  const timer = setTimeout(() => void worker.terminate(), timeMs);
  worker.once('message', resolve);
  worker.once('error', () => resolve(null));
  worker.once('exit', () => {
    clearTimeout(timer);
    resolve(null);
  });
  return promise;
}
