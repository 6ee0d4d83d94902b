import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Database, Engine } from '../../../src/embedded/backend/database/contract.ts';
import {
  migrate,
  platformMigrations,
  productMigrations,
} from '../../../src/embedded/backend/database/migrations.ts';
import { openDirectory } from '../../../src/embedded/backend/database/open-directory.ts';
import { readBackup } from '../../../src/embedded/backend/database/transfer/backup-file.ts';
import {
  emptyTables,
  finishTables,
  listTables,
  writeRows,
} from '../../../src/embedded/backend/database/transfer/table-rows.ts';

// In `early`: what two builds of November 2026 left, made by themselves. `<build>.backup` is an archive that the
// build saved of a directory of its own with rows in every table, `migrations.json.br` the ledger of the later one's
// database, whose first versions are all the earlier one had: its migrations word for word, since files of today stand in
// place of them.

/** Builds whose state files of today stand for, with how many of the migrations of the product and of the platform each had. */
export const EARLY_BUILDS = [
  { build: '786cf97', product: 23, platform: '003' },
  { build: '82b2c08', product: 81, platform: '005' },
] as const;

interface EarlyMigration {
  version: string;
  name: string;
  sql: string;
}

/** The migrations of 23 November 2026, in their order. */
export async function earlyMigrations(): Promise<EarlyMigration[]> {
  const text = brotliDecompressSync(await readFile(join(import.meta.dirname, 'early', 'migrations.json.br')));
  return JSON.parse(text.toString()) as EarlyMigration[];
}

/** The archive of a build's own directory. */
export const earlyBackup = (build: string): string => join(import.meta.dirname, 'early', `${build}.backup`);

/** A data directory as a build of so many migrations made it. */
export async function openEarlyDirectory(
  dataDir: string,
  engine: Engine,
  { product, platform }: { product: number; platform: string },
): Promise<Database> {
  const database = await openDirectory(dataDir, { engine });
  await database.exec(await readFile(join(platformMigrations.folder, 'roles.sql'), 'utf8'));
  await migrate(database, platformMigrations, { newest: platform });
  await migrate(database, productMigrations, { newest: '' });
  await applyEarly(database, 0, product);
  return database;
}

/** Runs the early migrations from one place on to another. */
export async function applyEarly(database: Database, from: number, to: number): Promise<void> {
  const record = `insert into ${productMigrations.ledger} (version, statements, name) values ($1, $2, $3)`;
  for (const { version, name, sql } of (await earlyMigrations()).slice(from, to)) {
    await database.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(record, [version, [sql], name]);
    });
  }
}

/** Puts the rows of an archive into a database of the state they were saved from. */
export async function fillFromBackup(database: Database, path: string): Promise<void> {
  await database.transaction(async (tx) => {
    const tables = await listTables(tx);
    await emptyTables(tx, tables);
    for await (const record of readBackup(path)) {
      if (record.kind === 'rows')
        await writeRows(tx, { name: record.table, columns: record.columns }, record.rows);
    }
    await finishTables(tx, tables);
  });
}
