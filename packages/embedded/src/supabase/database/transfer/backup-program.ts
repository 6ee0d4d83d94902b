import { compileForLittleMemory } from '../pglite/engine-options.ts';
import { PgliteDatabase } from '../pglite/pglite-database.ts';
import { PostgresDatabase } from '../postgres/postgres-database.ts';
import { createBackup } from './backup.ts';
import type { BackupAnswer, BackupOrder } from './running-backup.ts';

// Forked by running-backup.ts, so that serialising and compressing does not block the server.

async function carryOut({ source, now, ...place }: BackupOrder): Promise<BackupAnswer> {
  const database =
    'folder' in source
      ? await PgliteDatabase.open({ settings: { directory: source.folder } })
      : await PostgresDatabase.open(source.address);
  try {
    return { kind: 'made', end: await createBackup(database, { ...place, now: new Date(now) }) };
  } finally {
    await database.close();
  }
}

compileForLittleMemory();
process.on('disconnect', () => process.exit(1));
process.once('message', (order: BackupOrder) => {
  carryOut(order)
    .catch((error: unknown): BackupAnswer => {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    })
    .then((answer) => process.send?.(answer, () => process.exit(0)))
    .catch(() => process.exit(1));
});
