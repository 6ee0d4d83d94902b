import { atom, type ReadableAtom } from 'nanostores';
import { MOST_OFFERS_ASKED, offersPath, type IncludedAnswer } from '../../domain/watch/offers-asked.ts';
import { titleKey, uniqueTitles, type TitleId } from '../../domain/title.ts';
import { attempt } from '../attempt.ts';
import { oncePerWorld } from '../environment.ts';
import { pageMyServices, type MyServices } from './my-services.ts';
import { ask } from '../own-server.ts';
import { $session, type Session } from '../session.ts';

/** Whether titles are included on the services of the person who uses this browser. */
export interface ServiceMarks {
  /** By titleKey; what is not known is not in. It follows what is ticked, here and in other tabs. */
  $included: ReadableAtom<ReadonlyMap<string, boolean>>;
  /** Takes over for which titles (titleKey) the server rendered whether they are included, until the services change. */
  takeOver: (included: ReadonlyMap<string, boolean>) => void;
  /**
   * Asks which services include these titles, forty titles a call, if a person is signed in and has ticked services.
   * Never rejects: a missing mark is not worth an error message, and what failed is asked for with the next cards.
   */
  load: (titles: readonly TitleId[]) => Promise<void>;
}

/** Makes the marks; nothing is asked before `load`. */
export function createServiceMarks(
  mine: Pick<MyServices, '$mine' | 'load'>,
  session: ReadableAtom<Session> = $session,
): ServiceMarks {
  const $included = atom<ReadonlyMap<string, boolean>>(new Map());
  /** The services that include a title, ticked by the person or not. */
  const services = new Map<string, readonly number[]>();
  const wanted = new Map<string, TitleId>();
  const asked = new Set<string>();
  /** Asked again with the next cards, and not with every tick. */
  const failed = new Set<string>();
  /** What the server rendered, which counts for the services of then. */
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
    // Who has no services has nothing on them, without a call.
    if (own?.size === 0) for (const key of wanted.keys()) included.set(key, false);
    $included.set(included);
  }

  /** Somebody signed in, or ticked their first service: what the page holds is asked for now. */
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
      // A limit, or a server in trouble: the next page may ask again, for what was left out now as well.
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

/** The marks of the page somebody looks at. */
export const pageServiceMarks = oncePerWorld(() => createServiceMarks(pageMyServices()));
