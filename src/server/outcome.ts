import { CatalogueError } from '../core/errors.ts';
import type { Outcome } from '../core/outcome.ts';
import { services } from './services.ts';

/**
 * Runs a loader. Turns a catalogue failure into an `error` outcome and logs its cause with the request id;
 * other errors are defects and lead to the 500 page.
 */
export async function outcomeOf<T>(requestId: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    const { log } = await services();
    log.warn({ requestId, status: error.status, err: error.cause }, error.message);
    return { kind: 'error', message: error.told, status: error.status, retryAfter: error.retryAfter };
  }
}
