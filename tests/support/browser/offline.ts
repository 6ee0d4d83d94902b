import { vi } from 'vitest';

/** Runs something while the network is down. */
export async function offline<Result>(work: () => Promise<Result>): Promise<Result> {
  const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  try {
    return await work();
  } finally {
    fetches.mockRestore();
  }
}
