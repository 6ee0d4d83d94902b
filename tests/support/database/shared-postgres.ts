import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { PostgresDatabase } from '../../../src/embedded/backend/database/postgres/postgres-database.ts';
import { prepareSchema } from '../../../src/embedded/backend/database/schema.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the superuser of the PostgreSQL server that the test files of a run share. */
    sharedPostgres: string;
  }
}

/** What every database of the shared server is a copy of: one with every migration applied. */
export const TEMPLATE = 'marquee_template';
/** An ordinary owner, as in production: what works for a superuser proves less. */
export const OWNER = 'marquee';

/** One PostgreSQL for all test files of a run: starting one takes seconds, copying a database a tenth of one. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    const template = await PostgresDatabase.open(await server.createDatabase(TEMPLATE, OWNER));
    try {
      await prepareSchema(template);
    } finally {
      await template.close();
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('sharedPostgres', server.url);
  return () => server.stop();
}

/** Runs a statement as the superuser. */
export async function asSuperuser(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
