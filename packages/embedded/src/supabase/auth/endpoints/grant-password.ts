import { z } from 'zod';
import { userByEmail } from '../accounts/users.ts';
import type { Endpoint } from '../context.ts';
import { AuthError, invalid } from '../http/auth-error.ts';
import { answerSession, knownDevice } from '../http/known-device.ts';
import { readBody } from '../http/read-body.ts';
import { startSession } from '../sessions/sessions.ts';
import { optionalText } from './fields.ts';

const BODY = z.object({ email: optionalText, password: optionalText });

/**
 * `grant_type=password`. A wrong password, an unknown address and an account without a password give the same
 * response in the same time; that an address is unconfirmed is revealed only with the right password. Rate
 * limits count known devices separately, so that guessing does not lock out the owner.
 */
export const passwordGrant: Endpoint = async (context, from) => {
  const body = await readBody(from.request, BODY);
  // Stored addresses are shorter; bounds the limiter's memory.
  const email = (body.email ?? '').trim().toLowerCase().slice(0, 256);
  if (email === '') throw invalid('missing email or phone');
  const { address } = from.client;
  const guesser = { email, address, device: knownDevice(context, from, email) };
  context.limiter.signIn(guesser);
  const user = await userByEmail(context.database, email);
  if (!(await context.passwords.matches(body.password ?? '', user?.encrypted_password)) || !user) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  context.limiter.signInSucceeded(guesser);
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const session = { userId: user.id, method: 'password', from } as const;
  const begun = await context.database.transaction((tx) => startSession(context, tx, session));
  return answerSession(context, from, begun);
};
