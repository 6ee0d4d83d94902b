import { z } from 'zod';
import { checkStrength } from '../accounts/passwords.ts';
import { obfuscatedUser, userJson } from '../accounts/user-json.ts';
import { insertUser, userByEmail, type NewUser } from '../accounts/users.ts';
import type { AuthContext, AuthMail, AuthRequest, Endpoint } from '../context.ts';
import type { Transaction } from '../../database/contract.ts';
import { answer, invalid } from '../http/auth-error.ts';
import { readBody } from '../http/read-body.ts';
import { readChallenge, type Challenge } from '../links/flow-state.ts';
import { prepareMail } from '../links/mail-link.ts';
import { challengeFields, optionalText, readEmail } from './fields.ts';

const BODY = z.object({
  email: optionalText,
  password: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  ...challengeFields,
});

interface SignUp extends NewUser {
  challenge: Challenge | undefined;
  from: AuthRequest;
}

/**
 * `POST /signup`: makes an account that waits for its address to be confirmed. An address that waits already
 * gets another mail and keeps its password; one that is confirmed gets a made-up answer and no mail.
 */
export const signup: Endpoint = async (context, from) => {
  context.limiter.request('signUp', from.client.address);
  const body = await readBody(from.request, BODY);
  const challenge = readChallenge(body);
  if (!body.password) throw invalid('Signup requires a valid password');
  const email = readEmail(body.email);
  checkStrength(body.password);
  context.limiter.mail('confirmation', email, from.client.address);
  const encryptedPassword = await context.passwords.hash(body.password);
  const request = { email, encryptedPassword, metadata: body.data ?? {}, challenge, from };
  const { user, mail } = await context.database.transaction((tx) => register(context, tx, request));
  if (mail) context.background('confirmation mail', () => context.sendMail(mail));
  return answer(user);
};

async function register(
  context: AuthContext,
  tx: Transaction,
  { challenge, from, ...account }: SignUp,
): Promise<{ user: Record<string, unknown>; mail?: AuthMail }> {
  const { random, clock, limiter } = context;
  const known = await userByEmail(tx, account.email);
  const added = known ? undefined : await insertUser(tx, account, random, clock());
  const user = known ?? added ?? (await userByEmail(tx, account.email));
  if (!user) throw new Error('the account vanished during its sign-up');
  if (user.email_confirmed_at) return { user: obfuscatedUser(account, random, clock()) };
  if (!added) limiter.sentAt(user.confirmation_sent_at);
  const mail = await prepareMail(context, tx, { user, kind: 'confirmation', challenge, from });
  return { user: await userJson(tx, { ...user, confirmation_sent_at: clock() }), mail };
}
