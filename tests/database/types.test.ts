import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { PgliteDatabase } from '../../packages/embedded/src/supabase/database/pglite/pglite-database.ts';
import { renderDatabaseTypes } from '../../src/server/cli/database-types.ts';
import { readCatalog } from '../../src/server/cli/schema-catalog.ts';
import { schemaChanges } from '../../src/server/cli/schema-changes.ts';
import { makerOf, migrationOf, readSchema } from '../../src/server/cli/schema-files.ts';
import { readSchemaObjects } from '../../src/server/cli/schema-objects.ts';
import { openMemoryDatabase } from '../support/database/database-engines.ts';
import { prepareSchema } from '../support/database/marquee-database.ts';

const database = await openMemoryDatabase();
afterAll(() => database.close());
const schema = await readSchema('supabase/schema');

/** A database in memory made of these statements alone. */
async function madeOf(statements: readonly string[]): Promise<Database> {
  const made = await PgliteDatabase.open({ settings: {} });
  await prepareSchema(made, { newest: '' });
  await made.exec(migrationOf(statements));
  return made;
}

/** What the schema is, with the rows that come with it. */
async function contentsOf(read: Database): Promise<unknown> {
  const reserved = await read.query('select * from private.reserved_handles order by 1, 2');
  const buckets = await read.query(
    'select id, public, file_size_limit, allowed_mime_types from storage.buckets',
  );
  return [await readSchemaObjects(read), reserved.rows, buckets.rows];
}

test('the committed types of the database are those of the migrations (npm run types)', async () => {
  const generated = renderDatabaseTypes(await readCatalog(database));
  expect(await readFile('src/backend/database.types.ts', 'utf8')).toBe(generated);
});

test('the migrations make what supabase/schema says (npm run migration)', async () => {
  const made = await madeOf(schema);
  try {
    expect(await contentsOf(made)).toEqual(await contentsOf(database));
  } finally {
    await made.close();
  }
});

test('each type, table, view and function is written once in supabase/schema', () => {
  const made = schema.flatMap(
    (text) =>
      /^create (?:or replace )?(?:type|table|view|function)\s+([\w.]+(?:\([^)]*\))?)/m.exec(text)?.[1] ?? [],
  );
  expect(made.length).toBeGreaterThan(400);
  expect(made.filter((name, index) => made.indexOf(name) !== index)).toEqual([]);
  // A function is read on a screen: a longer one is cut by what it does.
  const long = schema.filter((text) => text.includes(' function ') && text.split('\n').length > 120);
  expect(long.map((text) => text.slice(0, 100))).toEqual([]);
});

test('a migration is written of what was changed in supabase/schema: columns, functions, rights, indexes', async () => {
  const edited = schema
    .map((text) =>
      text
        .replace('create table private.series_numbers (', '$&\n  note text,')
        .replace(
          'constraint series_numbers_tvdb_id_positive check (tvdb_id > 0)',
          "$&,\n  constraint one check (note <> '')",
        )
        .replace(/(function private\.trimmed[^]*?)btrim\(/, '$1ltrim('),
    )
    .filter(
      (text) => !/^create index title_facts_by_time|^create trigger typed_length.*list_items/s.test(text),
    );
  const wanted = await madeOf([
    ...edited,
    'create function private.newly(p_a integer) returns integer language sql as $$ select p_a $$;',
    'revoke all on function private.newly(integer) from public;',
    'grant select on private.series_numbers to authenticated;',
    'create policy seen on private.series_numbers for select to authenticated using (true);',
    "comment on table private.series_numbers is 'Other words.';",
  ]);
  const before = await madeOf(schema);
  try {
    const after = await readSchemaObjects(wanted);
    const changes = schemaChanges(
      await readSchemaObjects(before),
      after,
      ({ name, statements: [made = ''] }) => {
        return makerOf(name, edited) ?? made;
      },
    );
    expect(changes).toHaveLength(10);
    await before.exec(migrationOf(changes));
    const now = await readSchemaObjects(before);
    // A column that is added later stands behind the others.
    const sorted = (objects: typeof now) =>
      objects.map(({ statements }) => statements.join('\n').split(/,?\n/).toSorted());
    expect(sorted(now)).toEqual(sorted(after));
  } finally {
    await wanted.close();
    await before.close();
  }
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
