import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/embedded/backend/database/contract.ts';
import {
  appliedVersions,
  listMigrations,
  migrate,
  platformMigrations,
  productMigrations,
  type MigrationSource,
} from '../../src/embedded/backend/database/migrations.ts';
import { openDatabase } from '../../src/embedded/backend/database/open.ts';
import { openDirectory } from '../../src/embedded/backend/database/open-directory.ts';
import { prepareSchema } from '../../src/embedded/backend/database/schema.ts';
import { dataDirectory, temporaryFolder } from '../support/database/data-directory.ts';
import { describeOnEveryEngine } from '../support/database/database-engines.ts';

async function sourceOf(files: Record<string, string>): Promise<MigrationSource> {
  const folder = join(await temporaryFolder(), 'migrations');
  await mkdir(folder);
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return { folder, ledger: 'trial.schema_migrations' };
}

// The number is the ledger's key: a database that had one of two would never get the other, and a new one would fail.
test.each([
  ['the product', productMigrations],
  ['the platform', platformMigrations],
])('no two migrations of %s carry the same number', async (_, { folder }) => {
  const versions = (await listMigrations(folder)).map(({ version }) => version);
  expect(versions.length).toBeGreaterThan(1);
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
});

describeOnEveryEngine('Migrations', (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('are recorded as the Supabase CLI records them: version, name and text', async () => {
    const files = (await listMigrations(productMigrations.folder)).map(({ file }) => basename(file));
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

test('A data directory of an earlier version keeps its rows and is brought up to date when it is opened', async () => {
  const dataDir = await dataDirectory();
  const versions = (await listMigrations(productMigrations.folder)).map(({ version }) => version);
  const earlier = versions[1];
  const before = await openDirectory(dataDir);
  await before.exec(`
    drop schema public, private, auth, storage, rest, supabase_migrations cascade;
    create schema public;`);
  await prepareSchema(before, { newest: earlier });
  expect(await appliedVersions(before, productMigrations)).toEqual(versions.slice(0, 2));
  await before.query("insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.org')");
  await before.close();

  const after = await openDatabase({ dataDir });
  onTestFinished(() => after.close());
  expect(await appliedVersions(after, productMigrations)).toEqual(versions);
  const { rows } = await after.query('select email from public.profiles');
  expect(rows).toEqual([{ email: 'ada@example.org' }]);
});

test('Ratings stay what they were, and those an import had rounded get their half back where nobody changed them', async () => {
  const dataDir = await dataDirectory();
  const before = await openDirectory(dataDir);
  await before.exec(`
    drop schema public, private, auth, rest, storage, supabase_migrations cascade;
    create schema public;`);
  await prepareSchema(before, { newest: '20261125400010' });
  await before.exec(`
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'ada@example.org');
    insert into public.movie_ratings (id, user_id, movie_id, rating)
    select ('00000000-0000-4000-8000-00000000010' || n)::uuid, u.id, n, 4 from auth.users u, generate_series(1, 4) n;
    update public.movie_ratings set rating = 5 where movie_id = 3;
    update public.movie_ratings set rating = 4 where movie_id = 3;
    insert into public.imports (user_id, source, file_name, fingerprint, total)
    select id, 'letterboxd', 'mine.zip', repeat('a', 64), 4 from auth.users;
    insert into public.import_titles (import_id, user_id, key, words, name)
    select id, user_id, 'one', 'one', 'One' from public.imports;
    insert into public.import_rows (import_id, position, user_id, title_number, what, rank, stars, entry, state, done)
    select t.import_id, r.n, t.user_id, t.number, 'rating', 3, 4,
      jsonb_build_object('what', 'rating', 'stars', jsonb_build_object('value', r.value, 'of', r.of)), 'imported',
      jsonb_build_object('rating', '00000000-0000-4000-8000-00000000010' || r.n)
    from public.import_titles t, (values (1, 3.5, 5), (2, 7, 10), (3, 3.5, 5)) as r (n, value, of)`);
  await before.close();

  const after = await openDatabase({ dataDir });
  onTestFinished(() => after.close());
  const { rows } = await after.query(
    'select movie_id, rating, stars, updated_at is null as unchanged from public.movie_ratings order by movie_id',
  );
  expect(rows).toEqual([
    { movie_id: 1, rating: 4, stars: 3.5, unchanged: true },
    { movie_id: 2, rating: 4, stars: 3.5, unchanged: true },
    { movie_id: 3, rating: 4, stars: 4, unchanged: false },
    { movie_id: 4, rating: 4, stars: 4, unchanged: true },
  ]);
});

test('A data directory of a newer version is refused when it is opened, and free for the newer server', async () => {
  const dataDir = await dataDirectory();
  const newer = await openDirectory(dataDir);
  await newer.query("insert into supabase_migrations.schema_migrations (version) values ('29990101000000')");
  await newer.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow('The data was written by a newer version');
  await (await openDirectory(dataDir)).close();
});
