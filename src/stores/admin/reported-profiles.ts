import { dismissProfileReports, hideProfile, showProfile } from '../../backend/admin/admin-profiles.ts';
import { REPORTED_PROFILE_MESSAGES as words } from '../../domain/messages.ts';
import { createModeration } from './page-moderation.ts';

/** A page as its moderation knows it. */
export interface ModeratedProfile {
  userId: string;
  handle: string;
}

/** What an admin does about reported pages of people. */
export const profileModeration = createModeration<ModeratedProfile>({
  keyOf: ({ userId }) => userId,
  changed: ({ handle }) => ({ handle }),
  words,
  hide: (client, { userId }, reason) => hideProfile(client, userId, reason),
  show: (client, { userId }) => showProfile(client, userId),
  dismiss: (client, { userId }) => dismissProfileReports(client, userId),
});
