import { atom, type ReadableAtom } from 'nanostores';
import { MOST_OFFERS_ASKED, offersPath, type IncludedAnswer } from './offers-asked.ts';
import { titleKey, uniqueTitles, type TitleId } from '../../core/title.ts';
import { attempt } from '../../core/stores/attempt.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { pageMyServices, type MyServices } from './my-services.store.ts';
import { ask } from '../../core/stores/own-server.ts';
import { $session, type Session } from '../../core/stores/session.ts';

/** Whether the signed-in user's services include titles. */
export interface ServiceMarks {
  /** By titleKey; absent until loaded. Follows changes of the services, here and in other tabs. */
  $included: ReadableAtom<ReadonlyMap<string, boolean>>;
  /** Hydrates from the server's data by titleKey; valid until the services change. */
  takeOver: (included: ReadonlyMap<string, boolean>) => void;
  /**
   * Loads which services include these titles, forty titles a call, if the user is signed in and has services. Never
   * rejects: a missing mark is not worth an error message, and failed titles are retried with the next cards.
   */
  load: (titles: readonly TitleId[]) => Promise<void>;
}

/** Creates the marks; nothing is loaded before `load`. */
export function createServiceMarks(
  mine: Pick<MyServices, '$mine' | 'load'>,
  session: ReadableAtom<Session> = $session,
): ServiceMarks {
  const $included = atom<ReadonlyMap<string, boolean>>(new Map());
  /** All services that include a title, the user's or not. */
  const services = new Map<string, readonly number[]>();
  const wanted = new Map<string, TitleId>();
  const asked = new Set<string>();
  /** Retried with the next cards, not with every changed service. */
  const failed = new Set<string>();
  /** The server's data, valid for the services at that time. */
  let rendered: ReadonlyMap<string, boolean> = new Map();
  let following = false;

  function show(): void {
    const own = mine.$mine.get();
    const included = new Map<string, boolean>(own ? rendered : []);
    if (own)
      for (const [key, on] of services)
        included.set(
          key,
          on.some((id) => own.has(id)),
        );
    // Without services no title is included; no call is needed.
    if (own?.size === 0) for (const key of wanted.keys()) included.set(key, false);
    $included.set(included);
  }

  /** After a sign-in or a first service, loads the marks of the page's titles. */
  function follow(): void {
    if (following) return;
    following = true;
    mine.$mine.listen(() => {
      rendered = new Map();
      void askForMissing();
    });
    session.listen(({ kind }) => {
      if (kind === 'signedIn') void mine.load();
    });
  }

  async function askForMissing(): Promise<void> {
    show();
    if ((mine.$mine.get()?.size ?? 0) === 0) return;
    const missing = [...wanted.values()].filter((title) => {
      const key = titleKey(title);
      return !asked.has(key) && !rendered.has(key);
    });
    for (const title of missing) asked.add(titleKey(title));
    for (let from = 0; from < missing.length; from += MOST_OFFERS_ASKED) {
      const part = missing.slice(from, from + MOST_OFFERS_ASKED);
      const answer = await attempt(() => ask<IncludedAnswer>('GET', offersPath(part, null)));
      const known = answer.kind === 'ok' ? answer.value.included : {};
      // A rate limit or a server error: the next cards retry these and the remaining titles.
      const over = answer.kind === 'ok' ? part : missing.slice(from);
      for (const key of over.map(titleKey)) {
        const on = known[key];
        if (on) services.set(key, on);
        else failed.add(key);
      }
      show();
      if (answer.kind === 'failed') return;
    }
  }

  return {
    $included,
    takeOver(included) {
      follow();
      rendered = included;
      show();
    },
    async load(titles) {
      follow();
      for (const title of uniqueTitles(titles)) wanted.set(titleKey(title), title);
      for (const key of failed) asked.delete(key);
      failed.clear();
      await mine.load();
      await askForMissing();
    },
  };
}

export const pageServiceMarks = oncePerWorld(() => createServiceMarks(pageMyServices()));
