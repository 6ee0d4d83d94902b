import { BackendError } from '../core/backend/errors.ts';
import { inLog } from './in-log.ts';
import { services } from './services.ts';
import { LATE, withinTime } from './within-time.ts';

/** Milliseconds a page waits for what people here think; it is shown without it rather than late. */
const PATIENCE = 1000;

/** What the backend answers; rejects as if it were unavailable when that takes more than `patience` milliseconds. */
export async function orUnavailable<Result>(work: Promise<Result>, patience = PATIENCE): Promise<Result> {
  const done = await withinTime(work, patience);
  if (done === LATE) throw new BackendError('unavailable', `no answer within ${patience} ms`);
  return done;
}

/** What the backend answers in time; null, and a line in the log, when it fails: the page is shown all the same. */
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
