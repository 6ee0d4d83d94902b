import { z } from 'zod';
import { assertAdmitted } from '../accounts/admission.ts';
import { checkMetadata } from '../accounts/metadata.ts';
import { checkStrength } from '../accounts/passwords.ts';
import { newcomerJson } from '../accounts/user-json.ts';
import { holdUserByEmail, insertUser, type NewUser } from '../accounts/users.ts';
import type { AuthContext, AuthMail, AuthRequest, Endpoint } from '../context.ts';
import type { Transaction } from '../../database/contract.ts';
import { answer, invalid } from '../http/auth-error.ts';
import { readBody } from '../http/read-body.ts';
import { safeRedirect, wantedRedirect } from '../http/redirects.ts';
import { readChallenge, type Challenge } from '../links/flow-state.ts';
import { prepareMail } from '../links/mail-link.ts';
import { addMailLink, clientOf, lastMail } from '../links/mail-links.ts';
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
 * `POST /signup`: creates an unconfirmed account. The response is the same if the address is new, unconfirmed
 * (it gets another link, with the new password) or confirmed (its owner is notified by mail). If sign-up is
 * by invitation, all other addresses are refused alike.
 */
export const signup: Endpoint = async (context, from) => {
  context.limiter.request('signUp', from.client.address);
  const body = await readBody(from.request, BODY);
  const challenge = readChallenge(body);
  if (!body.password) throw invalid('Signup requires a valid password');
  const email = readEmail(body.email);
  checkStrength(body.password);
  await assertAdmitted(context, email);
  const metadata = checkMetadata(body.data ?? {});
  context.limiter.mail('confirmation', email, from.client.address);
  const encryptedPassword = await context.passwords.hash(body.password);
  const request = { email, encryptedPassword, metadata, challenge, from };
  const mail = await context.database.transaction((tx) => register(context, tx, request));
  context.background('sign-up mail', () => context.sendMail(mail));
  return answer(newcomerJson({ email, metadata }, context.pseudonymSecret, context.clock()));
};

async function register(
  context: AuthContext,
  tx: Transaction,
  { challenge, from, ...account }: SignUp,
): Promise<AuthMail> {
  const { random, clock, limiter, siteUrl } = context;
  const known = await holdUserByEmail(tx, account.email);
  const added = known ? undefined : await insertUser(tx, account, random, clock());
  const user = known ?? added ?? (await holdUserByEmail(tx, account.email));
  if (!user) throw new Error('the account vanished during its sign-up');
  // Counts every address alike, so that a refusal reveals nothing.
  if (!added) limiter.sentAt(await lastMail(tx, user.id, ['confirmation', 'notice']));
  const asked = { userId: user.id, client: clientOf(from) };
  if (user.email_confirmed_at) {
    await addMailLink(context, tx, { ...asked, kind: 'notice' });
    const wanted = safeRedirect(wantedRedirect(from.request), siteUrl);
    return { kind: 'notice', to: user.email, link: new URL(siteUrl).href, wanted };
  }
  if (!added) await expectPassword(tx, user.id, account.encryptedPassword);
  const kind = 'confirmation';
  const secrets = await addMailLink(context, tx, { ...asked, ...account, kind, challenge });
  return prepareMail(context, tx, { user, kind, secrets, from });
}

/**
 * Until confirmation, this password yields the error that the address is unconfirmed; the link decides which
 * one is set.
 */
async function expectPassword(tx: Transaction, userId: string, encrypted: string): Promise<void> {
  await tx.query(
    'update auth.users set encrypted_password = $2 where id = $1::uuid and email_confirmed_at is null',
    [userId, encrypted],
  );
}
