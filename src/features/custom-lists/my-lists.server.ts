import { loadListsOf } from './custom-lists.queries.ts';
import type { ListSummary } from './custom-lists.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** The lists of whoever is signed in, the one changed last first. */
export function loadMyLists(
  context: PersonContext,
): Promise<PersonOutcome<{ userId: string; lists: ListSummary[] }>> {
  return forPerson(context, async ({ client, userId }) => ({
    userId,
    lists: await loadListsOf(client, userId),
  }));
}
