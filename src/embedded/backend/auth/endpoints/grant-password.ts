import { z } from 'zod';
import { userByEmail } from '../accounts/users.ts';
import type { Endpoint } from '../context.ts';
import { answer, AuthError, invalid } from '../http/auth-error.ts';
import { readBody } from '../http/read-body.ts';
import { startSession } from '../sessions/sessions.ts';
import { optionalText } from './fields.ts';

const BODY = z.object({ email: optionalText, password: optionalText });

/**
 * `grant_type=password`. A wrong password, an unknown address and an account without a password are told the
 * same and take the same time; whether the address is confirmed is said only to who knows the password.
 */
export const passwordGrant: Endpoint = async (context, from) => {
  context.limiter.request('signIn', from.client.address);
  const body = await readBody(from.request, BODY);
  // No stored address is longer, and the limiter keeps what it is given.
  const email = (body.email ?? '').trim().toLowerCase().slice(0, 256);
  if (email === '') throw invalid('missing email or phone');
  context.limiter.account(email);
  const user = await userByEmail(context.database, email);
  if (!(await context.passwords.matches(body.password ?? '', user?.encrypted_password)) || !user) {
    context.limiter.accountFailed(email);
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const session = { userId: user.id, method: 'password', from } as const;
  return answer(await context.database.transaction((tx) => startSession(context, tx, session)));
};
