import { ACCOUNT_MENU_MESSAGES as words } from '../../domain/messages.ts';

/**
 * What the account menu leads to, in groups; the last one ends with signing out, and leads admins to the dashboard. What
 * is seldom wanted stands on the profile (components/profile/ProfileIndex.astro).
 */
export const GROUPS = [
  [['/profile', words.profile]],
  [
    ['/for-you', words.forYou],
    ['/up-next', words.upNext],
    ['/diary', words.diary],
  ],
  [
    ['/wishlist', words.wishlist],
    ['/watched', words.watched],
    ['/lists', words.lists],
    ['/saved-searches', words.searches],
  ],
  [['/admin', words.admin]],
] as const;
