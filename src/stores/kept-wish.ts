import type { ListName, ListTitle } from '../domain/lists.ts';
import { browserMemory } from './browser-memory.ts';

/** What a visitor wanted to put where when they were asked to sign in. */
export interface Wish {
  list: ListName;
  title: ListTitle;
}

interface KeptWish extends Wish {
  /** Who signed up for it. */
  email: string;
  /** Until when it is kept, in milliseconds since 1970. */
  until: number;
}

const KEY = 'marquee-wish';
/** As long as the link in the mail works. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Keeps what led somebody to sign up until they follow the link in the mail, in whichever tab. */
export function keepWish(email: string, wish: Wish): void {
  const kept: KeptWish = { ...wish, email: email.toLowerCase(), until: Date.now() + KEPT_MS };
  browserMemory.keep(KEY, kept);
}

/** Takes out what this person signed up for; null where there is nothing, or somebody else's. */
export function takeWish(email: string): Wish | null {
  const kept = browserMemory.recall(KEY) as KeptWish | null;
  if (kept?.email !== email.toLowerCase()) return null;
  browserMemory.forget(KEY);
  return kept.until > Date.now() ? { list: kept.list, title: kept.title } : null;
}
