import { testDatabasesOf } from '../../../packages/embedded/tests/support/test-databases.ts';
import { MARQUEE } from './marquee-schema.ts';

export const { dataDirectory, describeOnEveryEngine, openMemoryDatabase, openTestDatabase } =
  testDatabasesOf(MARQUEE);
