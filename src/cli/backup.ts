import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../contract/config.ts';
import { askForBackup, type BackupMade, backUpRunning } from 'embedded-services/supabase';
import { backupPath, dropOldBackups, openFolder } from '../server/backups.ts';
import { countedFiles, countedRows, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = 'npm run backup -- FILE (or without FILE, into BACKUP_DIR)';

/** Lets the server running on the data directory make the backup, else makes it in this process. */
async function save(config: Config, path: string): Promise<BackupMade> {
  const dataDir = resolve(config.dataDir);
  const leave = config.backups ? [resolve(config.backups.directory)] : [];
  const own = config.databaseUrl === undefined;
  const asked = own ? await askForBackup(dataDir, path, leave) : undefined;
  if (asked) return asked;
  return withDatabase(config, (database) =>
    backUpRunning(database, { dataDir, path, leave, now: new Date() }),
  );
}

await runCommand({ usage, words: [0, 1] }, async ({ words: [file], config }) => {
  const { backups } = config;
  if (file === undefined && backups === undefined) throw new Error(`Usage: ${usage}`);
  if (file === undefined && backups) await openFolder(backups);
  const path = file === undefined && backups ? backupPath(backups, new Date()) : resolve(file ?? '');
  if (existsSync(path)) throw new Error(`${path} exists already: choose another name.`);
  const { rows, files } = await save(config, path);
  if (file === undefined && backups) await dropOldBackups(backups);
  return `Saved ${countedRows(rows)} and ${countedFiles(files)} to ${path}. It holds passwords and keys: keep it safe.`;
});
