import type { Role } from '../auth/tokens.ts';

/** What one request may cost. */
export interface RequestLimits {
  /** Time for the statement; the engine's own unless given. */
  milliseconds?: number;
  /** Rows of an answer, embedded ones counted too. */
  rows: number;
  /** Bytes of an answer. */
  bytes: number;
}

const MIB = 1_048_576;

/** Readers who are not signed in are many and nobody knows them; the server's own jobs read whole tables. */
export const DEFAULT_REQUEST_LIMITS: Record<Role, RequestLimits> = {
  anon: { milliseconds: 3_000, rows: 5_000, bytes: 4 * MIB },
  authenticated: { rows: 20_000, bytes: 16 * MIB },
  service_role: { rows: 200_000, bytes: 64 * MIB },
};
