import type { ReadableAtom } from 'nanostores';
import { LIST_MESSAGES } from '../../domain/messages.ts';
import {
  isHeld,
  type ListChange,
  type ListName,
  type ListTitle,
  type MarkMap,
} from '../../domain/lists/lists.ts';
import type { NamedService } from '../../domain/watch/my-services.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { attempt, failureToast, type Failure } from '../attempt.ts';
import { openAuthDialog } from '../auth/auth-dialog.ts';
import { oncePerWorld, type Environment } from '../environment.ts';
import { offerWayBack, takeIntent, type ListIntent } from './intent.ts';
import { $session, knownSession, type Session } from '../session.ts';
import { pageToasts, type Toasts } from '../toasts.ts';
import { createMarks } from './marks.ts';
import type { ListEdit } from './edit.ts';
import type { Acts } from './acts.ts';

/** The lists of the person who uses this browser. */
export interface Lists {
  /** Which lists hold a title, as it is shown: edits on their way count. */
  $marks: ReadableAtom<MarkMap>;
  /** Whether the title (titleKey) was shown not to be dismissed since the page was opened, or is dismissed on it. */
  wasOfInterest: (key: string) => boolean;
  /**
   * Learns which lists hold these titles, in one call for those not known yet; again when somebody signs in. What
   * could not be learnt before is asked for again with it.
   */
  loadMarks: (titles: readonly TitleId[]) => Promise<void>;
  /** Takes the title into the list, or out of it when it is shown to be there. Where that is not known, it is asked. */
  toggle: (list: ListName, title: ListTitle) => Promise<void>;
  /** Takes the title out of the list; the toast offers to put it back with the time it had, and all that left just before. */
  removeWithUndo: (list: ListName, title: ListTitle) => Promise<void>;
  /** Adds those of some movies to the wishlist that are neither there nor watched, with one undo for all of them. */
  wishMissing: (find: () => Promise<ListTitle[]>) => Promise<void>;
  /** Tells of every title that entered or left a list, here or in another tab; answers how to stop. */
  onChange: (listener: (change: ListChange) => void) => () => void;
  /** Keeps what was written for a person past these verbs, and tells this tab and the others, while it is still theirs. */
  tellChanges: (userId: string, changes: readonly ListChange[]) => void;
  /** Does what the signed-in person, now or later, signed up for, or offers the way back to it, once; answers how to stop. */
  takeUpIntent: () => () => void;
  /** Follows neither the session nor other tabs any more. */
  close: () => void;
}

/** The stores of the page that lists speak to. */
interface PageStores {
  $session: ReadableAtom<Session>;
  knownSession: typeof knownSession;
  toasts: Toasts;
  askToSignIn: (why: string, after: () => unknown, intent?: ListIntent) => void;
}

const PAGE: PageStores = {
  $session,
  knownSession,
  toasts: pageToasts,
  askToSignIn: (why, after, intent) => openAuthDialog('signIn', after, intent, why),
};

/** Services are another store's, which few pages need. What does not come now is ticked by hand. */
function tickLater(service: NamedService): void {
  void attempt(async () => (await import('../watch/my-services.ts')).pageMyServices().tick(service));
}

/** Makes lists that live in this environment; nothing is followed or asked before a verb is used. */
export function createLists(environment: Environment, page: Partial<PageStores> = {}): Lists {
  const { toasts, askToSignIn, ...session } = { ...PAGE, ...page };
  const marks = createMarks(environment, session.$session);
  let acts: Acts | undefined;

  const loadActs = () =>
    attempt(async () => {
      const { createActs } = await import('./acts.ts');
      return (acts ??= createActs(toasts, marks));
    });

  async function want(edit: ListEdit): Promise<void> {
    // Once they are there it is shown before anybody presses again.
    if (acts) return acts.want(edit);
    const loaded = await loadActs();
    if (loaded.kind === 'ok') await loaded.value.want(edit);
    else sayFailed(edit.list, edit.title, loaded);
  }

  function sayFailed(list: ListName, { kind }: ListTitle, failure: Failure): void {
    toasts.show(failureToast(failure, LIST_MESSAGES[list].addFailed[kind]));
  }

  /** Refuses somebody who is signed out, and takes up the action once they have signed in. */
  async function whenSignedIn(list: ListName, title: ListTitle, act: () => Promise<void>): Promise<void> {
    marks.follow();
    const known = await attempt(session.knownSession);
    if (known.kind === 'failed') return sayFailed(list, title, known);
    if (known.value.kind === 'signedIn') {
      if (!acts) await loadActs();
      return act();
    }
    const refusal = LIST_MESSAGES[list].signIn[title.kind];
    toasts.show(refusal);
    // Whoever signs in to add a title wants it in the list, even if it turns out to be there already.
    const goOn = () => want({ list, title, present: true, blind: true });
    askToSignIn(refusal.text, goOn, { list, title });
  }

  /** The same for what is about several titles; loaded late, since a list button must cost a visitor little. */
  async function wishMissing(find: () => Promise<ListTitle[]>): Promise<void> {
    const loaded = await attempt(() => import('../collections/wish-missing.ts'));
    if (loaded.kind === 'failed') {
      toasts.show(failureToast(loaded, LIST_MESSAGES.wishlist.addFailed.movie));
      return;
    }
    const { knownSession: known } = session;
    await loaded.value.wishMissing({ toasts, marks, knownSession: known, askToSignIn }, find);
  }

  function takeUpIntent(): () => void {
    // Before this hears of a sign-in, the marks must have: what is wanted is wanted for their owner.
    marks.follow();
    return session.$session.subscribe((now) => {
      // What they press is shown at once.
      if (now.kind === 'signedIn') void loadActs();
      // A tab in the background hears of it, too: it is done, and told, where the person is.
      const here = now.kind === 'signedIn' && environment.page.isShown();
      const intent = here ? takeIntent(now.account.email) : null;
      if (!intent) return;
      if ('path' in intent) return offerWayBack(intent.path);
      if ('service' in intent) return tickLater(intent.service);
      void want({ ...intent, present: true, blind: true, elsewhere: true });
    });
  }

  return {
    takeUpIntent,
    $marks: marks.$marks,
    wasOfInterest: marks.wasOfInterest,
    loadMarks: marks.load,
    toggle: (list, title) =>
      whenSignedIn(list, title, () => {
        const key = titleKey(title);
        const present = !isHeld(marks.$marks.get().get(key), list);
        return want({ list, title, present, blind: !marks.known(key) });
      }),
    removeWithUndo: (list, title) => whenSignedIn(list, title, () => want({ list, title, present: false })),
    wishMissing,
    onChange: marks.onChange,
    tellChanges(userId, changes) {
      marks.follow();
      if (marks.owner() === userId) marks.tell(changes);
    },
    close: marks.close,
  };
}

/** The lists of the page somebody looks at. */
export const pageLists = oncePerWorld((environment) => createLists(environment));
