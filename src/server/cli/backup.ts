import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createBackup } from '../../embedded/backend/database/transfer/backup.ts';
import { countedFiles, countedRows, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

await runCommand({ usage: 'npm run backup -- FILE', words: [1, 1] }, ({ words: [file = ''], config }) => {
  const path = resolve(file);
  if (existsSync(path)) throw new Error(`${path} exists already: choose another name.`);
  return withDatabase(config, async (database) => {
    const { rows, files } = await createBackup(database, { dataDir: config.dataDir, path, now: new Date() });
    return `Saved ${countedRows(rows)} and ${countedFiles(files)} to ${path}. It holds passwords and keys: keep it safe.`;
  });
});
