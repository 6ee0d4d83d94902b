import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  listMigrations,
  platformMigrations,
  productMigrations,
} from '../../../src/embedded/backend/database/migrations.ts';
import { sourcePath } from '../../../src/embedded/backend/database/source-path.ts';

/** Changes with whatever a prepared database is made of: the engine's version, the bootstrap, the migrations. */
export async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  const bootstrap = (await readdir(platformMigrations.folder)).map((name) =>
    join(platformMigrations.folder, name),
  );
  const migrations = (await listMigrations(productMigrations.folder)).map(({ file }) => file);
  const engine = sourcePath('node_modules/@electric-sql/pglite/package.json');
  const options = sourcePath('src/embedded/backend/database/cluster/settings.ts');
  for (const file of [sourcePath('package-lock.json'), options, engine, ...bootstrap.sort(), ...migrations])
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
