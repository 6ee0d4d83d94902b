const failed = (text: string) => ({ title: 'Error', text });

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
    text: `${count} ${count === 1 ? 'report was' : 'reports were'} dismissed.`,
  }),
  dismissFailed: failed('Failed to dismiss reports'),
} as const;

/** Longest reason of a removal, in code points; the database refuses a longer one. */
export const REASON_LIMIT = 500;
