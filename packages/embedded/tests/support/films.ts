import { packagePath } from '../../src/supabase/database/package-path.ts';
import { databaseOf } from './database-of.ts';
import type { TestSchema } from './test-schema.ts';

/** The schema of these tests. */
export const FILMS: TestSchema = {
  name: 'films',
  migrations: { folder: packagePath('tests/support/schema') },
};

export const { openDatabase, prepareSchema, restoreBackup, moveInside } = databaseOf(FILMS);
