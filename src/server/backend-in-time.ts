import { BackendError } from '../core/backend/errors.ts';
import { inLog } from './in-log.ts';
import { services } from './services.ts';
import { LATE, withinTime } from './within-time.ts';

/** Milliseconds a page waits for reviews and ratings; after that it is rendered without them. */
const PATIENCE = 1000;

/** Rejects as unavailable after `patience` milliseconds. */
export async function orUnavailable<Result>(work: Promise<Result>, patience = PATIENCE): Promise<Result> {
  const done = await withinTime(work, patience);
  if (done === LATE) throw new BackendError('unavailable', `no answer within ${patience} ms`);
  return done;
}

/**
 * Returns the backend's response in time; null, with a log line, if it fails: the page is rendered without
 * it.
 */
export async function orWithout<Result>(
  requestId: string,
  what: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await orUnavailable(work());
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { log } = await services();
    log.warn({ requestId, err: error.cause }, `${what}: ${inLog(error)}`);
    return null;
  }
}
