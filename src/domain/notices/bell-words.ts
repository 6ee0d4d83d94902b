import { m } from '../../paraglide/messages.js';
import { counted } from '../format.ts';

/** The number on the bell; "99+" above 99. */
export const bellCount = (unread: number): string => (unread > 99 ? m.bell_count_over() : String(unread));

/** The accessible name of the bell's number. */
export const bellUnread = (unread: number): string =>
  unread > 99 ? m.bell_unread_over() : m.bell_unread(counted(unread));
