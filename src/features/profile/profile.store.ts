import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { deleteAccount } from './account.queries.ts';
import { signOut } from '../../core/backend/auth.ts';
import { uploadAvatar } from './avatars.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { loadListsOf } from '../custom-lists/custom-lists.queries.ts';
import { loadOwnPublicProfile } from '../public-profile/own-profile-page.queries.ts';
import { updateProfile } from '../../core/backend/profiles.ts';
import type { ChangedPage } from '../../core/changed-page.ts';
import type { Profile } from '../../core/profile.ts';
import { attempt, attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { changeSession, reloadProfile } from '../../core/stores/session.ts';
import { carryToast, showToast } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

const $profileWorkNow = atom<'idle' | 'saving' | 'uploading' | 'deleting'>('idle');

/** What the profile page is saving. */
export const $profileWork = readable($profileWorkNow);

/** `picture` is a new avatar, ready for upload. */
export interface ProfileChanges {
  fullName: string;
  picture: Blob | null;
}

/**
 * Saves the profile and refreshes it everywhere. Returns null while another save is running, and on failure, which a
 * toast explains.
 */
export async function saveProfile(
  userId: string,
  { fullName, picture }: ProfileChanges,
): Promise<Profile | null> {
  if ($profileWork.get() !== 'idle') return null;
  $profileWorkNow.set(picture ? 'uploading' : 'saving');
  const attempted = await attemptWithBackend(async (client) => {
    const version = Date.now().toString(36);
    const avatar = picture ? { avatarUrl: await uploadAvatar(client, userId, picture, version) } : {};
    $profileWorkNow.set('saving');
    const profile = await updateProfile(client, userId, { fullName: fullName.trim(), ...avatar });
    await reloadProfile();
    showToast({ title: m.account_profile_saved_title(), text: m.account_profile_saved_text() });
    return profile;
  });
  $profileWorkNow.set('idle');
  if (attempted.kind === 'ok') return attempted.value;
  sayFailure(attempted, { title: m.toast_error(), text: attempted.message });
  return null;
}

/** The user's publicly cached pages. Empty on failure, which must not prevent deleting the account. */
async function keptPages(client: Client, userId: string): Promise<ChangedPage[]> {
  const [page, lists] = await Promise.all([
    attempt(() => loadOwnPublicProfile(client)),
    attempt(() => loadListsOf(client, userId)),
  ]);
  const handle = page.kind === 'ok' ? page.value?.handle : undefined;
  const shown = (lists.kind === 'ok' ? lists.value : []).filter(({ visibility }) => visibility !== 'private');
  return [...(handle ? [{ handle }] : []), ...shown.map(({ address }) => ({ list: address }))];
}

/** Deletes the account permanently, signs out and opens the home page. Returns false on failure. */
export async function removeAccount(userId: string): Promise<boolean> {
  if ($profileWork.get() !== 'idle') return false;
  $profileWorkNow.set('deleting');
  const attempted = await attempt(async () => {
    let kept: ChangedPage[] = [];
    await changeSession(async (client) => {
      kept = await keptPages(client, userId);
      await deleteAccount(client, userId);
      await signOut(client);
    });
    for (const page of kept) currentEnvironment().pageChanged(page);
    showToast({ title: m.account_account_deleted_title(), text: m.account_account_deleted_text() });
    carryToast();
    currentEnvironment().page.open('/');
  });
  if (attempted.kind === 'ok') return true;
  $profileWorkNow.set('idle');
  sayFailure(attempted, { title: m.toast_error(), text: m.account_account_delete_failed_text() });
  return false;
}
