import type { Transaction } from '../../database/contract.ts';
import { confirmEmail, userById, type UserRow } from '../accounts/users.ts';
import type { AuthContext } from '../context.ts';
import { forgetMailLinks, type MailLink } from './mail-links.ts';

/** A sign-up that waits for its link. */
export type PendingSignUp = Pick<MailLink, 'id' | 'client' | 'metadata'>;

/** The sign-ups of an address that is not confirmed, newest first. */
export async function pendingSignUps(tx: Transaction, userId: string): Promise<PendingSignUp[]> {
  const found = await tx.query<PendingSignUp>(
    `select id, client, metadata from auth.mail_links where user_id = $1::uuid and kind = 'confirmation'
     order by created_at desc`,
    [userId],
  );
  return found.rows;
}

/**
 * The sign-up a mail is sent again for: the client's own. Without one (the network has changed since) the only
 * client's there is; where several signed up with the address nobody can say whose it is, and the answer is none.
 */
export function signUpToResend(pending: PendingSignUp[], client: string): PendingSignUp | undefined {
  const own = pending.find((signUp) => signUp.client === client);
  const clients = new Set(pending.map((signUp) => signUp.client));
  return own ?? (clients.size === 1 ? pending[0] : undefined);
}

/**
 * What following a link does to its account: the address is confirmed, and with that the account becomes what its own
 * sign-up said. Password and metadata of every other sign-up with the address are forgotten, so that nobody who
 * signed up with a stranger's address can enter later. An account that is confirmed stays as it is.
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
