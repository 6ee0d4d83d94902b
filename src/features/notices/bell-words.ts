import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';

/** Badge of the bell; "99+" above 99. */
export const bellCount = (unread: number): string => (unread > 99 ? m.bell_count_over() : String(unread));

/** Accessible name of the badge. */
export const bellUnread = (unread: number): string =>
  unread > 99 ? m.bell_unread_over() : m.bell_unread(counted(unread));
