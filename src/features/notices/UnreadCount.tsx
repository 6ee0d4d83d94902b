import { useEffect } from 'react';
import { $unread, followNotices, refreshUnread } from './notices.store.ts';
import { onShown } from '../../core/stores/on-shown.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { bellOf } from './bell.client.ts';
import { UnreadBadge, type Bell } from './UnreadBadge.tsx';

/** The unread count of the bell, reloaded when the tab becomes visible. */
export function UnreadCount({ rendered }: { rendered: Bell | null }) {
  const unread = useStore($unread);
  useEffect(() => {
    followNotices();
    return onShown(() => void refreshUnread());
  }, []);
  return <UnreadBadge bell={unread === null ? rendered : bellOf(unread)} />;
}
