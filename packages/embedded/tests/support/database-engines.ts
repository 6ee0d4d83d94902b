import { FILMS } from './films.ts';
import { testDatabasesOf } from './test-databases.ts';

export const { dataDirectory, describeOnEveryEngine, openMemoryDatabase, openTestDatabase } =
  testDatabasesOf(FILMS);
