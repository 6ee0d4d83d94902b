import { loadBlocked, loadFollows } from './follows.queries.ts';
import { loadOwnFavorites, loadOwnPublicProfile } from './own-profile-page.queries.ts';
import type { Followed, OwnPublicProfile, ProfileTitle } from './public-profile.ts';
import type { Person } from '../../server/person.ts';

interface PeoplePart {
  people: Pick<Followed, 'userId' | 'name' | 'handle'>[];
  total: number;
}

/** The user's public profile settings, and the first people they follow, are followed by and have blocked. */
export interface OwnPagePart {
  /** Null without a public profile. */
  profile: OwnPublicProfile | null;
  favorites: ProfileTitle[];
  following: PeoplePart;
  followers: PeoplePart;
  blocked: PeoplePart;
}

/** Loads the public profile settings. */
export async function loadOwnPagePart({ client, userId }: Person): Promise<OwnPagePart> {
  const [profile, favorites, following, followers, blocked] = await Promise.all([
    loadOwnPublicProfile(client),
    loadOwnFavorites(client, userId),
    loadFollows(client, 'following', 1),
    loadFollows(client, 'followers', 1),
    loadBlocked(client, userId, 1),
  ]);
  const named = blocked.people.map((one) => ({ userId: one.userId, name: one.knownAs, handle: null }));
  return { profile, favorites, following, followers, blocked: { people: named, total: blocked.total } };
}
