import { m } from '../../paraglide/messages.js';
import { loadBlocked, loadFollows, PEOPLE_PAGE } from '../../backend/public-profile/follows.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';

/** Whom one follows, who follows one, whom one has blocked. */
export type WhichPeople = 'following' | 'followers' | 'blocked';

/** One of them, as far as one may know who it is. */
export interface KnownPerson {
  userId: string;
  name: string | null;
  handle: string | null;
}

/** Some of them, and how many there are. */
export interface PeopleOf {
  people: KnownPerson[];
  total: number;
}

/** The people shown so far with the next page of them; null when they could not be loaded, which the toast says. */
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
  // Whom one has let go of meanwhile moves the pages: nobody stands there twice.
  const fresh = found.value.people.filter((one) => !shown.some(({ userId }) => userId === one.userId));
  const people = [...shown, ...fresh];
  return { people, total: fresh.length === 0 ? people.length : found.value.total };
}
