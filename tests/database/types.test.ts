import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { listMigrations, migrate } from '../../packages/embedded/src/supabase/database/migrations.ts';
import { PgliteDatabase } from '../../packages/embedded/src/supabase/database/pglite/pglite-database.ts';
import { temporaryFolder } from '../../packages/embedded/tests/support/temporary-folder.ts';
import { renderDatabaseTypes } from '../../src/cli/database-types.ts';
import { readCatalog } from '../../src/cli/schema-catalog.ts';
import { schemaChanges } from '../../src/cli/schema-changes.ts';
import { makerOf, migrationOf, readSchema } from '../../src/cli/schema-files.ts';
import { readSchemaObjects } from '../../src/cli/schema-objects.ts';
import { openMemoryDatabase } from '../support/database/database-engines.ts';
import { prepareSchema } from '../support/database/marquee-database.ts';
import { MARQUEE } from '../support/database/marquee-schema.ts';

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

test('Keeps the committed types equal to the migrations (npm run types)', async () => {
  const generated = renderDatabaseTypes(await readCatalog(database));
  expect(await readFile('src/core/backend/database.types.ts', 'utf8')).toBe(generated);
});

test('Produces supabase/schema by the migrations (npm run migration)', async () => {
  const made = await madeOf(schema);
  try {
    expect(await contentsOf(made)).toEqual(await contentsOf(database));
  } finally {
    await made.close();
  }
});

// The number is the ledger's key: a database that had one of two would never get the other, and a new one would fail.
test('Gives each migration its own number', async () => {
  const versions = (await listMigrations(MARQUEE.migrations.folder)).map(({ version }) => version);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
});

/** How often these statements make a thing of each kind. */
const written = (statements: readonly string[]) =>
  Object.fromEntries(
    ['type', 'table', 'view', 'function'].map((kind) => [
      kind,
      statements.filter((text) => new RegExp(`^create (?:or replace )?${kind} `, 'm').test(text)).length,
    ]),
  );

test('Defines each type, table, view and function once in supabase/schema', async () => {
  const objects = await readSchemaObjects(database);
  const there = Object.fromEntries(
    Object.keys(written([])).map((kind) => [kind, objects.filter((one) => one.kind === kind).length]),
  );
  expect(there['function']).toBeGreaterThan(400);
  expect(written(schema)).toEqual(there);
  // However the second one is written.
  const again =
    'create or replace function private.trimmed ( text ) returns text language sql as $$ select $1 $$;';
  expect(written([...schema, again])).not.toEqual(there);
  // A function is read on a screen: a longer one is cut by what it does.
  const long = schema.filter((text) => text.includes(' function ') && text.split('\n').length > 120);
  expect(long.map((text) => text.slice(0, 100))).toEqual([]);
});

test('Makes a migration of a changed function, which the next start applies', async () => {
  const own = (text: string) => text.includes('function private.trimmed(');
  const edited = schema.map((text) => (own(text) ? text.replace('btrim(', 'ltrim(') : text));
  const wanted = await madeOf(edited);
  const earlier = await openMemoryDatabase();
  try {
    const [before, after] = [await readSchemaObjects(earlier), await readSchemaObjects(wanted)];
    const text = ({ name, statements: [made = ''] }: (typeof after)[number]) => makerOf(name, edited) ?? made;
    const changes = schemaChanges(before, after, text);
    expect(changes).toEqual(edited.filter((one) => own(one) && one.includes('ltrim(')));
    const folder = join(await temporaryFolder(), 'migrations');
    await cp(MARQUEE.migrations.folder, folder, { recursive: true });
    await writeFile(join(folder, '29990101000000_trimmed.sql'), migrationOf(changes));
    await migrate(earlier, { folder });
    expect(await readSchemaObjects(earlier)).toEqual(after);
  } finally {
    await wanted.close();
    await earlier.close();
  }
});

test('Drops a function that returns something else before it creates it again', () => {
  const name = 'private.total(integer)';
  const grant = `grant execute on function ${name} to authenticated;`;
  const returning = (type: string) => ({
    ...{ kind: 'function' as const, name },
    statements: [
      `CREATE OR REPLACE FUNCTION ${name}\n RETURNS ${type}\n LANGUAGE sql\nAS $$select 1$$;`,
      grant,
    ],
  });
  const [before, after] = [returning('integer'), returning('bigint')];
  expect(schemaChanges([before], [after], ({ statements: [made = ''] }) => made)).toEqual([
    `drop function ${name};`,
    after.statements[0],
    `revoke all on function ${name} from public;`,
    grant,
  ]);
});

test('Writes a migration of changes in supabase/schema: columns, functions, rights, indexes', async () => {
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

test('Leaves an unreadable column out of the types, so that reading it does not compile', async () => {
  const { tables } = await readCatalog(database);
  const readable = (name: string) =>
    tables
      .find((table) => table.name === name)
      ?.columns.filter((column) => column.select)
      .map((column) => column.name);
  expect(readable('profiles')).toEqual(['avatar_url', 'created_at', 'full_name', 'id']);
  expect(readable('user_api_keys')).not.toContain('gemini_api_key');
});
