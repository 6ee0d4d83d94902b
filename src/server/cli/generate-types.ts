import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PgliteDatabase } from '../../embedded/backend/database/pglite/pglite-database.ts';
import { prepareSchema } from '../../embedded/backend/database/schema.ts';
import { renderDatabaseTypes } from './database-types.ts';
import { readCatalog } from './schema-catalog.ts';
import { renderSchemaFiles } from './schema-files.ts';
import { readSchemaObjects } from './schema-objects.ts';

const TARGET = 'src/backend/database.types.ts';
const SCHEMA = 'supabase/schema';

// A database in memory with every migration applied; no server and no data directory are touched.
const database = await PgliteDatabase.open({ settings: {} });
try {
  await prepareSchema(database);
  await writeFile(TARGET, renderDatabaseTypes(await readCatalog(database)));
  await rm(SCHEMA, { recursive: true, force: true });
  await mkdir(SCHEMA);
  for (const [name, text] of renderSchemaFiles(await readSchemaObjects(database))) {
    await writeFile(path.join(SCHEMA, name), text);
  }
  process.stdout.write(`${TARGET} and ${SCHEMA} match the migrations.\n`);
} finally {
  await database.close();
}
