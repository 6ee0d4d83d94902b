import { CARRIED_TOAST } from '../../domain/carried-toast.ts';
import { SESSION_COOKIE, hasSessionCookie } from '../../domain/session-cookie.ts';

// The island that speaks to people sleeps like the others; it is woken for what the page before left to be
// said, and when another tab signs in.
const wake = () => document.dispatchEvent(new Event('wake'));

try {
  if (sessionStorage.getItem(CARRIED_TOAST)) wake();
} catch {
  // A browser that forbids storage carries nothing over.
}

// supabase-js announces every change of the session on the channel named as the cookie.
new BroadcastChannel(SESSION_COOKIE).addEventListener('message', () => {
  if (hasSessionCookie(document.cookie)) wake();
});

// A link of a mail that is broken, and too damaged to say in which way it began, says so behind the hash only,
// which no server sees.
if (location.hash.startsWith('#error=')) location.replace(`${location.pathname}?${location.hash.slice(1)}`);
