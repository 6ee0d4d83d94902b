import { describe, inject } from 'vitest';
import type { Database, Engine } from '../../src/supabase/database/contract.ts';
import { openInMemory } from './memory-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { copyDirectory } from './prepared-directory.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { TestSchema } from './test-schema.ts';

/** Databases of a schema for one test. */
export function testDatabasesOf(schema: TestSchema) {
  const memory = () => openInMemory(schema);
  const engines: [name: string, open: () => Promise<Database>][] = [
    ['PGlite', memory],
    ['PostgreSQL', openPostgresDatabase],
  ];
  return {
    openMemoryDatabase: memory,

    /**
     * Runs a suite of what differs between the engines on PGlite and on PostgreSQL: types, locks, limits, transactions,
     * `LISTEN`. `open` returns a database with every migration applied; call it once and close it.
     */
    describeOnEveryEngine: (title: string, suite: (open: () => Promise<Database>) => void): void => {
      describe.each(engines)(`${title} (%s)`, (_engine, open) => {
        suite(open);
      });
    },

    /**
     * Opens a database with every migration applied: on the run's PostgreSQL server, or on PGlite where none can run.
     * Close it after the test.
     */
    openTestDatabase: (): Promise<Database> =>
      (inject('sharedPostgres') as string | undefined) === undefined ? memory() : openPostgresDatabase(),

    /** A data directory as a first start leaves it, for one test, PostgreSQL's unless said otherwise. */
    dataDirectory: async (engine: Engine = 'postgres'): Promise<string> => {
      const folder = await temporaryFolder();
      await copyDirectory(schema, folder, engine);
      return folder;
    },
  };
}
