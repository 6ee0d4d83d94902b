import type { TestProject } from 'vitest/node';
import { sharePostgres } from '../../../packages/embedded/tests/support/share-postgres.ts';
import { MARQUEE } from './marquee-schema.ts';

/**
 * One PostgreSQL for the files of all kinds of tests. Each project has this setup, but only the root's starts
 * the server.
 */
export default async function start(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  return project.isRootProject() ? sharePostgres(project, MARQUEE) : undefined;
}
