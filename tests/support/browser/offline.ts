import { vi } from 'vitest';

/** The client's retry delays, in milliseconds. */
const ASKS_AGAIN = new Set([1000, 2000, 4000]);

/** Runs something with the network down, and without delays of retries. */
export async function offline<Result>(work: () => Promise<Result>): Promise<Result> {
  const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const real = globalThis.setTimeout;
  const hurried = ((run: () => void, after?: number, ...more: []) =>
    real(run, ASKS_AGAIN.has(after ?? 0) ? 0 : after, ...more)) as typeof setTimeout;
  globalThis.setTimeout = hurried;
  try {
    return await work();
  } finally {
    if (globalThis.setTimeout === hurried) globalThis.setTimeout = real;
    fetches.mockRestore();
  }
}
