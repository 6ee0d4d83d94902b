import { pino, type Logger } from 'pino';
import type { LoggedProblem } from '../features/admin/admin.ts';

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** Maximum problems remembered. */
const REMEMBERED = 50;

const WARNING = 40;
const ERROR = 50;

/**
 * The JSON log on standard output. Callers log codes and paths, never requests, so that it has no secrets.
 * `problems` returns the messages of the latest warnings and errors, newest first.
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

/** Recent problems of the server and of browsers. */
export interface Problems {
  /** Warnings and errors, the latest first. */
  latest(): LoggedProblem[];
  /** Logs browsers' errors, remembered separately so that they cannot displace the server's. */
  ofPages: Log;
}

/** Creates this process' log, and its remembered problems. */
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
