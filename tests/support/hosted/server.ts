import { PostgresDatabase } from '../../../packages/embedded/src/supabase/database/postgres/postgres-database.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { emptyTables, leaveNothing } from './leave-nothing.ts';
import type { Project } from './project.ts';

/**
 * A project instead of an embedded backend, for tests that need only what both have. Each file starts fresh.
 */
export async function hostedServer(project: Project) {
  const { url, anonKey, secretKey, databaseUrl } = project;
  const database = await PostgresDatabase.open(databaseUrl, { connections: 2 });
  const empty = await emptyTables(database);
  const cannot = (): never => {
    throw new Error('A project’s clock and mails are not in the hands of a test.');
  };
  return {
    url,
    siteUrl: url,
    keys: { anonKey, secretKey, jwtSecret: new Uint8Array() },
    // Of the backend itself only the keys exist.
    backend: { anonKey, secretKey } as BackendServer['backend'],
    database,
    log: [],
    mailsTo: cannot,
    advance: cannot,
    now: () => new Date(),
    async close() {
      await leaveNothing(project, database, empty);
      await database.close();
    },
  } satisfies Omit<BackendServer, 'client'>;
}
