import type { TestProject } from 'vitest/node';
import { sharePostgres } from '../../../packages/embedded/tests/support/share-postgres.ts';
import { MARQUEE } from './marquee-schema.ts';

/** One PostgreSQL for the files of every kind of test: each has this setup from the root, whose server serves them all. */
export default async function start(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  return project.isRootProject() ? sharePostgres(project, MARQUEE) : undefined;
}
