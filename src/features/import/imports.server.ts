import { loadImports } from '../../../backend/import/imports.ts';
import type { ImportProgress } from '../../../domain/import/import-job.ts';
import type { PersonOutcome } from '../../../domain/outcome.ts';
import { forPerson, type PersonContext } from '../../person.ts';

/** Loads the import page: imports of the last thirty days, the latest first. */
export function loadImportPage(context: PersonContext): Promise<PersonOutcome<ImportProgress[]>> {
  return forPerson(context, ({ client }) => loadImports(client));
}
