import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** Whose review of what. */
export interface ReviewOf {
  title: string;
  author: string;
}

/** Sentences of the admin dashboard. */
export const ADMIN_MESSAGES = {
  signIn: 'Sign in to open the admin dashboard',
  denied: 'Access Denied',
  deniedText: 'This page is for the people who run Marquee.',
  removed: { title: 'Review removed', text: 'The log keeps who removed it and why.' },
  alreadyGone: { title: 'Already gone', text: 'This review does not exist any more.' },
  removeFailed: failed('Failed to remove review'),
  restored: { title: 'Review restored', text: 'It is shown again as it was.' },
  tooLate: { title: 'Too late', text: 'This review cannot be brought back any more.' },
  restoreFailed: failed('Failed to restore review'),
  /** Of one review. */
  dismissed: (count: number) => ({
    title: 'Review kept',
    text: plural(count, { one: '{n} report was dismissed.', other: '{n} reports were dismissed.' }),
  }),
  dismissFailed: failed('Failed to dismiss reports'),
  keepButton: 'Keep',
  removeButton: 'Remove',
  removingNow: 'Removing...',
  undo: 'Undo',
  restore: 'Restore',
  /** What became of a review, where its buttons were. */
  said: { removed: 'Removed', kept: 'Kept', gone: 'Gone', restored: 'Restored' },
  removeReview: 'Remove review',
  reason: 'Reason',
  nameless: 'somebody without a name',
  /** Each names the review to those who do not see its row. */
  keep: ({ title, author }: ReviewOf) => `Keep the review of ${title} by ${author}`,
  remove: ({ title, author }: ReviewOf) => `Remove the review of ${title} by ${author}`,
  restoreOf: ({ title, author }: ReviewOf) => `Restore the review of ${title} by ${author}`,
  undoRemoval: ({ title, author }: ReviewOf) => `Undo removal of the review of ${title} by ${author}`,
  removing: ({ title, author }: ReviewOf) =>
    `You are removing the review of ${title} by ${author}. It can be brought back from the log for thirty days.`,
  reasons: ['Spam', 'Insult', 'Spoiler', 'Not about the title'],
} as const;

/** Longest reason of a removal, in code points; the database refuses a longer one. */
export const REASON_LIMIT = 500;
