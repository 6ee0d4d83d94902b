import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** What the bell in the header says, on every page of somebody signed in, and what is said where notices are marked. */
export const BELL_MESSAGES = {
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread: number) =>
    unread > 99
      ? 'More than 99 unread notifications'
      : plural(unread, { one: 'One unread notification', other: '{n} unread notifications' }),
  markFailed: failed('Failed to mark the notification. Please try again.'),
  marked: (count: number) => ({
    title: 'Marked as read',
    text: plural(count, { one: 'One notification', other: '{n} notifications' }),
  }),
} as const;
