import { map } from 'nanostores';
import { dismissProfileReports, hideProfile, showProfile } from '../backend/admin-profiles.ts';
import type { Client } from '../backend/client.ts';
import { REPORTED_PROFILE_MESSAGES as words, UNDO_MESSAGES } from '../domain/messages.ts';
import { attemptWithBackend, sayFailure } from './attempt.ts';
import { currentEnvironment } from './environment.ts';
import { showToast, type ToastContent } from './toasts.ts';
import { readable } from './readable.ts';

/** A page as its moderation knows it. */
export interface ModeratedProfile {
  userId: string;
  handle: string;
}

type State = 'hidden' | 'shown' | 'kept';

const $profilesNow = map<Record<string, State | undefined>>({});

/** What became of pages on this page of the dashboard, by account. */
export const $moderatedProfiles = readable($profilesNow);

async function moderate(
  { userId, handle }: ModeratedProfile,
  next: State,
  write: (client: Client) => Promise<unknown>,
  done: ToastContent,
): Promise<boolean> {
  const written = await attemptWithBackend(write);
  if (written.kind === 'failed') {
    sayFailure(written, words.failed);
    return false;
  }
  $profilesNow.setKey(userId, next);
  currentEnvironment().pageChanged({ handle });
  showToast(done);
  return true;
}

/** Hides a page for a reason; the toast shows it again. False when that failed. */
export function hide(profile: ModeratedProfile, reason: string): Promise<boolean> {
  const action = { label: UNDO_MESSAGES.label, run: () => void showAgain(profile) };
  const write = (client: Client) => hideProfile(client, profile.userId, reason);
  return moderate(profile, 'hidden', write, { ...words.hidden, action });
}

/** Shows a hidden page again. */
export function showAgain(profile: ModeratedProfile): Promise<boolean> {
  return moderate(profile, 'shown', (client) => showProfile(client, profile.userId), words.shown);
}

/** Drops the reports of a page, which stays as it is. */
export function dismiss(profile: ModeratedProfile): Promise<boolean> {
  return moderate(
    profile,
    'kept',
    (client) => dismissProfileReports(client, profile.userId),
    words.dismissed,
  );
}
