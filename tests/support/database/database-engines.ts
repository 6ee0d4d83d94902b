import { describe, inject } from 'vitest';
import type { Database } from '../../../src/embedded/backend/database/contract.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

type Engine = [name: string, open: () => Promise<Database>];

const engines: Engine[] = [
  ['PGlite', openMemoryDatabase],
  ['PostgreSQL', openPostgresDatabase],
];

/**
 * Runs a suite on PGlite and on PostgreSQL. `open` answers a database with every migration applied; call it
 * once and close it.
 */
export function describeOnEveryEngine(title: string, suite: (open: () => Promise<Database>) => void): void {
  describe.each(engines)(`${title} (%s)`, (_engine, open) => {
    suite(open);
  });
}

/**
 * A database with every migration applied for a test that one engine is enough for: PostgreSQL, which is what serves
 * where it can, in the tests of the backend, and PGlite, which takes no server, in those of what is built on it.
 */
export function openTestDatabase(): Promise<Database> {
  return (inject('sharedPostgres') as string | undefined) === undefined
    ? openMemoryDatabase()
    : openPostgresDatabase();
}
