import type { TestProject } from 'vitest/node';
import { FILMS } from './films.ts';
import { sharePostgres } from './share-postgres.ts';

export default (project: TestProject) => sharePostgres(project, FILMS);
