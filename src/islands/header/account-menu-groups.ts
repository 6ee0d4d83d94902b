import { ACCOUNT_MENU_MESSAGES as words } from '../../domain/messages.ts';

/** What the account menu leads to, in groups; the last one ends with signing out, and leads admins to the dashboard. */
export const GROUPS = [
  [['/profile', words.profile]],
  [
    ['/for-you', words.forYou],
    ['/up-next', words.upNext],
    ['/calendar', words.calendar],
    ['/diary', words.diary],
    ['/numbers', words.numbers],
  ],
  [
    ['/wishlist', words.wishlist],
    ['/watched', words.watched],
    ['/lists', words.lists],
    ['/tags', words.tags],
    ['/reminders', words.reminders],
    ['/saved-searches', words.searches],
    ['/dismissed', words.dismissed],
  ],
  [
    ['/connections', words.connections],
    ['/import', words.import],
    ['/export', words.export],
    ['/admin', words.admin],
  ],
] as const;
