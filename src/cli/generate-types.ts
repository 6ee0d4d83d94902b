import { writeFile } from 'node:fs/promises';
import { PgliteDatabase, prepareSchema } from 'embedded-services/supabase';
import { MIGRATIONS } from '../server/migrations.ts';
import { renderDatabaseTypes } from './database-types.ts';
import { readCatalog } from './schema-catalog.ts';

const TARGET = 'src/core/backend/database.types.ts';

// An in-memory database with all migrations; touches no server or data directory.
const database = await PgliteDatabase.open({ settings: {} });
try {
  await prepareSchema(database, MIGRATIONS);
  await writeFile(TARGET, renderDatabaseTypes(await readCatalog(database)));
  process.stdout.write(`${TARGET} matches the migrations.\n`);
} finally {
  await database.close();
}
