const failed = (text: string) => ({ title: 'Error', text });

/** What the bell in the header says, on every page of somebody signed in, and what is said where notices are marked. */
export const BELL_MESSAGES = {
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread: number) =>
    unread === 1 ? 'One unread notice' : `${unread > 99 ? 'More than 99' : unread} unread notices`,
  markFailed: failed('Failed to mark the notice. Please try again.'),
  marked: (count: number) => ({
    title: 'Marked as read',
    text: count === 1 ? 'One notice' : `${count} notices`,
  }),
} as const;
