import type { Parameters } from './transport.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** Returns null if the upstream fails, for parts a page works without. */
export async function optional<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

export interface InParts {
  answer: unknown;
  /** False if a part failed. */
  complete: boolean;
}

/**
 * Loads details with parts such as credits and videos in one call. That call fails as a whole, so after a server error
 * it loads them separately; only the details are required. They are requested first and without retries, so that one
 * broken title causes too few failures to open the circuit.
 */
export async function fetchInParts(
  upstream: Pick<Upstream, 'get'>,
  path: string,
  wanted: readonly string[],
  common: Parameters,
): Promise<InParts> {
  try {
    const answer = await upstream.get(path, { ...common, append_to_response: wanted.join(',') });
    return { answer, complete: true };
  } catch (error) {
    if (!(error instanceof UpstreamError && error.serverError)) throw error;
  }
  const details = await upstream.get(path, common, { retry: false });
  const parts = await Promise.all(
    wanted.map((part) => optional(() => upstream.get(`${path}/${part}`, common, { optional: true }))),
  );
  const named = Object.fromEntries(wanted.map((part, index) => [part, parts[index]]));
  return { answer: { ...Object(details), ...named }, complete: !parts.includes(null) };
}
