import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** The JSON log on standard output. Secrets never reach it: callers log codes and paths, not requests. */
export function createLog(level: string): Log {
  return pino({ level });
}
