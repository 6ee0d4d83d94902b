import { listAddFailedBy, listSignInTextBy } from '../../domain/lists/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ReadableAtom } from 'nanostores';
import {
  titleOf,
  type ListChange,
  type ListMarks,
  type ListName,
  type ListTitle,
  type MarkMap,
} from '../../domain/lists/lists.ts';
import type { NamedService } from '../../domain/watch/my-services.ts';
import type { TitleId } from '../../domain/title.ts';
import { attempt, failureToast, type Failure } from '../attempt.ts';
import { openAuthDialog } from '../auth/auth-dialog.ts';
import { oncePerWorld, type Environment } from '../environment.ts';
import { sendMark, type KeptMark } from '../marks/send-mark.ts';
import { answerTo } from '../own-server.ts';
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
  /** Takes over what the server rendered for a user, by titleKey; it is not asked for again. */
  takeOver: (userId: string, rendered: ReadonlyMap<string, { lists: ListMarks }>) => void;
  /**
   * Puts the title into the list, or (`present` false) takes it out of it: the state that is wanted, whatever is known. It
   * is sent at once, unless the press has sent it (`sent`). The toast of what left offers to put it back with the time it
   * had, and all that left just before. Resolves with whether it was kept.
   */
  put: (list: ListName, title: ListTitle, present: boolean, sent?: Promise<Response>) => Promise<boolean>;
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

  async function want(edit: ListEdit): Promise<boolean> {
    // Once they are there it is shown before anybody presses again.
    if (acts) return acts.want(edit);
    const loaded = await loadActs();
    if (loaded.kind === 'ok') return loaded.value.want(edit);
    sayFailed(edit.list, edit.title, loaded);
    return false;
  }

  function sayFailed(list: ListName, { kind }: ListTitle, failure: Failure): void {
    toasts.show(failureToast(failure, listAddFailedBy[list][kind]()));
  }

  /** Refuses somebody who is signed out, and takes up the action once they have signed in. */
  async function whenSignedIn(edit: ListEdit): Promise<boolean> {
    const { list, title } = edit;
    marks.follow();
    const known = await attempt(session.knownSession);
    if (known.kind === 'failed') {
      sayFailed(list, title, known);
      return false;
    }
    if (known.value.kind === 'signedIn') return want(edit);
    // The dialog shows why.
    const text = listSignInTextBy[list][title.kind]();
    toasts.show({ title: m.toast_please_sign_in(), text, quiet: true });
    // Whoever signs in to add a title wants it in the list, even if it turns out to be there already.
    const goOn = () => want({ list, title, present: true });
    askToSignIn(text, goOn, { list, title });
    return false;
  }

  /** The same for what is about several titles; loaded late, since a list button must cost a visitor little. */
  async function wishMissing(find: () => Promise<ListTitle[]>): Promise<void> {
    const loaded = await attempt(() => import('../collections/wish-missing.ts'));
    if (loaded.kind === 'failed') {
      toasts.show(
        failureToast(loaded, { title: m.toast_error(), text: m.list_wishlist_add_failed_movie_text() }),
      );
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
      void want({ ...intent, present: true, elsewhere: true });
    });
  }

  return {
    takeUpIntent,
    $marks: marks.$marks,
    wasOfInterest: marks.wasOfInterest,
    loadMarks: marks.load,
    takeOver: marks.takeOver,
    put(list, title, present, sent) {
      const edit = { list, title, present };
      const kept = sent
        ? answerTo<KeptMark<'list'>>(sent)
        : environment.keepsSession()
          ? sendMark({ what: 'list', ...edit, title: titleOf(title) })
          : undefined;
      void Promise.allSettled([kept]);
      return whenSignedIn({ ...edit, sent: kept });
    },
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
