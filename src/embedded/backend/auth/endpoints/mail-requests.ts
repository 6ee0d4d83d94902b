import { z } from 'zod';
import { userByEmail, type UserRow } from '../accounts/users.ts';
import type { AuthContext, AuthRequest, Endpoint } from '../context.ts';
import { answer, AuthError, invalid } from '../http/auth-error.ts';
import { readBody } from '../http/read-body.ts';
import { readChallenge, type Challenge } from '../links/flow-state.ts';
import { prepareMail } from '../links/mail-link.ts';
import type { MailKind } from '../links/mail-tokens.ts';
import { challengeFields, optionalText, readEmail } from './fields.ts';

const BODY = z.object({ email: optionalText, type: optionalText, ...challengeFields });

interface Wanted {
  email: string;
  kind: MailKind;
  challenge: Challenge | undefined;
  from: AuthRequest;
}

/** `POST /recover`: mails a link that signs in to set a new password; 200 `{}` whoever asks. */
export const recover: Endpoint = async (context, from) => {
  const body = await readBody(from.request, BODY);
  const wanted = {
    email: readEmail(body.email),
    kind: 'recovery',
    challenge: readChallenge(body),
    from,
  } as const;
  return mailSoon(context, wanted, () => true);
};

/** `POST /resend`: mails the confirmation link again; 200 `{}` also when there is nothing to confirm. */
export const resend: Endpoint = async (context, from) => {
  const body = await readBody(from.request, BODY);
  if (body.type !== 'signup') throw invalid('Only type "signup" can be resent by this server');
  const challenge = readChallenge(body);
  const wanted = { email: readEmail(body.email), kind: 'confirmation', challenge, from } as const;
  return mailSoon(context, wanted, (user) => user.email_confirmed_at === null);
};

/** Answers before looking the account up, so that neither text nor time tells whether there is one. */
function mailSoon(context: AuthContext, wanted: Wanted, applies: (user: UserRow) => boolean): Response {
  const { kind, email, from } = wanted;
  context.limiter.mail(kind, email, from.client.address);
  context.background(`${kind} mail`, async () => {
    const mail = await context.database.transaction(async (tx) => {
      const user = await userByEmail(tx, email);
      if (!user || !applies(user) || isTooSoon(context, user, kind)) return undefined;
      return prepareMail(context, tx, { user, ...wanted });
    });
    if (mail) await context.sendMail(mail);
  });
  return answer({});
}

function isTooSoon({ limiter }: AuthContext, user: UserRow, kind: MailKind): boolean {
  try {
    limiter.sentAt(kind === 'recovery' ? user.recovery_sent_at : user.confirmation_sent_at);
    return false;
  } catch (error) {
    if (error instanceof AuthError) return true;
    throw error;
  }
}
