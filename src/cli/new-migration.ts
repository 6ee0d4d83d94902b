import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PgliteDatabase, prepareSchema } from 'embedded-services/supabase';
import { MIGRATIONS } from '../server/migrations.ts';
import { runCommand } from './command.ts';
import { schemaChanges } from './schema-changes.ts';
import { makerOf, migrationOf, readSchema } from './schema-files.ts';
import { readSchemaObjects, type SchemaObject } from './schema-objects.ts';

/** The schema of an in-memory database built by `make`. */
async function objectsOf(make: (database: PgliteDatabase) => Promise<void>): Promise<SchemaObject[]> {
  const database = await PgliteDatabase.open({ settings: {} });
  try {
    await make(database);
    return await readSchemaObjects(database);
  } finally {
    await database.close();
  }
}

await runCommand({ usage: 'npm run migration -- NAME', words: [1, 1] }, async ({ words: [name = ''] }) => {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('A name is of small letters, digits and underscores.');
  const schema = await readSchema('supabase/schema');
  const before = await objectsOf((database) => prepareSchema(database, MIGRATIONS));
  const after = await objectsOf(async (database) => {
    await prepareSchema(database, MIGRATIONS, { newest: '' });
    await database.exec(migrationOf(schema));
  });
  const statements = schemaChanges(
    before,
    after,
    ({ name: object, statements: [made = ''] }) => makerOf(object, schema) ?? made,
  );
  if (statements.length === 0) return 'The migrations make what supabase/schema says: nothing is to be done.';
  const version = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = join(MIGRATIONS.folder, `${version}_${name}.sql`);
  await writeFile(file, migrationOf(statements));
  return `${file} makes what supabase/schema says: read it, and run npm run types.`;
});
