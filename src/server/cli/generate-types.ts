import { writeFile } from 'node:fs/promises';
import { PgliteDatabase } from '../../embedded/backend/database/pglite/pglite-database.ts';
import { prepareSchema } from '../../embedded/backend/database/schema.ts';
import { renderDatabaseTypes } from './database-types.ts';
import { readCatalog } from './schema-catalog.ts';

const TARGET = 'src/backend/database.types.ts';

// A database in memory with every migration applied; no server and no data directory are touched.
const database = await PgliteDatabase.open({ settings: {} });
try {
  await prepareSchema(database);
  await writeFile(TARGET, renderDatabaseTypes(await readCatalog(database)));
  process.stdout.write(`${TARGET} matches the migrations.\n`);
} finally {
  await database.close();
}
