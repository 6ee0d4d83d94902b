import type { ErrorFields } from '../database-error.ts';

/** What the worker is started with: a directory on disk, or none for a database in memory. */
export interface EngineSettings {
  directory?: string;
  /** A file made by `dump`, loaded into a database in memory. */
  snapshot?: string;
}

export type EngineCommand =
  | { kind: 'query'; sql: string; parameters: (string | null)[] }
  | { kind: 'exec'; sql: string }
  | { kind: 'dump'; file: string }
  | { kind: 'close' };

export interface EngineAnswer {
  rows: unknown[];
  affectedRows: number;
  /** The command tag's first word; a COMMIT of a failed transaction says ROLLBACK. */
  command: string;
}

/** `engineDied`: the answer came from an engine that must not be asked again. */
export type EngineReply =
  | { ok: true; answer: EngineAnswer }
  | { ok: false; error: ErrorFields; engineDied: boolean };

export type EngineGreeting = { ready: true } | { ready: false; reason: string };

/** What was said on a channel that is listened to, sent before the answer to the statement that committed it. */
export interface EngineNews {
  channel: string;
  said: string;
}
