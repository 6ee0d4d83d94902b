import { isolated } from '../language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { CONFIRMED_HASH } from '../account.ts';
import type { ListName, ListTitle } from '../lists.ts';
import type { NamedService } from '../offers.ts';
import { browserMemory } from './browser-memory.ts';
import { currentEnvironment } from './environment.ts';
import { showToast } from './toasts.ts';

/** The title and list a visitor chose when asked to sign in. */
export interface ListIntent {
  list: ListName;
  title: ListTitle;
}

/** An intent that can wait for a mail: a title for a list, or a service to tick. */
export type KeptIntent = ListIntent | { service: NamedService };

/** Why a visitor signed up; by default the page they were on. */
type Intent = KeptIntent | { path: string };

interface Kept {
  intent: Intent;
  /** The address that signed up. */
  email: string;
  /** Expiry, in milliseconds since 1970. */
  until: number;
}

const KEY = 'marquee-wish';
/** As long as the mail's link works. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Stores the intent of a sign-up until the mail's link is opened, in any tab. */
export function keepIntent(email: string, wanted: KeptIntent | undefined): void {
  const intent = wanted ?? { path: currentEnvironment().page.path() };
  const kept: Kept = { intent, email: email.toLowerCase(), until: Date.now() + KEPT_MS };
  browserMemory.keep(KEY, kept);
}

/** Greets a user who came by the mail's link, once. The title they signed up for is not yet added then. */
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

/** Removes and returns this user's intent; null if there is none, it is another user's or it has expired. */
export function takeIntent(email: string): Intent | null {
  const kept = browserMemory.recall(KEY) as Kept | null;
  if (kept?.email !== email.toLowerCase()) return null;
  browserMemory.forget(KEY);
  return kept.until > Date.now() ? kept.intent : null;
}

/** Offers a link back to the page of the sign-up. */
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
