import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Host } from './host.ts';

/** How long a start under way may still take. */
const STARTING_MS = 2_000;
/** How long services may take to close when something is broken anyway. */
const LAST_WORDS_MS = 2_000;

/**
 * What nobody caught is logged, and ends the process, so that a supervisor starts a sound one. Promises nobody
 * waited for are logged only: a reader who hangs up half-way through a page leaves some behind.
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
 * Waits for SIGTERM or SIGINT, then ends in order: not ready any more, no new connections, ten seconds for
 * requests under way, services last. A second signal ends at once, with code 1, and so does the first while `started`
 * does not resolve: a start may hang on a database or a disk.
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
