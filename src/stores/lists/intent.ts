import { isolated } from '../../domain/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { CONFIRMED_HASH } from '../../domain/auth/account.ts';
import type { ListName, ListTitle } from '../../domain/lists/lists.ts';
import type { NamedService } from '../../domain/watch/my-services.ts';
import { browserMemory } from '../browser-memory.ts';
import { currentEnvironment } from '../environment.ts';
import { showToast } from '../toasts.ts';

/** What a visitor wanted to put where when they were asked to sign in. */
export interface ListIntent {
  list: ListName;
  title: ListTitle;
}

/** What can wait for a mail: a title for a list, or a service to tick. */
export type KeptIntent = ListIntent | { service: NamedService };

/** What led somebody to sign up; without anything else the page they were on. */
type Intent = KeptIntent | { path: string };

interface Kept {
  intent: Intent;
  /** Who signed up for it. */
  email: string;
  /** Until when it is kept, in milliseconds since 1970. */
  until: number;
}

const KEY = 'marquee-wish';
/** As long as the link in the mail works. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Keeps what led somebody to sign up until they follow the link in the mail, in whichever tab. */
export function keepIntent(email: string, wanted: KeptIntent | undefined): void {
  const intent = wanted ?? { path: currentEnvironment().page.path() };
  const kept: Kept = { intent, email: email.toLowerCase(), until: Date.now() + KEPT_MS };
  browserMemory.keep(KEY, kept);
}

/** Greets, once, whoever has come by the link of the mail. A title they signed up for is still on its way then. */
export function greetConfirmed(): void {
  if (!currentEnvironment().page.takeHash(CONFIRMED_HASH)) return;
  const intent = (browserMemory.recall(KEY) as Kept | null)?.intent;
  const waiting = intent && 'title' in intent ? intent.title.title : null;
  showToast(
    waiting === null
      ? { title: m.session_confirmed_title(), text: m.session_confirmed_text() }
      : {
          title: m.session_confirmed_for_title(),
          text: m.session_confirmed_for_text({ name: isolated(waiting) }),
        },
  );
}

/** Takes out what this person signed up for; null where there is nothing, or somebody else's. */
export function takeIntent(email: string): Intent | null {
  const kept = browserMemory.recall(KEY) as Kept | null;
  if (kept?.email !== email.toLowerCase()) return null;
  browserMemory.forget(KEY);
  return kept.until > Date.now() ? kept.intent : null;
}

/** Offers the way back to the page from which somebody signed up. */
export function offerWayBack(path: string): void {
  const { page } = currentEnvironment();
  if (path === page.path()) return;
  const run = () => {
    page.open(path);
  };
  showToast({
    title: m.session_confirmed_title(),
    text: m.session_confirmed_text(),
    action: { label: m.session_way_back(), run },
  });
}
