import { onTestFinished, vi } from 'vitest';
import { askedAddress } from './held-answer.ts';

/**
 * Refuses all calls whose address contains `about`, until the returned function is called or the test ends.
 */
export function refusing(about: string, status: number, body: object = {}): () => void {
  const real = globalThis.fetch;
  const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    const isRefused = askedAddress(request).includes(about);
    return isRefused ? Promise.resolve(Response.json(body, { status })) : real(...request);
  });
  const stop = () => fetches.mockRestore();
  onTestFinished(stop);
  return stop;
}

/** Number of calls to an address containing `about` during `work`. */
export async function callsOf(about: string, work: () => unknown): Promise<number> {
  const fetches = vi.spyOn(globalThis, 'fetch');
  await work();
  const { length } = fetches.mock.calls.filter((call) => askedAddress(call).includes(about));
  fetches.mockRestore();
  return length;
}
