import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database, Engine } from '../../src/embedded/backend/database/contract.ts';
import {
  appliedVersions,
  listMigrations,
  migrate,
  platformMigrations,
  productMigrations,
  refusalOf,
} from '../../src/embedded/backend/database/migrations.ts';
import { openDatabase } from '../../src/embedded/backend/database/open.ts';
import { openDirectory } from '../../src/embedded/backend/database/open-directory.ts';
import { readBackup } from '../../src/embedded/backend/database/transfer/backup-file.ts';
import { restoreBackup } from '../../src/embedded/backend/database/transfer/restore.ts';
import { readSchemaObjects } from '../../src/server/cli/schema-objects.ts';
import { dataDirectory, ENGINES, temporaryFolder } from '../support/database/data-directory.ts';
import {
  applyEarly,
  EARLY_BUILDS,
  earlyBackup,
  earlyMigrations,
  fillFromBackup,
  openEarlyDirectory,
} from '../support/database/early-builds.ts';

const [FIRST, LAST] = EARLY_BUILDS;

/** What a later migration moves on purpose: facts are asked for anew. */
const MOVED = ['private.title_facts checked_at'];

/** Opens a directory as the server does, until the test is done. */
async function opened(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  return database;
}

const catalogs = new Map<Engine, Promise<unknown>>();

/** What the schema of a new directory is, with the names nobody may take, which migrations enter. */
async function catalogOf(database: Database): Promise<unknown> {
  const reserved = await database.query('select * from private.reserved_handles order by 1, 2');
  return [await readSchemaObjects(database), reserved.rows];
}

async function newCatalog(engine: Engine): Promise<unknown> {
  const database = await openDirectory(await dataDirectory(engine));
  try {
    return await catalogOf(database);
  } finally {
    await database.close();
  }
}

/** Every row of an archive is in a database, whose schema is that of a new directory. */
async function expectWhole(database: Database, build: string, engine: Engine): Promise<void> {
  for await (const record of readBackup(earlyBackup(build))) {
    if (record.kind !== 'rows') continue;
    const columns = record.columns.filter((column) => !MOVED.includes(`${record.table} ${column}`));
    const { rows } = await database.query<{ row: string }>(
      `select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${record.table}) r`,
    );
    const now = rows.map(({ row }) => JSON.parse(row) as unknown);
    const names = columns.map((column) => column.replaceAll('"', ''));
    const saved = (JSON.parse(record.rows) as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(names.map((name) => [name, row[name]])),
    );
    expect([record.table, now]).toEqual([record.table, expect.arrayContaining(saved)]);
  }
  if (!catalogs.has(engine)) catalogs.set(engine, newCatalog(engine));
  expect(await catalogOf(database)).toEqual(await catalogs.get(engine));
}

/** The diary of what the archives hold as watched, where there was none yet. */
const DIARY = [
  { kind: 'movie', title_id: 2, title: 'Two', vote: null },
  { kind: 'tv', title_id: 2, title: 'Due', vote: null },
  { kind: 'tv', title_id: 7, title: 'Les Revenants', vote: '8.10' },
];

describe.each(ENGINES)('A data directory of an early build on %s', (engine) => {
  test.each(EARLY_BUILDS)('opens, keeps every row, and becomes what a new one is: $build', async (early) => {
    const dataDir = await temporaryFolder();
    const before = await openEarlyDirectory(dataDir, engine, early);
    await fillFromBackup(before, earlyBackup(early.build));
    await before.close();
    const after = await opened(dataDir);
    await expectWhole(after, early.build, engine);
    const diary = await after.query(
      'select kind, title_id, title, vote_average as vote from public.watches order by kind, title_id',
    );
    expect(diary.rows).toEqual(early === FIRST ? DIARY : [expect.objectContaining(DIARY[0])]);
  });
});

test.each(EARLY_BUILDS)('An archive of build $build is restored with every row', async ({ build }) => {
  const dataDir = await temporaryFolder();
  const path = earlyBackup(build);
  await restoreBackup({ path, dataDir, replace: false, now: new Date() });
  await expectWhole(await opened(dataDir), build, 'postgres');
});

test('Votes kept with two decimals become tenths, and are asked for anew where they were rounded twice, and so are facts', async () => {
  const dataDir = await temporaryFolder();
  const before = await openEarlyDirectory(dataDir, 'postgres', FIRST);
  await before.exec(`
    insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.org');
    insert into public.watched_movies (user_id, movie_id, movie_title, movie_vote_average)
    select users.id, vote.id, 'Film', vote.average
    from auth.users, (values (1, 8.25), (2, 8.24), (3, 10), (4, null)) as vote (id, average)`);
  await before.close();

  const after = await opened(dataDir);
  const { rows } = await after.query(`
    select movie_vote_average as vote, refreshed_at < now() - interval '1 year' as first
    from public.watched_movies_view order by movie_id`);
  expect(rows).toEqual([
    { vote: '8.3', first: true },
    { vote: '8.2', first: false },
    { vote: '10.0', first: false },
    { vote: null, first: false },
  ]);
  const wanted = await after.query('select kind, title_id from public.wanted_facts() order by title_id');
  expect(wanted.rows).toEqual([1, 2, 3, 4].map((id) => ({ kind: 'movie', title_id: id })));
});

const BETWEEN =
  /by an early build .*Nothing was changed\. Open or restore it with build 82b2c08 first \(git checkout 82b2c08/;

test('A data directory of a build between those is refused unchanged, and opens once the later one had it', async () => {
  const dataDir = await temporaryFolder();
  const before = await openEarlyDirectory(dataDir, 'postgres', { ...FIRST, product: 40 });
  await before.query("insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.org')");
  await before.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow(BETWEEN);

  const still = await openDirectory(dataDir);
  // The later build knows no newer ones of these.
  expect(await appliedVersions(still, platformMigrations)).toEqual(['001', '002', '003']);
  expect(await appliedVersions(still, productMigrations)).toHaveLength(40);
  await migrate(still, platformMigrations, { newest: LAST.platform });
  await applyEarly(still, 40, LAST.product);
  await still.close();
  const { rows } = await (await opened(dataDir)).query('select email from public.profiles');
  expect(rows).toEqual([{ email: 'ada@example.org' }]);
});

test('Whatever part of the early migrations data has had, only what two builds had goes on from there', async () => {
  const versions = (await earlyMigrations()).map(({ version }) => version);
  const refused = async (had: string[]) => (await refusalOf(had, productMigrations)) !== undefined;
  const taken: number[] = [];
  for (let had = 0; had <= versions.length; had++)
    if (!(await refused(versions.slice(0, had)))) taken.push(had);
  // The first of them is still what it was.
  expect(taken).toEqual([0, 1, FIRST.product, LAST.product]);
  for (const missing of versions)
    expect([missing, await refused(versions.filter((version) => version !== missing))]).toEqual([
      missing,
      true,
    ]);
  const since = (await listMigrations(productMigrations.folder)).map(({ version }) => version);
  expect(await refused([...new Set([...versions, ...since])].toSorted())).toBe(false);
});

test('An archive of a build between those is refused, and nothing is put in its place', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'between.backup');
  const lines = gunzipSync(await readFile(earlyBackup(LAST.build))).toString();
  await writeFile(path, gzipSync(lines.replace(/"migration":"\d+"/, '"migration":"20261122180200"')));
  const dataDir = join(folder, 'data');
  await expect(restoreBackup({ path, dataDir, replace: false, now: new Date() })).rejects.toThrow(BETWEEN);
  expect(existsSync(dataDir)).toBe(false);
});

test('The oldest migrations stand for those of early builds: each carries a version of theirs, the last the newest', async () => {
  const early = (await earlyMigrations()).map(({ version }) => version);
  const now = (await listMigrations(productMigrations.folder)).map(({ version }) => version);
  const states = productMigrations.squashed?.states ?? [];
  expect(states.map(({ versions }) => versions)).toEqual(EARLY_BUILDS.map(({ product }) => product));
  for (const { newest, versions } of states) {
    expect(newest).toBe(early[versions - 1]);
    const standing = now.filter((version) => version <= newest);
    expect(standing.at(-1)).toBe(newest);
    expect(early).toEqual(expect.arrayContaining(standing));
  }
});

test('The guide of hosted projects names each version that is gone, and no other', async () => {
  const guide = await readFile('docs/operations.md', 'utf8');
  const command = /supabase migration repair --status reverted((?:[\s\\]+\d{14})+)/.exec(guide)?.[1] ?? '';
  const now = (await listMigrations(productMigrations.folder)).map(({ version }) => version);
  const gone = (await earlyMigrations())
    .map(({ version }) => version)
    .filter((version) => !now.includes(version));
  expect(command.match(/\d{14}/g)).toEqual(gone);
});
