import { EXPORT_PROBLEMS, type ExportProblem } from './parts.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** The export page. */
export interface ExportPage {
  /** Why the last export failed; null if it did not. */
  problem: ExportProblem | null;
}

/** Loads the export page for the signed-in user. */
export function loadExportPage(context: PersonContext, url: URL): Promise<PersonOutcome<ExportPage>> {
  const said = url.searchParams.get('problem');
  const problem = EXPORT_PROBLEMS.find((known) => known === said) ?? null;
  return forPerson(context, () => Promise.resolve({ problem }));
}
