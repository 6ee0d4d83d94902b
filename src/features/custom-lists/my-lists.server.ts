import { loadListsOf } from './custom-lists.queries.ts';
import type { ListSummary } from './custom-lists.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** The signed-in user's lists, most recently changed first. */
export function loadMyLists(
  context: PersonContext,
): Promise<PersonOutcome<{ userId: string; lists: ListSummary[] }>> {
  return forPerson(context, async ({ client, userId }) => ({
    userId,
    lists: await loadListsOf(client, userId),
  }));
}
