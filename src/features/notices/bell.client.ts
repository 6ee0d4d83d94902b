import { bellCount, bellUnread } from './bell-words.ts';
import type { Bell } from './UnreadBadge.tsx';

/** What the bell says of so many unread notices; null for none. */
export const bellOf = (unread: number): Bell | null =>
  unread > 0 ? { count: bellCount(unread), said: bellUnread(unread) } : null;
