import { pino, type Logger } from 'pino';
import type { LoggedProblem } from '../features/admin/admin.ts';

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

/** What went wrong lately, on the server and in people's pages. */
export interface Problems {
  /** Warnings and errors, the latest first. */
  latest(): LoggedProblem[];
  /** The log for what breaks in a page; each is remembered apart, so that no stranger crowds out the server's own. */
  ofPages: Log;
}

/** The log of this process, and the problems it remembers. */
export function createLogs(
  level: string,
  destination?: { write(line: string): void },
): { log: Log; problems: Problems } {
  const own = createLog(level, destination);
  const ofPages = createLog(level, destination);
  const problems = {
    latest: () => [...own.problems(), ...ofPages.problems()].sort((a, b) => b.at.localeCompare(a.at)),
    ofPages: ofPages.log,
  };
  return { log: own.log, problems };
}
