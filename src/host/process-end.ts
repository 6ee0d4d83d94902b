import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Host } from './host.ts';

/** Time for a start in progress when a signal arrives. */
const STARTING_MS = 2_000;
/** Time for services to close after an uncaught error. */
const LAST_WORDS_MS = 2_000;

/**
 * Logs uncaught errors and ends the process, so that a supervisor restarts it. Unhandled rejections are only
 * logged: clients that disconnect during a page leave some behind.
 */
export function endOnUncaught(logger: Logger, stopServices: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'a promise failed and nobody waited for it');
  });
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught error: ending');
    const end = () => {
      logger.flush();
      process.exit(1);
    };
    globalThis.setTimeout(end, LAST_WORDS_MS).unref();
    stopServices().then(end, end);
  });
}

/**
 * Shuts down on SIGTERM or SIGINT: reports unready, closes the server, gives open requests ten seconds, then
 * stops services. A second signal exits at once with code 1. So does the first if `started` does not resolve,
 * since a start may hang on a database or disk.
 */
export async function endOnSignal(
  host: Host,
  stopServices: () => Promise<void>,
  started: Promise<unknown>,
): Promise<void> {
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  process.once('SIGTERM', () => process.exit(1));
  process.once('SIGINT', () => process.exit(1));
  host.health.close();
  if (!(await Promise.race([started.then(() => true), setTimeout(STARTING_MS, false)]))) process.exit(1);
  await host.close();
  await stopServices();
  process.exit(0);
}
