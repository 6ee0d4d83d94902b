import type { Role } from '../auth/tokens.ts';
import type { Engine } from '../database/contract.ts';

/** Who asks: a role, or this program itself for a page that visitors read. */
export type Asker = Role | 'page';

/** What one request may cost, and what all of one asker's may cost the others; each person is an asker. */
export interface RequestLimits {
  /** Time for the statement; the engine's own unless given. */
  milliseconds?: number;
  /** Rows of an answer, embedded ones counted too. */
  rows: number;
  /** Bytes of an answer. */
  bytes: number;
  /** Conditions on rows, none of them a pattern; of any number and kind unless given. */
  conditions?: number;
  /** Rows one PATCH may change; any number unless given. */
  changes?: number;
  /** How many are worked on at once, and wait beyond that; any number unless given. */
  turns?: undefined | { atOnce: number; waiting: number; rests: boolean };
}

const MIB = 1_048_576;

/**
 * Visitors are many and nobody knows them, so that a few connections are all they have, and time between requests that
 * were dear; pages are made for them with others, and people wait for neither. Each person has a few as well, so that
 * nobody alone has all there are. The server's own jobs read whole tables.
 */
export function requestLimitsOn(engine: Engine): Record<Asker, RequestLimits> {
  // PGlite works on one statement at a time, and whoever ends one early ends the engine: a busy machine must not.
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
