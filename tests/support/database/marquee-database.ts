import { databaseOf } from '../../../packages/embedded/tests/support/database-of.ts';
import { MARQUEE } from './marquee-schema.ts';

export const { openDatabase, prepareSchema, restoreBackup } = databaseOf(MARQUEE);
