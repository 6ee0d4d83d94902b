import { resolve } from 'node:path';
import { openDatabase } from '../../embedded/backend/database/open.ts';
import { moveInside } from '../../embedded/backend/database/transfer/move-inside.ts';
import { moveRows } from '../../embedded/backend/database/transfer/move-rows.ts';
import { proveAlike } from '../../embedded/backend/database/transfer/prove-alike.ts';
import { countedRows, runCommand } from './command.ts';
import { assertDirectoryExists } from './with-database.ts';

const usage = 'npm run move-to-postgres -- [postgres://USER:PASSWORD@HOST/DATABASE]';

/** Into the PostgreSQL that Marquee runs by itself, in the same data directory. */
async function moveBelow(dataDir: string): Promise<string> {
  const { rows, aside } = await moveInside(dataDir, new Date());
  return (
    `Copied ${countedRows(rows)} and compared each with its original: PostgreSQL keeps the data in ${dataDir} from now ` +
    `on. The old database lies beside it as ${aside}; delete it when you are content.`
  );
}

/** Into somebody's server. */
async function moveAway(dataDir: string, databaseUrl: string): Promise<string> {
  // Both are migrated first, so that the rows fit.
  const source = await openDatabase({ dataDir });
  try {
    const target = await openDatabase({ dataDir, databaseUrl });
    try {
      const moved = countedRows(await moveRows(source, target));
      await proveAlike(source, target);
      return `Copied ${moved}. Start the server with DATABASE_URL set to that address; uploads stay in ${dataDir}.`;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

await runCommand({ usage, words: [0, 1] }, async ({ words: [databaseUrl], config }) => {
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//.test(databaseUrl))
    throw new Error(`Usage: ${usage}`);
  const dataDir = resolve(config.dataDir);
  await assertDirectoryExists(dataDir);
  return databaseUrl === undefined ? moveBelow(dataDir) : moveAway(dataDir, databaseUrl);
});
