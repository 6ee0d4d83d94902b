import { z } from 'zod';
import { holdUserByEmail, type UserRow } from '../accounts/users.ts';
import type { Transaction } from '../../database/contract.ts';
import type { AuthContext, AuthRequest, Endpoint } from '../context.ts';
import { answer, AuthError, invalid } from '../http/auth-error.ts';
import { readBody } from '../http/read-body.ts';
import { readChallenge, type Challenge } from '../links/flow-state.ts';
import { prepareMail } from '../links/mail-link.ts';
import {
  addMailLink,
  clientOf,
  renewMailLink,
  type LinkKind,
  type MailSecrets,
} from '../links/mail-links.ts';
import { pendingSignUps, signUpToResend } from '../links/pending-sign-ups.ts';
import { challengeFields, optionalText, readEmail } from './fields.ts';

const BODY = z.object({ email: optionalText, type: optionalText, ...challengeFields });

interface Wanted {
  email: string;
  challenge: Challenge | undefined;
  from: AuthRequest;
}

type Prepare = (tx: Transaction, user: UserRow) => Promise<MailSecrets | undefined>;

/** `POST /recover`: mails a link that signs in to set a new password; always 200 `{}`. */
export const recover: Endpoint = async (context, from) => {
  const body = await readBody(from.request, BODY);
  const wanted = { email: readEmail(body.email), challenge: readChallenge(body), from };
  const client = clientOf(from);
  return mailSoon(context, 'recovery', wanted, async (tx, { id: userId, email_confirmed_at }) => {
    // For an unconfirmed address it also sets the name, but no password, since a new one follows.
    const own = email_confirmed_at ? [] : await pendingSignUps(tx, userId);
    const metadata = own.find((signUp) => signUp.client === client)?.metadata;
    const { challenge } = wanted;
    return addMailLink(context, tx, { userId, kind: 'recovery', client, challenge, metadata });
  });
};

/** `POST /resend`: mails the confirmation link again; 200 `{}` even if nothing is to be confirmed. */
export const resend: Endpoint = async (context, from) => {
  const body = await readBody(from.request, BODY);
  if (body.type !== 'signup') throw invalid('Only type "signup" can be resent by this server');
  const challenge = readChallenge(body);
  const wanted = { email: readEmail(body.email), challenge, from };
  const client = clientOf(from);
  return mailSoon(context, 'confirmation', wanted, async (tx, { id: userId, email_confirmed_at }) => {
    if (email_confirmed_at) return undefined;
    const signUp = signUpToResend(await pendingSignUps(tx, userId), client);
    if (signUp) return renewMailLink(context, tx, { id: signUp.id, challenge });
    return addMailLink(context, tx, { userId, kind: 'confirmation', client, challenge });
  });
};

/** Responds before the look-up, so that neither text nor time reveals whether an account exists. */
function mailSoon(context: AuthContext, kind: LinkKind, { email, from }: Wanted, prepare: Prepare): Response {
  context.limiter.mail(kind, email, from.client.address);
  context.background(`${kind} mail`, async () => {
    const mail = await context.database.transaction(async (tx) => {
      const user = await holdUserByEmail(tx, email);
      if (!user || isTooSoon(context, user, kind)) return undefined;
      const secrets = await prepare(tx, user);
      return secrets && prepareMail(context, tx, { user, kind, secrets, from });
    });
    if (mail) await context.sendMail(mail);
  });
  return answer({});
}

function isTooSoon({ limiter }: AuthContext, user: UserRow, kind: LinkKind): boolean {
  try {
    limiter.sentAt(kind === 'recovery' ? user.recovery_sent_at : user.confirmation_sent_at);
    return false;
  } catch (error) {
    if (error instanceof AuthError) return true;
    throw error;
  }
}
