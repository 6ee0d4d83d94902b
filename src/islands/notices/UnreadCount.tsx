import { useEffect } from 'react';
import { $unread, followNotices, refreshUnread } from '../../stores/notices/notices.ts';
import { useStore } from '../ui/use-store.ts';
import { bellOf } from './bell.ts';
import { UnreadBadge, type Bell } from './UnreadBadge.tsx';

/** How many notices are unread, on the bell: said when it changes, asked again when the tab is looked at. */
export function UnreadCount({ drawn }: { drawn: Bell | null }) {
  const unread = useStore($unread);
  useEffect(() => {
    followNotices();
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return <UnreadBadge bell={unread === null ? drawn : bellOf(unread)} />;
}
