import { SIGN_IN_HASH, SIGN_UP_HASH } from '../../core/account.ts';
import { currentLanguage } from '../../core/language/current.ts';
import { CARRIED_TOAST } from '../../core/carried-toast.ts';
import { memoryIn } from '../../core/memory-in.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';
import { nameMarks } from '../marks/mark-names.client.ts';
import { SESSION_COOKIE } from '../../core/session-cookie.ts';

// A toast carried over from the previous page needs the header's island. Deferred until the page's other
// scripts listen.
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

// Offers the page in the browser's language.
if (!navigator.language.startsWith(currentLanguage().slice(0, 2))) void import('./language-offer.client.ts');

// supabase-js announces session changes on the channel named like the cookie. Trusts the message over the
// cookie: another tab's write can become visible later.
new BroadcastChannel(SESSION_COOKIE).addEventListener(
  'message',
  ({ data }: MessageEvent<{ event: string }>) => {
    if (data.event !== 'SIGNED_OUT') hydrateHeader();
  },
);

// A broken link of a mail may carry its error in the hash, which servers do not receive.
if (location.hash.startsWith('#error=')) location.replace(`${location.pathname}?${location.hash.slice(1)}`);

// `/login` and `/signup` redirect here.
if (location.hash === SIGN_IN_HASH || location.hash === SIGN_UP_HASH)
  void import('../auth/open-from-address.client.ts').then((script) => script.openFromAddress());
