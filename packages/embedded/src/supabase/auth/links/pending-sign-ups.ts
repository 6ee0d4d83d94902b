import type { Transaction } from '../../database/contract.ts';
import { confirmEmail, userById, type UserRow } from '../accounts/users.ts';
import type { AuthContext } from '../context.ts';
import { forgetMailLinks, type MailLink } from './mail-links.ts';

/** An unconfirmed sign-up. */
export type PendingSignUp = Pick<MailLink, 'id' | 'client' | 'metadata'>;

/** The sign-ups of an unconfirmed address, newest first. */
export async function pendingSignUps(tx: Transaction, userId: string): Promise<PendingSignUp[]> {
  const found = await tx.query<PendingSignUp>(
    `select id, client, metadata from auth.mail_links where user_id = $1::uuid and kind = 'confirmation'
     order by created_at desc`,
    [userId],
  );
  return found.rows;
}

/**
 * The sign-up to resend: the client's own, else that of the only client (the network may have changed).
 * Undefined if several clients signed up, since its owner is unclear.
 */
export function signUpToResend(pending: PendingSignUp[], client: string): PendingSignUp | undefined {
  const own = pending.find((signUp) => signUp.client === client);
  const clients = new Set(pending.map((signUp) => signUp.client));
  return own ?? (clients.size === 1 ? pending[0] : undefined);
}

/**
 * Confirms the address of a followed link and applies its sign-up's password and metadata. Those of other
 * sign-ups with the address are discarded, so that a stranger who signed up with it cannot sign in later. A
 * confirmed account stays unchanged.
 */
export async function acceptLink(context: AuthContext, tx: Transaction, link: MailLink): Promise<UserRow> {
  const user = await userById(tx, link.user_id);
  if (!user) throw new Error('the account vanished while its link was followed');
  if (user.email_confirmed_at) return user;
  await forgetMailLinks(tx, user.id, ['confirmation']);
  return confirmEmail(tx, user, {
    encryptedPassword: link.encrypted_password ?? '',
    metadata: link.metadata ?? {},
    now: context.clock(),
  });
}
