import { currentLanguage } from '../../domain/language/current.ts';
import { drawnFor } from '../../domain/auth/drawn.ts';
import { CARRIED_TOAST } from '../../domain/toasts/carried-toast.ts';
import { memoryIn } from '../../domain/memory-in.ts';
import { nameMarks } from '../../islands/lists/mark-names.ts';
import { SESSION_COOKIE } from '../../domain/auth/session-cookie.ts';

// The island that speaks to people sleeps like the others; it is woken for what the page before left to be
// said, and when another tab signs in.
const wake = () => document.dispatchEvent(new Event('wake'));

// Once drawn.ts listens, too, whose script follows this one.
if (memoryIn(() => sessionStorage).recall(CARRIED_TOAST)) setTimeout(wake);

nameMarks();

// List buttons belong to no island of their own. What is pressed before one is awake waits, marked as busy.
for (const name of ['pointerover', 'focusin', 'click']) {
  document.addEventListener(name, (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-mark]');
    if (!button || event.defaultPrevented) return;
    if (name === 'click') button.ariaBusy = 'true';
    wake();
    void import('../../islands/lists/mark-buttons.ts').then((script) => script.serveMarkButtons());
  });
}

document.addEventListener('click', ({ target }) => {
  const more = target instanceof Element && target.closest<HTMLElement>('[data-more-of]');
  if (more) void import('../../islands/lists/card-menu.ts').then((script) => script.openCardMenu(more));
  const shared = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (!shared) return;
  wake();
  void import('../../islands/share/share.ts').then((script) => script.share(shared));
});

// A browser that speaks another language is offered the page in it, where there is one.
if (!navigator.language.startsWith(currentLanguage().slice(0, 2))) void import('./language-offer.ts');

// supabase-js announces every change of the session on the channel named as the cookie. What it says is believed
// rather than the cookie: what another tab wrote can come into sight later than its message.
new BroadcastChannel(SESSION_COOKIE).addEventListener(
  'message',
  ({ data }: MessageEvent<{ event: string }>) => {
    if (data.event !== 'SIGNED_OUT' && drawnFor() === undefined) wake();
  },
);

// A link of a mail that is broken, and too damaged to say in which way it began, says so behind the hash only,
// which no server sees.
if (location.hash.startsWith('#error=')) location.replace(`${location.pathname}?${location.hash.slice(1)}`);
