import { resolve } from 'node:path';
import { openDatabase } from '../../embedded/backend/database/open.ts';
import { moveRows } from '../../embedded/backend/database/transfer/move-rows.ts';
import { countedRows, runCommand } from './command.ts';
import { assertDirectoryExists } from './with-database.ts';

const usage = 'npm run move-to-postgres -- postgres://USER:PASSWORD@HOST/DATABASE';

await runCommand({ usage, words: [1, 1] }, async ({ words: [databaseUrl = ''], config }) => {
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl)) throw new Error(`Usage: ${usage}`);
  const dataDir = resolve(config.dataDir);
  assertDirectoryExists(dataDir);
  // Both are migrated first, so that the rows fit.
  const source = await openDatabase({ dataDir });
  try {
    const target = await openDatabase({ dataDir, databaseUrl });
    try {
      const moved = countedRows(await moveRows(source, target));
      return `Copied ${moved}. Start the server with DATABASE_URL set to that address; uploads stay in ${dataDir}.`;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
