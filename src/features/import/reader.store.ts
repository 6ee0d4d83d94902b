import type { ReaderAnswers, ReaderFailure, ReaderMessage, ReaderQuestion } from './reader-messages.store.ts';

/** The files cannot be read; `failure` says why. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError';
  readonly failure: ReaderFailure;

  constructor(failure: ReaderFailure, message = '') {
    super(message);
    this.failure = failure;
  }
}

/** Reads files in a worker, so that the page stays responsive. */
export interface Reader {
  /** Rejects with a `ReaderError`. */
  ask<Ask extends ReaderQuestion['ask']>(
    question: Extract<ReaderQuestion, { ask: Ask }>,
    onStep?: (done: number, of: number) => void,
  ): Promise<ReaderAnswers[Ask]>;
  /** Terminates the worker; open questions never settle. */
  stop(): void;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: ReaderError) => void;
  onStep?: (done: number, of: number) => void;
}

/** Starts the worker. */
export function startReader(): Reader {
  const worker = new Worker(new URL('./reader-worker.store.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
    const asker = waiting.get(data.number);
    if (data.kind === 'step') return asker?.onStep?.(data.done, data.of);
    waiting.delete(data.number);
    if (data.kind === 'answer') asker?.resolve(data.value as never);
    else asker?.reject(new ReaderError(data.failure, data.message));
  };
  // The script could not be fetched, or the worker ran out of memory.
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new ReaderError('defect', message));
  };

  return {
    ask: (question, onStep) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject, onStep });
        worker.postMessage({ number: last, question });
      }),
    stop: () => {
      worker.terminate();
      waiting.clear();
    },
  };
}
