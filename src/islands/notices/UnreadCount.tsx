import { useEffect } from 'react';
import { BELL_MESSAGES } from '../../domain/messages.ts';
import { $unread, followNotices, refreshUnread } from '../../stores/notices/notices.ts';
import { useStore } from '../ui/use-store.ts';

/**
 * How many notices are unread, on the bell: said when it changes, asked again when the tab is looked at. No status, whose
 * words would not be part of the link's name.
 */
export function UnreadCount() {
  const unread = useStore($unread);
  useEffect(() => {
    followNotices();
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return (
    <>
      {unread !== null && unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-0 top-0 min-w-5 rounded-full bg-marquee px-1 text-center text-xs font-bold leading-5 text-ground"
        >
          {BELL_MESSAGES.count(unread)}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {unread !== null && unread > 0 && BELL_MESSAGES.unread(unread)}
      </span>
    </>
  );
}
