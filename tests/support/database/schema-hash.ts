import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  listMigrations,
  platformMigrations,
} from '../../../packages/embedded/src/supabase/database/migrations.ts';
import { checkoutPath } from '../../../src/server/checkout-path.ts';
import { MIGRATIONS } from '../../../src/server/migrations.ts';

/** Changes with whatever a prepared database is made of: the engine's version, the bootstrap, the migrations. */
export async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  const bootstrap = (await readdir(platformMigrations.folder)).map((name) =>
    join(platformMigrations.folder, name),
  );
  const migrations = (await listMigrations(MIGRATIONS.folder)).map(({ file }) => file);
  const engine = checkoutPath('node_modules/@electric-sql/pglite/package.json');
  const options = checkoutPath('packages/embedded/src/supabase/database/cluster/settings.ts');
  for (const file of [checkoutPath('package-lock.json'), options, engine, ...bootstrap.sort(), ...migrations])
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
