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
let heard = false;
document.addEventListener('wake', () => (heard = true), { once: true });
/** Whether the page is in use. What woke before this script came was not heard; an island that answers has no `ssr`. */
const isAwake = () => heard || document.querySelector('astro-island[client=session]:not([ssr])') !== null;

const wake = () => document.dispatchEvent(new Event('wake'));

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, select, textarea');

/** Does what a person does who ticks, chooses or types it: an island hears of a tick by the click, of a text by its events. */
function choose(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    field.checked = !value;
    field.click();
  } else {
    // A chosen file is still there, and nobody may set it.
    if (typeof value === 'string' && field.value !== value) field.value = value;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

let stale = false;

// A page that nobody sees is drawn anew when they come back to it.
const drawAnew = (): void => {
  if (isAwake()) return;
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
const waiting: { at: Element; act: () => void }[] = [];

function whenAwake(at: Element, act: () => void): void {
  waiting.push({ at, act });
  wake();
}

/** Of those that wake with the page; what waits for a use of its own does without scripts until then, as on any page. */
const isAsleep = (at: EventTarget | null): at is Element =>
  at instanceof Element &&
  at.closest(`astro-island[ssr]:not([opts*='"use"']), [data-stands-in]`)?.localName === 'astro-island';

/** Whether what is heard now is something done again. */
let repeats = false;

/** Asleep, or of an island that has not been told yet of all that was done before: what is done now comes after it. */
const isWaking = (at: EventTarget | null): at is Element =>
  isAsleep(at) ||
  (at instanceof Element &&
    !repeats &&
    waiting.some((one) => one.at.closest('astro-island') === at.closest('astro-island')));

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

/** An island takes back what stands in a field when it wakes: the last of it is said again. */
function note(field: Field): void {
  const value = isTicked(field) ? field.checked : field.value;
  const act = () => choose(field, value);
  const before = waiting.find(({ at }) => at === field);
  if (before) before.act = act;
  else whenAwake(field, act);
}

document.addEventListener('input', ({ target }) => isWaking(target) && isField(target) && note(target), true);
// What is dropped before its island is awake would be opened by the browser.
document.addEventListener('dragenter', wake, { once: true });
document.addEventListener(
  'keydown',
  (event) => {
    const { target, key } = event;
    if (!/^(?:Arrow|Home|End)/.test(key)) return;
    const again = new KeyboardEvent('keydown', { key, bubbles: true });
    if (isWaking(target) && target.closest('[role=radiogroup]')) {
      // The browser's own step would be another: by no halves, and not mirrored where reading goes to the left.
      event.preventDefault();
      event.stopPropagation();
      whenAwake(target, () => (document.activeElement ?? target).dispatchEvent(again));
    } else if (isAsleep(target) && !target.matches('input, select, textarea'))
      // An island that was just waking may have heard it.
      whenAwake(target, () => event.defaultPrevented || target.dispatchEvent(again));
  },
  true,
);
document.addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (!isWaking(form) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // Not by its island, which would send it before it knows what was typed.
    event.stopPropagation();
    whenAwake(form, () => form.requestSubmit(submitter));
  },
  true,
);

/** Does again what was done to an island, one after the other: what one changes is drawn before the next. */
function doAgain(island: EventTarget | null): void {
  setTimeout(() => {
    const next = waiting.find(({ at }) => island instanceof Element && island.contains(at));
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    repeats = true;
    next.act();
    repeats = false;
    doAgain(island);
  });
}

// After the effects of what was drawn, which follow its first frame.
document.addEventListener(
  'astro:hydrate',
  ({ target: island }) => requestAnimationFrame(() => doAgain(island)),
  true,
);

/** Whether something was told while this page was on its way, and may not be in it. A clock that was set back tells nothing. */
function isBehind(): boolean {
  const told = Number(memoryIn(() => localStorage).recall(NEWS_CHANNEL));
  return told > performance.timeOrigin && told <= Date.now();
}
if (!hasSessionCookie(document.cookie) || isBehind()) drawAnew();
// What another tab keeps can come into sight later than its message, which nobody heard here yet.
window.addEventListener('storage', () => isBehind() && drawAnew());

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
// The same of what was kept of this page in this tab: what was asked of AI Search, say.
const recalls = document.querySelector<HTMLElement>('[data-recalls]')?.dataset['recalls']?.split(' ');
const hasKept = recalls?.some((name) => tab.recall(name) !== null);
// Who was quicker than this script has begun already.
const begun = document.activeElement;
const hasTyped =
  isAsleep(begun) && isField(begun) && 'defaultValue' in begun && begun.value !== begun.defaultValue;
if (hasTyped) note(begun);
else if (
  isAsleep(begun) ||
  leftWriting ||
  hasDrafts ||
  hasKept ||
  visit?.type === 'back_forward' ||
  !document.cookie.includes(zone)
)
  wake();
