import type { CalendarDate } from '../../core/dates.ts';
import { visibleName } from '../reviews/opinions.ts';
import type { Activity, Blocked, Followed } from './public-profile.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { profileTitle } from './public-profiles.queries.ts';

/** Page size of followed and blocked people. */
export const PEOPLE_PAGE = 30;

/** Follows a person; rejects with `forbidden` if their profile is not visible, `invalid` beyond a thousand. */
export async function followPerson(client: Client, userId: string, whom: string): Promise<void> {
  const row = { follower_id: userId, followed_id: whom };
  await answerOrNone(client.from('follows').upsert(row, { ignoreDuplicates: true }));
}

/** Unfollows a person; idempotent. */
export async function unfollowPerson(client: Client, userId: string, whom: string): Promise<void> {
  await answerOrNone(client.from('follows').delete().eq('follower_id', userId).eq('followed_id', whom));
}

/** Removes a follower of the caller; idempotent. */
export async function removeFollower(client: Client, follower: string): Promise<void> {
  await answerOrNone(client.rpc('remove_follower', { p_follower: follower }));
}

/** Blocks a person, which ends following in both directions; rejects with `invalid` beyond a thousand. */
export async function blockPerson(client: Client, userId: string, whom: string): Promise<void> {
  const row = { blocker_id: userId, blocked_id: whom };
  await answerOrNone(client.from('blocks').upsert(row, { ignoreDuplicates: true }));
}

/** Unblocks a person; idempotent. */
export async function unblockPerson(client: Client, userId: string, whom: string): Promise<void> {
  await answerOrNone(client.from('blocks').delete().eq('blocker_id', userId).eq('blocked_id', whom));
}

/** A page (from 1) of people the caller follows, or of the caller's followers, latest first, and the total. */
export async function loadFollows(
  client: Client,
  which: 'following' | 'followers',
  page: number,
): Promise<{ people: Followed[]; total: number }> {
  const range = { p_limit: PEOPLE_PAGE, p_offset: (page - 1) * PEOPLE_PAGE };
  const rows = await answerOf(client.rpc(`my_${which}`, range));
  const people = rows.map(({ user_id: userId, handle, full_name: name, avatar_url: avatarUrl }) => ({
    ...{ userId, handle, avatarUrl },
    name: visibleName(name),
  }));
  return { people, total: rows[0]?.total_count ?? 0 };
}

/** A page (from 1) of people the caller has blocked, latest first, and the total. */
export async function loadBlocked(
  client: Client,
  userId: string,
  page: number,
): Promise<{ people: Blocked[]; total: number }> {
  const from = (page - 1) * PEOPLE_PAGE;
  const answer = await client
    .from('blocks')
    .select('blocked_id, known_as', { count: 'exact' })
    .eq('blocker_id', userId)
    .order('created_at', { ascending: false })
    .order('blocked_id')
    .range(from, from + PEOPLE_PAGE - 1);
  const rows = await answerOf(Promise.resolve(answer));
  const people = rows.map((row) => ({ userId: row.blocked_id, knownAs: visibleName(row.known_as) }));
  return { people, total: answer.count ?? 0 };
}

/** Reports a profile to the admins; rejects with `duplicate` the second time. */
export async function reportProfile(
  client: Client,
  userId: string,
  whom: string,
  reason: string,
): Promise<void> {
  const row = { user_id: userId, profile_id: whom, reason: reason.trim() };
  await answerOrNone(client.from('profile_reports').insert(row));
}

/** Watches of followed people since a day, as visible on their profiles: one per person and day. */
export async function loadActivity(client: Client, since: CalendarDate, most: number): Promise<Activity[]> {
  const rows = await answerOf(client.rpc('followed_activity', { p_since: since, p_limit: most }));
  return rows.map((row) => ({
    ...profileTitle(row),
    userId: row.user_id,
    handle: row.handle,
    name: visibleName(row.full_name),
    day: row.day,
    episodes: row.episodes,
    others: row.others,
  }));
}
