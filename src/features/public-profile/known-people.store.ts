import { m } from '../../paraglide/messages.js';
import { loadBlocked, loadFollows, PEOPLE_PAGE } from './follows.queries.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';

export type WhichPeople = 'following' | 'followers' | 'blocked';

/** A followed, following or blocked person; name and handle are null if the user may not see them. */
export interface KnownPerson {
  userId: string;
  name: string | null;
  handle: string | null;
}

export interface PeopleOf {
  people: KnownPerson[];
  total: number;
}

/** Returns the people shown so far plus the next page. On failure shows a toast and returns null. */
export async function nextPeople(
  which: WhichPeople,
  own: string,
  shown: readonly KnownPerson[],
): Promise<PeopleOf | null> {
  const page = Math.floor(shown.length / PEOPLE_PAGE) + 1;
  const found = await attemptWithBackend(async (client): Promise<PeopleOf> => {
    if (which !== 'blocked') return loadFollows(client, which, page);
    const { people, total } = await loadBlocked(client, own, page);
    return { people: people.map(({ userId, knownAs }) => ({ userId, name: knownAs, handle: null })), total };
  });
  if (found.kind === 'failed') {
    sayFailure(found, { title: m.own_profile_missing(), text: found.message });
    return null;
  }
  // Removals shift the pages, so the next one may repeat people.
  const fresh = found.value.people.filter((one) => !shown.some(({ userId }) => userId === one.userId));
  const people = [...shown, ...fresh];
  return { people, total: fresh.length === 0 ? people.length : found.value.total };
}
