import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBackup } from '../../packages/embedded/src/supabase/database/transfer/backup.ts';
import { signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { ENGINES, temporaryFolder } from '../../packages/embedded/tests/support/temporary-folder.ts';
import {
  contents,
  fillPlatform,
  otherFiles,
  writeFiles,
} from '../../packages/embedded/tests/support/whole-database.ts';
import { openMemoryDatabase } from '../support/database/database-engines.ts';
import { fillEveryTable } from '../support/database/everything-once.ts';
import { openDatabase, restoreBackup } from '../support/database/marquee-database.ts';

test.each(ENGINES)('Restores all rows of all tables and all files from a backup (%s)', async (engine) => {
  const [folder, saved] = [await temporaryFolder(), await temporaryFolder()];
  const database = await openMemoryDatabase();
  onTestFinished(() => database.close());
  await signUpEverybody(database);
  await fillEveryTable(database);
  await fillPlatform(database);
  await writeFiles(saved);
  const [path, dataDir, now] = [join(folder, 'saved.backup'), join(folder, 'data'), new Date()];
  await createBackup(database, { dataDir: saved, path, now });
  await restoreBackup({ path, dataDir, replace: false, now, engine });
  const restored = await openDatabase({ dataDir });
  onTestFinished(() => restored.close());
  const [before, after] = [await contents(database), await contents(restored)];
  const tables = Object.values(before).filter((rows) => rows.length > 0);
  expect(tables.length).toBeGreaterThan(60);
  // The engines order text by different rules.
  for (const [table, rows] of Object.entries(before))
    expect(after[table]?.toSorted(), table).toEqual(rows.toSorted());
  expect(await otherFiles(dataDir)).toEqual(await otherFiles(saved));
});
