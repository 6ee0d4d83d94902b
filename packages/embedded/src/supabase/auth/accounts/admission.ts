import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';

/** Whether an address may sign up; for null, whether any may. */
export async function isAdmitted({ database, admits }: AuthContext, email: string | null): Promise<boolean> {
  if (admits === undefined) return true;
  const { rows } = await database.query<{ admitted: boolean }>(`select ${admits}($1) as admitted`, [email]);
  return rows[0]?.admitted === true;
}

/**
 * Throws 422 `signup_disabled` unless the address may sign up. Runs before any look-up, so that the refusal
 * does not reveal whether an account exists.
 */
export async function assertAdmitted(context: AuthContext, email: string): Promise<void> {
  if (await isAdmitted(context, email)) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
