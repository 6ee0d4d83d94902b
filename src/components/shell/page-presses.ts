import { SIGN_IN_HASH, SIGN_UP_HASH } from '../../domain/auth/account.ts';
import { currentLanguage } from '../../domain/language/current.ts';
import { CARRIED_TOAST } from '../../domain/toasts/carried-toast.ts';
import { memoryIn } from '../../domain/memory-in.ts';
import { hydrateHeader } from '../../islands/ui/hydrate-header.ts';
import { nameMarks } from '../../islands/lists/mark-names.ts';
import { SESSION_COOKIE } from '../../domain/auth/session-cookie.ts';

// A toast that the page before carried over needs the header's island. First the page's other scripts listen.
if (memoryIn(() => sessionStorage).recall(CARRIED_TOAST)) setTimeout(hydrateHeader);

nameMarks();

document.addEventListener('click', ({ target }) => {
  const more = target instanceof Element && target.closest<HTMLElement>('[data-more-of]');
  if (more) void import('../../islands/lists/open-card-menu.ts').then((script) => script.openCardMenu(more));
  const shared = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (!shared) return;
  hydrateHeader();
  void import('../../islands/share/share.ts').then((script) => script.share(shared));
});

// A browser that speaks another language is offered the page in it, where there is one.
if (!navigator.language.startsWith(currentLanguage().slice(0, 2))) void import('./language-offer.ts');

// supabase-js announces every change of the session on the channel named as the cookie. What it says is believed
// rather than the cookie: what another tab wrote can come into sight later than its message.
new BroadcastChannel(SESSION_COOKIE).addEventListener(
  'message',
  ({ data }: MessageEvent<{ event: string }>) => {
    if (data.event !== 'SIGNED_OUT') hydrateHeader();
  },
);

// A link of a mail that is broken, and too damaged to say in which way it began, says so behind the hash only,
// which no server sees.
if (location.hash.startsWith('#error=')) location.replace(`${location.pathname}?${location.hash.slice(1)}`);

// `/login` and `/signup` lead here.
if (location.hash === SIGN_IN_HASH || location.hash === SIGN_UP_HASH)
  void import('../../islands/auth/open-from-address.ts').then((script) => script.openFromAddress());
