import { BackendError, onServer } from '../backend/errors.ts';
import { services } from './services.ts';

/** Milliseconds a page waits for what people here think; it is shown without it rather than late. */
const PATIENCE = 1000;

/** Rejects when something takes too long. */
export async function inTime<Result>(work: Promise<Result>, patience = PATIENCE): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new BackendError('unavailable', `no answer within ${patience} ms`));
    }, patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the backend answers in time; null, and a line in the log, when it fails: the page is shown all the same. */
export async function orWithout<Result>(
  requestId: string,
  what: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await inTime(work());
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { log } = await services();
    log.warn({ requestId, err: error.cause }, `${what}: ${onServer(error).message}`);
    return null;
  }
}
