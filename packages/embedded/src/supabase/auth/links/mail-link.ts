import type { Transaction } from '../../database/contract.ts';
import type { UserRow } from '../accounts/users.ts';
import type { AuthContext, AuthMail, AuthRequest } from '../context.ts';
import { safeRedirect, wantedRedirect } from '../http/redirects.ts';
import type { LinkKind, MailSecrets } from './mail-links.ts';

/** The `type` of links by kind. */
const LINK_TYPES: Record<LinkKind, string> = { confirmation: 'signup', recovery: 'recovery' };

const SENT_AT: Record<LinkKind, string> = {
  confirmation: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
};

/** The site's confirm page, which asks before it uses the link. */
export function confirmAddress(confirmUrl: string, token: string, type: string): URL {
  const link = new URL(confirmUrl);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', type);
  return link;
}

/** Composes the mail with a link and its code; sent after the transaction. */
export async function prepareMail(
  context: AuthContext,
  tx: Transaction,
  {
    user,
    kind,
    secrets,
    from,
  }: { user: Pick<UserRow, 'id' | 'email'>; kind: LinkKind; secrets: MailSecrets; from: AuthRequest },
): Promise<AuthMail> {
  await tx.query(
    `update auth.users set ${SENT_AT[kind]} = $2::timestamptz, updated_at = $2::timestamptz where id = $1::uuid`,
    [user.id, context.clock()],
  );
  const { token, code } = secrets;
  const wanted = safeRedirect(wantedRedirect(from.request), context.siteUrl);
  const link = context.confirmUrl
    ? confirmAddress(context.confirmUrl(wanted), token, LINK_TYPES[kind])
    : verifyAddress(context.externalUrl, token, { kind, wanted });
  return { kind, to: user.email, link: link.href, code, wanted };
}

function verifyAddress(
  externalUrl: string,
  token: string,
  { kind, wanted }: { kind: LinkKind; wanted: URL },
): URL {
  const link = new URL(`${externalUrl}/verify`);
  link.searchParams.set('token', token);
  link.searchParams.set('type', LINK_TYPES[kind]);
  link.searchParams.set('redirect_to', wanted.href);
  return link;
}
