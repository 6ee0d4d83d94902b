import { bellCount, bellUnread } from './bell-words.ts';
import type { Bell } from './UnreadBadge.tsx';

/** The bell's texts for an unread count; null for 0. */
export const bellOf = (unread: number): Bell | null =>
  unread > 0 ? { count: bellCount(unread), said: bellUnread(unread) } : null;
