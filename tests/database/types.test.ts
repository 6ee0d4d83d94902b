import { readdir, readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { renderDatabaseTypes } from '../../src/server/cli/database-types.ts';
import { readCatalog } from '../../src/server/cli/schema-catalog.ts';
import { renderSchemaFiles } from '../../src/server/cli/schema-files.ts';
import { readSchemaObjects } from '../../src/server/cli/schema-objects.ts';
import { openMemoryDatabase } from '../support/database/memory-database.ts';

const database = await openMemoryDatabase();
afterAll(() => database.close());

test('the committed types of the database are those of the migrations (npm run types)', async () => {
  const generated = renderDatabaseTypes(await readCatalog(database));
  expect(await readFile('src/backend/database.types.ts', 'utf8')).toBe(generated);
});

test('the schema one reads is that of the migrations (npm run types)', async () => {
  const generated = renderSchemaFiles(await readSchemaObjects(database));
  expect(await readdir('supabase/schema')).toEqual([...generated.keys()].toSorted());
  for (const [name, text] of generated) expect(await readFile(`supabase/schema/${name}`, 'utf8')).toBe(text);
});

test('a column nobody may read is missing from the types, so that asking for it does not compile', async () => {
  const { tables } = await readCatalog(database);
  const readable = (name: string) =>
    tables
      .find((table) => table.name === name)
      ?.columns.filter((column) => column.select)
      .map((column) => column.name);
  expect(readable('profiles')).toEqual(['avatar_url', 'created_at', 'full_name', 'id']);
  expect(readable('user_api_keys')).not.toContain('gemini_api_key');
});
