import { inject } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { PostgresDatabase } from '../../src/supabase/database/postgres/postgres-database.ts';
import { STATEMENT_MS } from './memory-database.ts';
import { asSuperuser, OWNER, TEMPLATE } from './share-postgres.ts';

let made = 0;

/** A fresh database on the PostgreSQL server of this run with the bootstrap and every migration applied, by its address. */
export async function copyPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('sharedPostgres');
  const name = `test_${process.pid}_${(made += 1)}`;
  await asSuperuser(server, `create database ${name} template ${TEMPLATE} owner ${OWNER} strategy file_copy`);
  const url = new URL(server);
  url.username = OWNER;
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asSuperuser(server, `drop database ${name} with (force)`) };
}

/** The same, open. Each call answers another one; close it after the test. */
export async function openPostgresDatabase(): Promise<Database> {
  const { url, drop } = await copyPostgres();
  return PostgresDatabase.open(url, { connections: 6, timeoutMs: STATEMENT_MS, onClosed: drop });
}
