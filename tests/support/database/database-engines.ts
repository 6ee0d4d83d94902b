import { describe, inject } from 'vitest';
import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

type Engine = [name: string, open: () => Promise<Database>];

const engines: Engine[] = [
  ['PGlite', openMemoryDatabase],
  ['PostgreSQL', openPostgresDatabase],
];

/**
 * Runs a suite of what differs between the engines on PGlite and on PostgreSQL: types, locks, limits, transactions,
 * `LISTEN`. `open` returns a database with every migration applied; call it once and close it.
 */
export function describeOnEveryEngine(title: string, suite: (open: () => Promise<Database>) => void): void {
  describe.each(engines)(`${title} (%s)`, (_engine, open) => {
    suite(open);
  });
}

/**
 * Opens a database with every migration applied: on the run's PostgreSQL server, or on PGlite where none can run. Close it
 * after the test.
 */
export function openTestDatabase(): Promise<Database> {
  return (inject('sharedPostgres') as string | undefined) === undefined
    ? openMemoryDatabase()
    : openPostgresDatabase();
}
