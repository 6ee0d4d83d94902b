import type { ListTitle } from '../../core/lists.ts';
import {
  HANDLE_STATES,
  PROFILE_PARTS,
  type HandleState,
  type OwnPublicProfile,
  type ProfileLevel,
  type ProfilePart,
  type ProfileTitle,
} from './public-profile.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { profileLevel, profileParts, profileTitle } from './public-profiles.queries.ts';

/** The signed-in user's public profile; null if there is none. */
export async function loadOwnPublicProfile(client: Client): Promise<OwnPublicProfile | null> {
  const [row] = await answerOf(client.rpc('my_profile_page'));
  if (!row) return null;
  const { handle, link_key: key, suspended, followers, following } = row;
  return {
    ...{ handle, key, suspended, followers, following },
    level: profileLevel(row.visibility),
    parts: profileParts(row),
  };
}

function stateOf(value: string): HandleState {
  return HANDLE_STATES.find((state) => state === value) ?? 'malformed';
}

/** Whether a handle is available to the caller. */
export async function loadHandleState(client: Client, handle: string): Promise<HandleState> {
  return stateOf(await answerOf(client.rpc('handle_state', { p_handle: handle })));
}

/** Gives the caller a handle, and with the first one a private profile; returns `claimed`, or why not. */
export async function claimHandle(client: Client, handle: string): Promise<HandleState> {
  return stateOf(await answerOf(client.rpc('claim_handle', { p_handle: handle })));
}

/** Changes who sees the caller's profile or which parts; rejects with `none` if there is no profile. */
export async function changeOwnPublicProfile(
  client: Client,
  userId: string,
  changes: { level?: ProfileLevel; parts?: Partial<Record<ProfilePart, boolean>> },
): Promise<void> {
  const { level, parts = {} } = changes;
  const shown = PROFILE_PARTS.flatMap((part) =>
    parts[part] === undefined ? [] : [[`show_${part}`, parts[part]] as const],
  );
  const row = { ...(level === undefined ? {} : { visibility: level }), ...Object.fromEntries(shown) };
  await answerOf(client.from('profile_pages').update(row).eq('user_id', userId).select('user_id').single());
}

/** Creates a new key for the private link; the old one stops working. Rejects with `none` if there is no profile. */
export async function renewProfileLink(client: Client): Promise<string> {
  return answerOf(client.rpc('renew_profile_link'));
}

/** The top titles of the user's profile, in order. */
export async function loadOwnFavorites(client: Client, userId: string): Promise<ProfileTitle[]> {
  const columns = 'kind, title_id, title, poster_path, release_date';
  const call = client.from('profile_favorites').select(columns).eq('user_id', userId).order('place');
  return ((await answerOrNone(call)) ?? []).map(profileTitle);
}

/** Replaces the top titles of the caller's profile, at most four. */
export async function chooseFavorites(
  client: Client,
  titles: readonly Pick<ListTitle, 'kind' | 'id' | 'title' | 'posterPath' | 'date'>[],
): Promise<void> {
  const chosen = titles.map(({ kind, id, title, posterPath, date }) => ({
    kind,
    id,
    title,
    posterPath,
    date,
  }));
  await answerOf(client.rpc('choose_profile_favorites', { p_titles: chosen }));
}
