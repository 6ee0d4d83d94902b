import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../../contract/config.ts';
import { engineOf } from '../../../embedded/backend/database/choose-engine.ts';
import type { Database } from '../../../embedded/backend/database/contract.ts';
import { DataDirectoryError } from '../../../embedded/backend/database/directory/data-directory-error.ts';
import {
  appliedVersions,
  listMigrations,
  productMigrations,
  refusalOf,
} from '../../../embedded/backend/database/migrations.ts';
import { openDirectory } from '../../../embedded/backend/database/open-directory.ts';
import { PostgresDatabase } from '../../../embedded/backend/database/postgres/postgres-database.ts';
import { sourcePath } from '../../../embedded/backend/database/source-path.ts';
import { renderSchemaFiles } from '../schema-files.ts';
import { readSchemaObjects } from '../schema-objects.ts';
import { wordsOf, type Finding } from './finding.ts';

/** The PostgreSQL that `supabase/schema` was written by: another may say the same in other words. */
const writtenBy = 18;

/** The database the server uses, as it is: nothing is migrated or mended. */
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

/** Milliseconds after which what the database says is taken for lost. */
const HEARD_MS = 2000;

/** Whether what the database says of itself arrives: a pooler that lends connections by transaction keeps it to itself. */
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

/** Its version, its migrations, and its policies and grants. */
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
  const known = await listMigrations(productMigrations.folder);
  const applied: string[] = await appliedVersions(database, productMigrations).catch(() => []);
  const refusal = await refusalOf(applied, productMigrations);
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

/** Statements and their parts. Which servers need policies for service_role, each start decides. */
function linesOf(text: string): Set<string> {
  const alike = text.replaceAll(/create policy service_role_sees_all [^;]*;/g, '');
  return new Set(alike.split('\n').filter((line) => line !== '' && !line.startsWith('--')));
}

async function checkSchema(database: Database, major: number): Promise<Finding> {
  const name = 'Policies and grants';
  const differing: string[] = [];
  for (const [file, text] of renderSchemaFiles(await readSchemaObjects(database))) {
    const written = await readFile(sourcePath('supabase/schema', file), 'utf8').catch(() => '');
    const [found, meant] = [linesOf(text), linesOf(written)];
    const line = [...meant].find((line) => !found.has(line)) ?? [...found].find((line) => !meant.has(line));
    if (line === undefined) continue;
    differing.push(`${file} (${line.trim().slice(0, 120)})`);
  }
  if (differing.length === 0) return { name, state: 'ok', says: 'They are as supabase/schema says.' };
  const says = `They differ from supabase/schema: ${differing.slice(0, 5).join('; ')}.`;
  if (major !== writtenBy) {
    const cure = `That may be only the wording of PostgreSQL ${major}: compare these files with the database.`;
    return { name, state: 'warning', says, cure };
  }
  const cure =
    'Somebody changed the database by hand: take that back, or restore a backup into an empty database.';
  return { name, state: 'broken', says, cure };
}
