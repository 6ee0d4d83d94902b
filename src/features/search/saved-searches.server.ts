import { BackendError } from '../../core/backend/errors.ts';
import { loadSavedSearches } from './saved-searches.queries.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import type { SavedSearch } from './saved-searches.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';

/** Loads the signed-in user's saved searches, the latest first. */
export function loadSavedSearchesPage(
  context: PersonContext,
): Promise<PersonOutcome<{ userId: string; searches: SavedSearch[] }>> {
  return forPerson(context, async ({ client, userId }) => ({
    userId,
    searches: await loadSavedSearches(client, userId),
  }));
}

/** Saved searches for the home page; empty if the backend fails. */
export async function loadSearchesOfHome({ client, userId }: Person): Promise<SavedSearch[]> {
  try {
    return await loadSavedSearches(client, userId);
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}
