import { MIGRATIONS } from '../server/migrations.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreBackup } from 'embedded-services/supabase';
import { countedFiles, countedRows, runCommand } from './command.ts';

const usage = 'npm run restore -- FILE [--replace]';

await runCommand(
  { usage, words: [1, 1], flags: ['replace'] },
  async ({ words: [file = ''], flags, config }) => {
    const path = resolve(file);
    if (!existsSync(path)) throw new Error(`${path} does not exist.`);
    const { databaseUrl, databaseEngine: engine } = config;
    const dataDir = resolve(config.dataDir);
    const { rows, files } = await restoreBackup({
      migrations: MIGRATIONS,
      path,
      dataDir,
      databaseUrl,
      engine,
      replace: flags.replace,
      now: new Date(),
    });
    const place = databaseUrl === undefined ? dataDir : `DATABASE_URL and ${dataDir}`;
    return `Restored ${countedRows(rows)} and ${countedFiles(files)} to ${place}.`;
  },
);
