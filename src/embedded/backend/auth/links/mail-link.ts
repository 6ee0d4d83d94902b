import type { Transaction } from '../../database/contract.ts';
import type { UserRow } from '../accounts/users.ts';
import type { AuthContext, AuthMail, AuthRequest } from '../context.ts';
import { safeRedirect, wantedRedirect } from '../http/redirects.ts';
import { beginFlow, type Challenge } from './flow-state.ts';
import { issueMailToken, type MailKind } from './mail-tokens.ts';

/** How the link of a mail names its kind. */
const LINK_TYPES: Record<MailKind, string> = { confirmation: 'signup', recovery: 'recovery' };

/** Prepares the mail with a fresh link for an account; to be sent after the transaction. */
export async function prepareMail(
  context: AuthContext,
  tx: Transaction,
  {
    user,
    kind,
    challenge,
    from,
  }: { user: UserRow; kind: MailKind; challenge: Challenge | undefined; from: AuthRequest },
): Promise<AuthMail> {
  if (challenge) await beginFlow(context, tx, { userId: user.id, kind, challenge });
  const recipient = { userId: user.id, email: user.email };
  const token = await issueMailToken(context, tx, { ...recipient, kind, pkce: challenge !== undefined });
  const link = new URL(`${context.externalUrl}/verify`);
  link.searchParams.set('token', token);
  link.searchParams.set('type', LINK_TYPES[kind]);
  link.searchParams.set('redirect_to', safeRedirect(wantedRedirect(from.request), context.siteUrl).href);
  return { kind, to: user.email, link: link.href };
}
