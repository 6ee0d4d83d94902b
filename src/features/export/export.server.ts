import { EXPORT_PROBLEMS, type ExportProblem } from './parts.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** The page of the export. */
export interface ExportPage {
  /** Why the one just asked for was not made; null for none. */
  problem: ExportProblem | null;
}

/** The page of the export for whoever is signed in; the address says what became of the last one. */
export function loadExportPage(context: PersonContext, url: URL): Promise<PersonOutcome<ExportPage>> {
  const said = url.searchParams.get('problem');
  const problem = EXPORT_PROBLEMS.find((known) => known === said) ?? null;
  return forPerson(context, () => Promise.resolve({ problem }));
}
