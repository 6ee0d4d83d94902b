import { m } from '../../paraglide/messages.js';
import { dismissProfileReports, hideProfile, showProfile } from './admin-profiles.queries.ts';
import { createModeration } from './page-moderation.store.ts';

export interface ModeratedProfile {
  userId: string;
  handle: string;
}

/** Moderation of reported public profiles. */
export const profileModeration = createModeration<ModeratedProfile>({
  keyOf: ({ userId }) => userId,
  changed: ({ handle }) => ({ handle }),
  words: () => ({
    failed: { title: m.toast_error(), text: m.reported_profile_failed_text() },
    shown: { title: m.reported_profile_shown_title(), text: m.reported_profile_shown_text() },
    dismissed: { title: m.reported_profile_dismissed_title(), text: m.reported_profile_dismissed_text() },
    hidden: { title: m.reported_profile_hidden_title(), text: m.reported_profile_hidden_text() },
  }),
  hide: (client, { userId }, reason) => hideProfile(client, userId, reason),
  show: (client, { userId }) => showProfile(client, userId),
  dismiss: (client, { userId }) => dismissProfileReports(client, userId),
});
