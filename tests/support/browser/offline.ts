import { vi } from 'vitest';

/** The pauses, in milliseconds, after which the client asks once more what it could not read. */
const ASKS_AGAIN = new Set([1000, 2000, 4000]);

/** Runs something while the network is down; nobody waits for it to come back. */
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
