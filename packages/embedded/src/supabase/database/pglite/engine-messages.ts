import type { ErrorFields } from '../database-error.ts';

/** The worker's start data: a directory, or none for an in-memory database. */
export interface EngineSettings {
  directory?: string;
  /** A file made by `dump`, loaded into an in-memory database. */
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
  /** The command tag's first word; COMMIT of a failed transaction returns ROLLBACK. */
  command: string;
}

/** `engineDied`: the engine must not be used again. */
export type EngineReply =
  | { ok: true; answer: EngineAnswer }
  | { ok: false; error: ErrorFields; engineDied: boolean };

export type EngineGreeting = { ready: true } | { ready: false; reason: string };

/** A notification, sent before the response to the statement that committed it. */
export interface EngineNews {
  channel: string;
  said: string;
}
