import { afterAll, describe } from 'vitest';
import type { Database } from '../../../src/embedded/backend/database/contract.ts';
import { PostgresDatabase } from '../../../src/embedded/backend/database/postgres/postgres-database.ts';
import { prepareSchema } from '../../../src/embedded/backend/database/schema.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { startPostgres } from './postgres.ts';

// One server for each test file.
const server = await startPostgres();
afterAll(() => server.stop());

type Engine = [name: string, open: () => Promise<Database>];

const engines: Engine[] = [
  ['PGlite', openMemoryDatabase],
  [
    'PostgreSQL',
    async () => {
      // An ordinary owner, as in production: what works for a superuser proves less.
      const database = await PostgresDatabase.open(await server.createDatabase('marquee', 'marquee'));
      await prepareSchema(database);
      return database;
    },
  ],
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
