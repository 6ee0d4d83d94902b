import type { PersonOutcome } from '../../../domain/outcome.ts';
import { forPerson, type PersonContext } from '../../person.ts';

/** The page of imports: whose it is; what they have brought the page asks for itself. */
export function loadImportPage(context: PersonContext): Promise<PersonOutcome<{ userId: string }>> {
  return forPerson(context, ({ userId }) => Promise.resolve({ userId }));
}
