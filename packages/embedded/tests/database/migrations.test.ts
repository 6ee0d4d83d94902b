import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import {
  appliedVersions,
  listMigrations,
  migrate,
  platformMigrations,
  type MigrationSource,
} from '../../src/supabase/database/migrations.ts';
import { openDirectory } from '../../src/supabase/database/open-directory.ts';
import { dataDirectory, describeOnEveryEngine } from '../support/database-engines.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { FILMS, openDatabase, prepareSchema } from '../support/films.ts';

async function sourceOf(files: Record<string, string>): Promise<MigrationSource> {
  const folder = join(await temporaryFolder(), 'migrations');
  await mkdir(folder);
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return { folder, ledger: 'trial.schema_migrations' };
}

// The number is the ledger's key: a database that had one of two would never get the other, and a new one would fail.
test('no two migrations of the platform carry the same number', async () => {
  const versions = (await listMigrations(platformMigrations.folder)).map(({ version }) => version);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
});

describeOnEveryEngine('Migrations', (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('are recorded as the Supabase CLI records them: version, name and text', async () => {
    const files = (await listMigrations(FILMS.migrations.folder)).map(({ file }) => basename(file));
    const { rows } = await database.query<{ version: string; name: string; statements: string[] }>(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    );
    expect(rows.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
    expect(rows[0]?.statements.join('')).toContain('create schema private');
  });

  test('run once each, oldest first, however often the product starts', async () => {
    const source = await sourceOf({
      '20260102000000_fill.sql': "insert into public.log values ('second')",
      '20260101000000_create.sql':
        "create table public.log (entry text); insert into public.log values ('first')",
      'README.md': 'not a migration',
    });
    await migrate(database, source);
    await migrate(database, source);
    const { rows } = await database.query('select entry from public.log');
    expect(rows).toEqual([{ entry: 'first' }, { entry: 'second' }]);
    expect(await appliedVersions(database, source)).toEqual(['20260101000000', '20260102000000']);
    await database.exec('drop schema trial cascade; drop table public.log');
  });

  test('that fail leave nothing behind, name themselves, and run when they are mended', async () => {
    const name = '20260101000000_half.sql';
    const source = await sourceOf({ [name]: 'create table public.half (id int); select 1 / 0;' });
    await expect(migrate(database, source)).rejects.toThrow(
      'Migration 20260101000000_half failed: division by zero',
    );
    expect((await database.query("select to_regclass('public.half')::text as half")).rows).toEqual([
      { half: null },
    ]);
    await writeFile(join(source.folder, name), 'create table public.half (id int);');
    await migrate(database, source);
    expect(await appliedVersions(database, source)).toEqual(['20260101000000']);
    await database.exec('drop schema trial cascade; drop table public.half');
  });

  test('of a newer product make this one refuse the data, unchanged', async () => {
    const newer = await sourceOf({
      '20260101000000_known.sql': 'create table public.known (id int)',
      '29990101000000_future.sql': 'create table public.future (id int)',
    });
    await migrate(database, newer);
    const older = { ...(await sourceOf({})), ledger: newer.ledger };
    await copyFile(
      join(newer.folder, '20260101000000_known.sql'),
      join(older.folder, '20260101000000_known.sql'),
    );
    await expect(migrate(database, older)).rejects.toThrow(
      'The data was written by a newer version (migration 29990101000000 is unknown here). Update this checkout',
    );
    await database.exec('drop schema trial cascade; drop table public.known, public.future');
  });

  test('take back default privileges for good: a later start does not give them again', async () => {
    await database.exec('alter default privileges in schema public revoke all on tables from anon');
    await prepareSchema(database);
    await database.exec('create table public.later (id int)');
    const { rows } = await database.query(
      "select has_table_privilege('anon', 'public.later', 'select') as granted",
    );
    expect(rows).toEqual([{ granted: false }]);
    await database.exec('drop table public.later');
  });
});

test('A data directory of a newer version is refused when it is opened, and free for the newer server', async () => {
  const dataDir = await dataDirectory();
  const newer = await openDirectory(dataDir);
  await newer.query("insert into supabase_migrations.schema_migrations (version) values ('29990101000000')");
  await newer.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow('The data was written by a newer version');
  await (await openDirectory(dataDir)).close();
});
