import { join, resolve } from 'node:path';
import type { Config } from '../contract/config.ts';
import { moveInside, moveRows, openDatabase, openShared, proveAlike } from 'embedded-services/supabase';
import { vaultsOf } from '../server/key-vault.ts';
import { MIGRATIONS } from '../server/migrations.ts';
import { countedRows, runCommand } from './command.ts';
import { assertDirectoryExists } from './with-database.ts';

const usage = 'npm run move-to-postgres -- [postgres://USER:PASSWORD@HOST/DATABASE]';

/** Moves to the bundled PostgreSQL in the same data directory. */
async function moveBelow(dataDir: string): Promise<string> {
  const { rows, aside } = await moveInside(dataDir, MIGRATIONS, new Date());
  return (
    `Copied ${countedRows(rows)} and compared each with its original: PostgreSQL keeps the data in ${dataDir} from now ` +
    `on. The old database lies beside it as ${aside}; delete it when you are content.`
  );
}

/** Moves to an external server. */
async function moveAway(config: Config, dataDir: string, databaseUrl: string): Promise<string> {
  // Migrates both, so that their tables match.
  const source = await openDatabase({ dataDir, migrations: MIGRATIONS });
  try {
    const target = await openDatabase({ dataDir, databaseUrl, migrations: MIGRATIONS });
    try {
      const moved = countedRows(await moveRows(source, target));
      await proveAlike(source, target);
      await openShared(target, dataDir, vaultsOf({ ...config, dataDir }));
      const secret = config.apiKeyEncryptionKey
        ? 'the same API_KEY_ENCRYPTION_KEY'
        : `API_KEY_ENCRYPTION_KEY set to what stands in ${join(dataDir, 'api-key-encryption-key')}`;
      return (
        `Copied ${moved}, uploads and keys. Start the server with DATABASE_URL set to that address, and with ${secret}; ` +
        `${dataDir} stays as it is.`
      );
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
  return databaseUrl === undefined ? moveBelow(dataDir) : moveAway(config, dataDir, databaseUrl);
});
