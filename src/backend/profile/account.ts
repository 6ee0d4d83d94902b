import { answerOrNone } from '../answers.ts';
import { avatarName, removeAvatar } from './avatars.ts';
import type { Client } from '../client.ts';

/**
 * Deletes the caller's account and everything of theirs, in one transaction. Files come last: a deletion that
 * fails must not have cost the avatar, and a file that stays behind is found by `removeAbandonedAvatars`.
 * Signing out is left to the caller.
 */
export async function deleteAccount(client: Client, userId: string): Promise<void> {
  const called = await avatarName(client, userId);
  await answerOrNone(client.rpc('delete_user'));
  // The account is gone whatever becomes of its file: the server's job tries again and logs it.
  await removeAvatar(client, userId, called).catch(() => undefined);
}
