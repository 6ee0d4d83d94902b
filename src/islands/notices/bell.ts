import { BELL_MESSAGES } from '../../domain/messages.ts';
import type { Bell } from './UnreadBadge.tsx';

/** What the bell says of so many unread notices; null for none. */
export const bellOf = (unread: number): Bell | null =>
  unread > 0 ? { count: BELL_MESSAGES.count(unread), said: BELL_MESSAGES.unread(unread) } : null;
