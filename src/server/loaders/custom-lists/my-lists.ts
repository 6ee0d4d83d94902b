import { loadListsOf } from '../../../backend/custom-lists/custom-lists.ts';
import type { ListSummary } from '../../../domain/custom-lists/custom-lists.ts';
import type { PersonOutcome } from '../../../domain/outcome.ts';
import { forPerson, type PersonContext } from '../../person.ts';

/** The lists of whoever is signed in, the one changed last first. */
export function loadMyLists(
  context: PersonContext,
): Promise<PersonOutcome<{ userId: string; lists: ListSummary[] }>> {
  return forPerson(context, async ({ client, userId }) => ({
    userId,
    lists: await loadListsOf(client, userId),
  }));
}
