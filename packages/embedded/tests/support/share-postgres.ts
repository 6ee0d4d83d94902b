import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { PostgresDatabase } from '../../src/supabase/database/postgres/postgres-database.ts';
import { prepareSchema } from '../../src/supabase/database/schema.ts';
import { NoPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { copyMade, makeFolder } from './prepared-directory.ts';
import type { TestSchema } from './test-schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the superuser of the PostgreSQL server that the test files of a run share. */
    sharedPostgres: string;
  }
}

/** What every database of the shared server is a copy of: one with every migration applied. */
export const TEMPLATE = 'template_of_tests';
/** An ordinary owner, as in production: what works for a superuser proves less. */
export const OWNER = 'owner_of_tests';

/**
 * One PostgreSQL for all test files of a project: starting one takes a second, copying a database a twentieth of one.
 * Where none can run, `openTestDatabase` opens PGlite instead.
 */
export async function sharePostgres(
  project: TestProject,
  schema: TestSchema,
): Promise<(() => Promise<void>) | undefined> {
  const folder = await makeFolder();
  let server: TestPostgres;
  try {
    await copyMade(schema, folder, 'shared', (template) => makeTemplate(schema, template));
    server = await startPostgres({ folder });
  } catch (error) {
    await rm(folder, { recursive: true });
    if (!(error instanceof NoPostgres)) throw error;
    process.stderr.write(`No PostgreSQL can run here (${error.message}): the tests run on PGlite.\n`);
    return undefined;
  }
  project.provide('sharedPostgres', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
}

async function makeTemplate({ migrations }: TestSchema, folder: string): Promise<void> {
  const server = await startPostgres({ folder });
  try {
    const template = await PostgresDatabase.open(await server.createDatabase(TEMPLATE, OWNER));
    try {
      await prepareSchema(template, migrations);
    } finally {
      await template.close();
    }
  } finally {
    await server.stop();
  }
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
