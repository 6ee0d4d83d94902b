import { pino, type Logger } from 'pino';
import type { LoggedProblem } from '../domain/admin.ts';

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** How many warnings and errors are remembered. */
const REMEMBERED = 50;

const WARNING = 40;
const ERROR = 50;

/**
 * The JSON log on standard output. Secrets never reach it: callers log codes and paths, not requests.
 * `problems` are its latest warnings and errors, the latest first, by their message only.
 */
export function createLog(
  level: string,
  destination?: { write(line: string): void },
): { log: Log; problems: () => LoggedProblem[] } {
  const remembered: LoggedProblem[] = [];
  const logMethod = function (
    this: Logger,
    values: Parameters<Logger['info']>,
    method: Logger['info'],
    at: number,
  ) {
    if (at >= WARNING) {
      const message = values.find((value: unknown) => typeof value === 'string') ?? 'Something went wrong';
      remembered.unshift({
        at: new Date().toISOString(),
        level: at >= ERROR ? 'error' : 'warning',
        message: String(message),
      });
      remembered.length = Math.min(remembered.length, REMEMBERED);
    }
    method.apply(this, values);
  };
  const options = { level, hooks: { logMethod } };
  return {
    log: destination ? pino(options, destination) : pino(options),
    problems: () => [...remembered],
  };
}
