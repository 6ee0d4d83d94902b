import type { Role } from '../auth/tokens.ts';
import type { Engine } from '../database/contract.ts';

/** The caller: a role, or this program for a page for visitors. */
export type Asker = Role | 'page';

/** Limits of a request, and of all concurrent requests of one caller; each user is a caller. */
export interface RequestLimits {
  /** Statement timeout; by default the engine's. */
  milliseconds?: number;
  /** Rows of a response, including embedded ones. */
  rows: number;
  /** Bytes of a response. */
  bytes: number;
  /** Maximum conditions, none of them patterns; by default unlimited. */
  conditions?: number;
  /** Maximum rows of a PATCH; by default unlimited. */
  changes?: number;
  /** Maximum concurrent and queued requests; by default unlimited. */
  turns?: undefined | { atOnce: number; waiting: number; rests: boolean };
}

const MIB = 1_048_576;

/**
 * Visitors are many and anonymous: together they have a few connections, with pauses after expensive
 * requests. Pages for them use others, and so do users, each with a few, so that no one takes all. The
 * server's jobs read whole tables.
 */
export function requestLimitsOn(engine: Engine): Record<Asker, RequestLimits> {
  // PGlite runs one statement at a time, and a statement can be ended only with its engine: a busy machine
  // must not cause that.
  const one = engine === 'pglite';
  return {
    anon: {
      milliseconds: one ? 10_000 : 300,
      rows: 2_000,
      bytes: MIB,
      conditions: 10,
      turns: { atOnce: one ? 1 : 2, waiting: 200, rests: true },
    },
    page: {
      milliseconds: one ? 10_000 : 3_000,
      rows: 5_000,
      bytes: 4 * MIB,
      turns: { atOnce: one ? 1 : 4, waiting: Infinity, rests: false },
    },
    authenticated: {
      rows: 20_000,
      bytes: 16 * MIB,
      changes: 10_000,
      turns: { atOnce: one ? 1 : 3, waiting: 200, rests: false },
    },
    service_role: { rows: 200_000, bytes: 64 * MIB },
  };
}
