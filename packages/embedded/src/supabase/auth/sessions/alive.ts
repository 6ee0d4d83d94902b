import type { Caller } from '../tokens.ts';

/**
 * SQL that is false if the caller's session was ended. Hosted Supabase accepts an access token until it
 * expires; checking the session's row in the first statement of each request makes sign-out and a new
 * password effective at once. Its three parameters are {@link sessionOf}'s, numbered from `first`. Must run
 * before the caller's role is set.
 */
export function sessionAlive(first: number): string {
  return `($${first}::uuid is null or exists (
      select from auth.sessions
      where id = $${first + 1}::uuid and user_id = $${first}::uuid
        and (not_after is null or not_after > $${first + 2}::timestamptz)))`;
}

/** User, session and time for {@link sessionAlive}; user is null for API keys. */
export function sessionOf({ userId, claims }: Caller, now: Date): [string | null, string | null, Date] {
  const session = claims.session_id;
  return [userId, typeof session === 'string' ? session : null, now];
}
