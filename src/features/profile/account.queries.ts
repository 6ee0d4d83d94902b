import { answerOrNone } from '../../core/backend/answers.ts';
import { avatarName, removeAvatar } from './avatars.queries.ts';
import type { Client } from '../../core/backend/client.ts';

/**
 * Deletes the caller's account and all its data, in one transaction. Files are deleted last: a failed deletion must not
 * cost the avatar, and `removeAbandonedAvatars` finds a leftover file. Does not sign out.
 */
export async function deleteAccount(client: Client, userId: string): Promise<void> {
  const called = await avatarName(client, userId);
  await answerOrNone(client.rpc('delete_user'));
  // The account is gone even if its file is not: the server's job retries and logs it.
  await removeAvatar(client, userId, called).catch(() => undefined);
}
