import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  listMigrations,
  platformMigrations,
  type MigrationSource,
} from '../../src/supabase/database/migrations.ts';
import { packagePath } from '../../src/supabase/database/package-path.ts';

/** What test databases are made with; the copies of one are stored by its name. */
export interface TestSchema {
  name: string;
  migrations: MigrationSource;
}

/** Where finished databases lie between runs. */
export const STORED = packagePath('node_modules/.cache/test-databases');

/** Changes with whatever a prepared database is made of: the engines' versions, the bootstrap, the migrations. */
export async function schemaHash({ migrations: { folder } }: TestSchema): Promise<string> {
  const hash = createHash('sha256');
  const bootstrap = (await readdir(platformMigrations.folder)).map((name) =>
    join(platformMigrations.folder, name),
  );
  const migrations = (await listMigrations(folder)).map(({ file }) => file);
  const own = ['package.json', 'src/supabase/database/cluster/settings.ts'].map((path) => packagePath(path));
  for (const file of [...own, ...bootstrap.sort(), ...migrations])
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
