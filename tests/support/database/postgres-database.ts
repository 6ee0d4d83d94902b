import { inject } from 'vitest';
import type { Database } from '../../../src/embedded/backend/database/contract.ts';
import { PostgresDatabase } from '../../../src/embedded/backend/database/postgres/postgres-database.ts';
import { asSuperuser, OWNER, TEMPLATE } from './shared-postgres.ts';

let made = 0;

/**
 * A database on the PostgreSQL server of this run with the bootstrap and every migration applied. Each call answers a
 * fresh one; close it after the test.
 */
export async function openPostgresDatabase(): Promise<Database> {
  const server = inject('sharedPostgres');
  const name = `test_${process.pid}_${(made += 1)}`;
  await asSuperuser(server, `create database ${name} template ${TEMPLATE} owner ${OWNER} strategy file_copy`);
  const url = new URL(server);
  url.username = OWNER;
  url.pathname = `/${name}`;
  return PostgresDatabase.open(url.href, {
    connections: 6,
    onClosed: () => asSuperuser(server, `drop database ${name} with (force)`),
  });
}
