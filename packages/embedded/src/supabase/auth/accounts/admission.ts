import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';

/** Whether an account may be made for this address now; for null, whether for any. */
export async function isAdmitted({ database, admits }: AuthContext, email: string | null): Promise<boolean> {
  if (admits === undefined) return true;
  const { rows } = await database.query<{ admitted: boolean }>(`select ${admits}($1) as admitted`, [email]);
  return rows[0]?.admitted === true;
}

/**
 * Throws 422 `signup_disabled` unless the address may sign up. Before anything is looked up: what somebody is told who
 * was not invited says nothing about who has an account.
 */
export async function assertAdmitted(context: AuthContext, email: string): Promise<void> {
  if (await isAdmitted(context, email)) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
