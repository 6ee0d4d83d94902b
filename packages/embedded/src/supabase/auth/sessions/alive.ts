import type { Caller } from '../tokens.ts';

/**
 * SQL that is true unless somebody signed in calls with the token of a session that was ended. Hosted Supabase
 * believes an access token until it expires; here one look at the session's row, in the statement that begins each
 * request, makes signing out and a new password hold at once. Its three parameters are {@link sessionOf}'s,
 * counted from `first`, and it has to run before the caller's role is taken.
 */
export function sessionAlive(first: number): string {
  return `($${first}::uuid is null or exists (
      select from auth.sessions
      where id = $${first + 1}::uuid and user_id = $${first}::uuid
        and (not_after is null or not_after > $${first + 2}::timestamptz)))`;
}

/** User, session and time for {@link sessionAlive}; both keys are nobody's, and so without a session. */
export function sessionOf({ userId, claims }: Caller, now: Date): [string | null, string | null, Date] {
  const session = claims.session_id;
  return [userId, typeof session === 'string' ? session : null, now];
}
