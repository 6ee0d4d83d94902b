import { BASE } from '../../domain/base-path.ts';
import { hasSessionCookie, SESSION_COOKIE } from '../../domain/auth/session-cookie.ts';
import { memoryIn } from '../../domain/memory-in.ts';
import { DRAFTS, LEFT_WRITING } from '../../domain/auth/tab-notes.ts';
import { drawnFor, NEWS_CHANNEL, type News } from '../../domain/auth/drawn.ts';

/** What supabase-js tells of the session. */
interface Told {
  event: string;
  session: { user: { id: string } } | null;
}

// A page that was drawn whole for whoever is signed in is HTML until it is used. What other tabs write meanwhile the server
// draws as well: it is asked for anew, and nothing is lost, because nothing was begun.
const person = drawnFor();
let asleep = true;
document.addEventListener('wake', () => (asleep = false), { once: true });

const wake = () => document.dispatchEvent(new Event('wake'));

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Does what a person does who ticks, chooses or types it; what stands in an input of texts is left in it. */
function choose(control: Element, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    (control as HTMLInputElement).click();
    return;
  }
  if (!(control instanceof HTMLInputElement)) (control as HTMLTextAreaElement).value = value;
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

let stale = false;

// A page that nobody sees is drawn anew when they come back to it.
const drawAnew = (): void => {
  if (!asleep) return;
  if (document.hidden) stale = true;
  else location.reload();
};

new BroadcastChannel(BASE + NEWS_CHANNEL).addEventListener('message', ({ data }: MessageEvent<News>) => {
  if ((data.message as { userId?: string }).userId === person) drawAnew();
});
new BroadcastChannel(SESSION_COOKIE).addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.session?.user.id !== person) drawAnew();
});

/** What was done to islands that were still on their way, each to be done again once its island answers. */
const waiting: [at: Element, act: () => void][] = [];

function whenAwake(at: Element, act: () => void): void {
  waiting.push([at, act]);
  wake();
}

/** Of those that wake with the page; what waits for a use of its own does without scripts until then, as on any page. */
const isAsleep = (at: EventTarget | null): at is Element =>
  at instanceof Element &&
  at.closest(`astro-island[ssr]:not([opts*='"use"']), [data-stands-in]`)?.localName === 'astro-island';

// What only scripts do is disabled without them. Here it can be chosen at once.
for (const control of document.querySelectorAll<HTMLFieldSetElement | HTMLInputElement>('[data-waits]'))
  control.disabled = false;

const nameOf = ({ value, ariaLabel, textContent }: HTMLButtonElement) => value || ariaLabel || textContent;

/** Presses what has taken the place of something the server drew, as soon as it has, twenty seconds at most. */
function pressInstead(pressed: HTMLButtonElement, within: Element, frames = 1200): void {
  if (pressed.isConnected) {
    if (frames > 0) requestAnimationFrame(() => pressInstead(pressed, within, frames - 1));
    return;
  }
  const controls = [...within.querySelectorAll<HTMLButtonElement>(pressed.localName)];
  const instead = controls.find((control) => nameOf(control) === nameOf(pressed));
  // As a press does: what it opens gives the focus back to it.
  instead?.focus({ preventScroll: true });
  instead?.click();
}

// Beside or inside its island there is what that draws late (islands/ui/use-takes-over.ts).
document.addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const part = target.closest('[data-stands-in]');
    const pressed = target.closest<HTMLButtonElement>('button, input');
    const within = part?.closest('astro-island') ?? part?.parentElement;
    if (!pressed || !within) return;
    event.stopPropagation();
    pressInstead(pressed, within);
    wake();
  },
  true,
);

// An island knows nothing of what was typed before, takes back what was chosen, and has heard of no key. The last word counts.
document.addEventListener(
  'input',
  ({ target }) => {
    if (!isAsleep(target)) return;
    const control = target as HTMLInputElement;
    const said = isTicked(control) ? control.checked : control.value;
    const before = waiting.findIndex(([at]) => at === control);
    if (before >= 0) waiting.splice(before, 1);
    whenAwake(control, () => choose(control, said));
  },
  true,
);
document.addEventListener(
  'keydown',
  (event) => {
    const { target, key } = event;
    if (!isAsleep(target) || !/^(?:Arrow|Home|End)/.test(key) || target.matches('input, select, textarea'))
      return;
    // An island that was just waking may have heard it.
    whenAwake(
      target,
      () =>
        event.defaultPrevented || target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  },
  true,
);
document.addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (!isAsleep(form) || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    event.preventDefault();
    whenAwake(form, () => form.requestSubmit(submitter));
  },
  true,
);
document.addEventListener(
  'astro:hydrate',
  ({ target: island }) => {
    // Effects of what was drawn come after its first frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const entry of [...waiting]) {
          const [at, act] = entry;
          if (!(island instanceof Element && island.contains(at))) continue;
          waiting.splice(waiting.indexOf(entry), 1);
          act();
        }
      }),
    );
  },
  true,
);

// What was told while this page was on its way may not be in it. A clock that was set back tells nothing.
const told = Number(memoryIn(() => localStorage).recall(NEWS_CHANNEL));
if (!hasSessionCookie(document.cookie) || (told > performance.timeOrigin && told <= Date.now())) drawAnew();

// Whoever comes back to the tab is told what came meanwhile, and whoever is elsewhere now has the days of that zone.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  if (stale) drawAnew();
  else wake();
});
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Back brings a page as it was left; what the page before was still writing may not be in this one, and what was typed in
// this tab and not sent only scripts can show.
const tab = memoryIn(() => sessionStorage);
const leftWriting = tab.recall(LEFT_WRITING) !== null;
tab.forget(LEFT_WRITING);
const hasDrafts = Object.keys(tab.recall(DRAFTS) ?? {}).length > 0;
if (leftWriting || hasDrafts || visit?.type === 'back_forward' || !document.cookie.includes(zone)) wake();
