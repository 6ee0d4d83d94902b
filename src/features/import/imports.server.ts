import { loadImports } from './imports.queries.ts';
import type { ImportProgress } from './import-job.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** Loads the import page: imports of the last thirty days, the latest first. */
export function loadImportPage(context: PersonContext): Promise<PersonOutcome<ImportProgress[]>> {
  return forPerson(context, ({ client }) => loadImports(client));
}
