import { answerOrNone } from './answers.ts';
import { removeAvatar } from './avatars.ts';
import type { Client } from './client.ts';

/**
 * Deletes the caller's account and everything of theirs. The files go first: their rows stand for bytes the
 * database cannot remove, and once the account is gone nobody may. Signing out is left to the caller.
 */
export async function deleteAccount(client: Client, userId: string): Promise<void> {
  await removeAvatar(client, userId);
  await answerOrNone(client.rpc('delete_user'));
}
