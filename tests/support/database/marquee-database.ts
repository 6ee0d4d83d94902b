import {
  openDatabase as open,
  type OpenOptions,
} from '../../../packages/embedded/src/supabase/database/open.ts';
import type { MigrateOptions } from '../../../packages/embedded/src/supabase/database/migrations.ts';
import { prepareSchema as prepare } from '../../../packages/embedded/src/supabase/database/schema.ts';
import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { moveInside as move } from '../../../packages/embedded/src/supabase/database/transfer/move-inside.ts';
import {
  restoreBackup as restore,
  type RestoreOptions,
} from '../../../packages/embedded/src/supabase/database/transfer/restore.ts';
import { MIGRATIONS } from '../../../src/server/migrations.ts';

export { MIGRATIONS };

// The embedded database with Marquee's migrations.

export const openDatabase = (options: Omit<OpenOptions, 'migrations'>) =>
  open({ ...options, migrations: MIGRATIONS });

export const prepareSchema = (database: Database, options?: MigrateOptions) =>
  prepare(database, MIGRATIONS, options);

export const restoreBackup = (options: Omit<RestoreOptions, 'migrations'>) =>
  restore({ ...options, migrations: MIGRATIONS });

export const moveInside = (dataDir: string, now: Date) => move(dataDir, MIGRATIONS, now);
