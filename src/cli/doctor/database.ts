import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../contract/config.ts';
import {
  appliedVersions,
  type Database,
  DataDirectoryError,
  engineOf,
  listMigrations,
  openDatabase,
  openDirectory,
  PostgresDatabase,
  refusalOf,
} from 'embedded-services/supabase';
import { MIGRATIONS } from '../../server/migrations.ts';
import { readSchemaObjects, type SchemaObject } from '../schema-objects.ts';
import { wordsOf, type Finding } from './finding.ts';

/** The PostgreSQL version of a new database; other versions may describe the same schema differently. */
const NEWEST_MAJOR = 18;

/** Checks the server's database without migrating it. */
export async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  const name = 'Database';
  if (databaseUrl === undefined && (await engineOf(dataDir)) === undefined) {
    return [{ name, state: 'ok', says: 'There is none yet: the first start makes it.' }];
  }
  try {
    const database = await (databaseUrl === undefined
      ? openDirectory(resolve(dataDir))
      : PostgresDatabase.open(databaseUrl));
    try {
      const heard = databaseUrl === undefined ? [] : [await checkHearing(database)];
      return [...(await lookInside(database)), ...heard];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DataDirectoryError && error.problem === 'in-use') {
      const says = 'A server is running on it, which keeps it to itself.';
      const cure = 'Open /readyz and the Operations page, or run this again while the server is stopped.';
      return [{ name, state: 'unseen', says, cure }];
    }
    const cure =
      databaseUrl === undefined
        ? 'Restore a backup (npm run restore), or ask for help with this sentence.'
        : 'Check that the server of DATABASE_URL runs, takes this user and its password, and is reached from here.';
    return [{ name, state: 'broken', says: wordsOf(error), cure }];
  }
}

/** Timeout for a notification (ms). */
const HEARD_MS = 2000;

/** Whether notifications (LISTEN) arrive: transaction pooling drops them. */
export async function checkHearing(database: Pick<Database, 'listen' | 'query'>): Promise<Finding> {
  const name = 'Told changes';
  const channel = `marquee_doctor_${randomBytes(6).toString('hex')}`;
  const { promise: heard, resolve } = Promise.withResolvers<boolean>();
  await database.listen(channel, (said) => {
    if (said === channel) resolve(true);
  });
  await database.query('select pg_notify($1, $1)', [channel]);
  if (await Promise.race([heard, setTimeout(HEARD_MS, false, { ref: false })]))
    return { name, state: 'ok', says: 'Servers hear at once what has changed.' };
  const says =
    'Servers do not hear what has changed: DATABASE_URL leads through a pooler that lends connections by transaction.';
  const cure =
    'Set it to the server itself, or to the pooler’s session mode (of Supabase’s, port 5432 in place of 6543).';
  return { name, state: 'broken', says, cure };
}

/** Checks version, migrations, and the schema with its policies and grants. */
async function lookInside(database: Database): Promise<Finding[]> {
  const asked = `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major`;
  const { rows } = await database.query<{ version: string; major: number }>(asked);
  const { version = '', major = 0 } = rows[0] ?? {};
  const found: Finding = {
    name: 'Database',
    state: 'ok',
    says: `PostgreSQL ${version} answers (${database.engine}).`,
  };
  const migrations = await checkMigrations(database);
  if (migrations.state !== 'ok') return [found, migrations];
  return [found, migrations, await checkSchema(database, major)];
}

async function checkMigrations(database: Database): Promise<Finding> {
  const name = 'Migrations';
  const known = await listMigrations(MIGRATIONS.folder);
  const applied: string[] = await appliedVersions(database, MIGRATIONS).catch(() => []);
  const refusal = await refusalOf(applied, MIGRATIONS);
  if (refusal) return { name, state: 'broken', ...refusal };
  const missing = known.filter(({ version }) => !applied.includes(version)).length;
  if (missing > 0) {
    return {
      name,
      state: 'note',
      says: `${missing} of ${known.length} are missing: the next start applies them.`,
    };
  }
  return { name, state: 'ok', says: `All ${known.length} are applied.` };
}

async function checkSchema(database: Database, major: number): Promise<Finding> {
  const name = 'Policies and grants';
  const meant = await withNewDatabase(readSchemaObjects).catch(wordsOf);
  if (typeof meant === 'string') {
    const says = `No database could be made among temporary files to compare with: ${meant}`;
    return { name, state: 'unseen', says, cure: 'Make room there, and run this again.' };
  }
  const differing = differences(await readSchemaObjects(database), meant);
  if (differing.length === 0) return { name, state: 'ok', says: 'They are as the migrations make them.' };
  const says = `They differ from what the migrations make: ${differing.slice(0, 5).join('; ')}.`;
  if (major !== NEWEST_MAJOR) {
    const cure = `That may be only the wording of PostgreSQL ${major}: compare supabase/schema with the database.`;
    return { name, state: 'warning', says, cure };
  }
  const cure =
    'Somebody changed the database by hand: take that back, or restore a backup into an empty database.';
  return { name, state: 'broken', says, cure };
}

/** Reads a freshly migrated database in a temporary directory. */
async function withNewDatabase<Read>(read: (database: Database) => Promise<Read>): Promise<Read> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-doctor-'));
  try {
    const database = await openDatabase({ dataDir: folder, migrations: MIGRATIONS });
    try {
      return await read(database);
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Objects that differ, each with a differing line. Policies for service_role depend on the server and are set
 * at each start.
 */
function differences(found: SchemaObject[], meant: SchemaObject[]): string[] {
  const linesOf = (objects: SchemaObject[]) =>
    new Map(
      objects.map(({ name, statements }) => [
        name,
        new Set(
          statements
            .filter((statement) => !statement.startsWith('create policy service_role_sees_all '))
            .flatMap((statement) => statement.split('\n'))
            .filter((line) => !line.startsWith('--')),
        ),
      ]),
    );
  const [here, there] = [linesOf(found), linesOf(meant)];
  const none: ReadonlySet<string> = new Set();
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((name) => {
    const [own, expected] = [here.get(name) ?? none, there.get(name) ?? none];
    const line = [...expected].find((line) => !own.has(line)) ?? [...own].find((line) => !expected.has(line));
    return line === undefined ? [] : [`${name} (${line.trim().slice(0, 120)})`];
  });
}
