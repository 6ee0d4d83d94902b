export { engineOf } from './supabase/database/choose-engine.ts';
export type { Database } from './supabase/database/contract.ts';
export { DataDirectoryError } from './supabase/database/directory/data-directory-error.ts';
export { notWritableWords } from './supabase/database/directory/folder-rights.ts';
export { freeBytes } from './supabase/database/directory/free-space.ts';
export {
  appliedVersions,
  listMigrations,
  refusalOf,
  type MigrationSource,
} from './supabase/database/migrations.ts';
export { openDirectory } from './supabase/database/open-directory.ts';
export { openDatabase } from './supabase/database/open.ts';
export { PgliteDatabase } from './supabase/database/pglite/pglite-database.ts';
export { PostgresDatabase } from './supabase/database/postgres/postgres-database.ts';
export { prepareSchema } from './supabase/database/schema.ts';
export { askForBackup } from './supabase/database/transfer/control.ts';
export { moveInside } from './supabase/database/transfer/move-inside.ts';
export { moveRows } from './supabase/database/transfer/move-rows.ts';
export { proveAlike } from './supabase/database/transfer/prove-alike.ts';
export { restoreBackup } from './supabase/database/transfer/restore.ts';
export { backUpRunning, type BackupMade } from './supabase/database/transfer/running-backup.ts';
export { isPrivateSite } from './supabase/outbox/server.ts';
export { openShared } from './supabase/own-or-shared.ts';
export {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from './supabase/server.ts';
