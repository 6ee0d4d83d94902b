import { atom } from 'nanostores';
import { deleteAccount } from '../backend/account.ts';
import { signOut } from '../backend/auth.ts';
import { uploadAvatar } from '../backend/avatars.ts';
import { toBackendError } from '../backend/errors.ts';
import { updateProfile } from '../backend/profiles.ts';
import { ACCOUNT_MESSAGES } from '../domain/person-messages.ts';
import type { Profile } from '../domain/profile.ts';
import { currentEnvironment } from './environment.ts';
import { changeSession, reloadProfile } from './session.ts';
import { carryToast, showError, showToast } from './toasts.ts';

/** What the profile page is doing (spec point 4, Profile and account). */
export const $profileWork = atom<'idle' | 'saving' | 'uploading' | 'deleting'>('idle');

/** Changes to one's own profile; `picture` is a chosen avatar, ready to be uploaded. */
export interface ProfileChanges {
  fullName: string;
  picture: Blob | null;
}

/**
 * Saves the profile and has it loaded anew wherever it is shown. Null when it could not be saved, which the
 * toast explains, or when something is under way already.
 */
export async function saveProfile(
  userId: string,
  { fullName, picture }: ProfileChanges,
): Promise<Profile | null> {
  if ($profileWork.get() !== 'idle') return null;
  const { saved, saveFailed } = ACCOUNT_MESSAGES.profile;
  $profileWork.set(picture ? 'uploading' : 'saving');
  try {
    const client = await currentEnvironment().backend();
    const version = Date.now().toString(36);
    const avatar = picture ? { avatarUrl: await uploadAvatar(client, userId, picture, version) } : {};
    $profileWork.set('saving');
    const profile = await updateProfile(client, userId, { fullName: fullName.trim(), ...avatar });
    // It is saved: what the header shows may be late.
    await reloadProfile().catch(() => undefined);
    showToast(saved);
    return profile;
  } catch (error) {
    showError(saveFailed(toBackendError(error).message));
    return null;
  } finally {
    $profileWork.set('idle');
  }
}

/** Deletes the account for good, signs out and goes home. False when it could not be deleted. */
export async function removeAccount(userId: string): Promise<boolean> {
  if ($profileWork.get() !== 'idle') return false;
  const { deleted, deleteFailed } = ACCOUNT_MESSAGES.account;
  $profileWork.set('deleting');
  try {
    await changeSession(async (client) => {
      await deleteAccount(client, userId);
      await signOut(client);
    });
    showToast(deleted);
    carryToast();
    currentEnvironment().page.open('/');
    return true;
  } catch {
    $profileWork.set('idle');
    showError(deleteFailed);
    return false;
  }
}
