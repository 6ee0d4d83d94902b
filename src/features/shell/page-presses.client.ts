import { SIGN_IN_HASH, SIGN_UP_HASH } from '../../core/account.ts';
import { currentLanguage } from '../../core/language/current.ts';
import { CARRIED_TOAST } from '../../core/carried-toast.ts';
import { memoryIn } from '../../core/memory-in.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';
import { nameMarks } from '../marks/mark-names.client.ts';
import { SESSION_COOKIE } from '../../core/session-cookie.ts';

// A toast that the page before carried over needs the header's island. First the page's other scripts listen.
if (memoryIn(() => sessionStorage).recall(CARRIED_TOAST)) setTimeout(hydrateHeader);

nameMarks();

document.addEventListener('click', ({ target }) => {
  const more = target instanceof Element && target.closest<HTMLElement>('[data-more-of]');
  if (more) void import('../marks/open-card-menu.client.ts').then((script) => script.openCardMenu(more));
  const shared = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (!shared) return;
  hydrateHeader();
  void import('../../core/ui/share.ts').then((script) => script.share(shared));
});

// A browser that speaks another language is offered the page in it, where there is one.
if (!navigator.language.startsWith(currentLanguage().slice(0, 2))) void import('./language-offer.client.ts');

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
  void import('../auth/open-from-address.client.ts').then((script) => script.openFromAddress());
