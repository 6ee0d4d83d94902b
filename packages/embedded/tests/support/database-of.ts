import type { Database } from '../../src/supabase/database/contract.ts';
import type { MigrateOptions } from '../../src/supabase/database/migrations.ts';
import { openDatabase, type OpenOptions } from '../../src/supabase/database/open.ts';
import { prepareSchema } from '../../src/supabase/database/schema.ts';
import { moveInside } from '../../src/supabase/database/transfer/move-inside.ts';
import { restoreBackup, type RestoreOptions } from '../../src/supabase/database/transfer/restore.ts';
import type { TestSchema } from './test-schema.ts';

/** What opens and fills databases, with the migrations of a schema. */
export function databaseOf({ migrations }: TestSchema) {
  return {
    openDatabase: (options: Omit<OpenOptions, 'migrations'>) => openDatabase({ ...options, migrations }),
    prepareSchema: (database: Database, options?: MigrateOptions) =>
      prepareSchema(database, migrations, options),
    restoreBackup: (options: Omit<RestoreOptions, 'migrations'>) => restoreBackup({ ...options, migrations }),
    moveInside: (dataDir: string, now: Date) => moveInside(dataDir, migrations, now),
  };
}
