import { listAddFailedBy, listSignInTextBy } from '../cards/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ReadableAtom } from 'nanostores';
import {
  titleOf,
  type ListChange,
  type ListMarks,
  type ListName,
  type ListTitle,
  type MarkMap,
} from '../../core/lists.ts';
import type { NamedService } from '../../core/offers.ts';
import type { TitleId } from '../../core/title.ts';
import { attempt, failureToast, type Failure } from '../../core/stores/attempt.ts';
import { openAuthDialog } from '../../core/stores/auth-dialog.ts';
import { oncePerWorld, type Environment } from '../../core/stores/environment.ts';
import { sendMark, type KeptMark } from './send-mark.store.ts';
import { answerTo } from '../../core/stores/own-server.ts';
import { offerWayBack, takeIntent, type ListIntent } from '../../core/stores/intent.ts';
import { $session, knownSession, type Session } from '../../core/stores/session.ts';
import { pageToasts, type Toasts } from '../../core/stores/toasts.ts';
import { createMarks } from './marks.store.ts';
import type { ListEdit } from './edit.store.ts';
import type { Acts } from './acts.store.ts';

export interface Lists {
  $marks: ReadableAtom<MarkMap>;
  /**
   * Whether this page has shown the title (titleKey) as not dismissed, or has dismissed it. Only then a dismissal hides
   * the card; otherwise it dims it, to avoid a layout shift.
   */
  wasOfInterest: (key: string) => boolean;
  /**
   * Loads the lists of titles not loaded yet, in one call; again after a sign-in. Also retries titles whose last load
   * failed.
   */
  loadMarks: (titles: readonly TitleId[]) => Promise<void>;
  /** Hydrates from the server's data for a user, by titleKey; it is not loaded again. */
  takeOver: (userId: string, rendered: ReadonlyMap<string, { lists: ListMarks }>) => void;
  /**
   * Adds the title to the list or (`present` false) removes it, whatever the state before. Sends at once, unless the
   * click has already (`sent`). A removal's toast offers to restore it with its time, together with removals just
   * before. Resolves with whether it succeeded.
   */
  put: (list: ListName, title: ListTitle, present: boolean, sent?: Promise<Response>) => Promise<boolean>;
  /** Adds those movies to the wishlist that are neither in it nor watched, with one undo for all. */
  wishMissing: (find: () => Promise<ListTitle[]>) => Promise<void>;
  /** Subscribes to titles entering or leaving a list, here or in another tab; returns the unsubscribe function. */
  onChange: (listener: (change: ListChange) => void) => () => void;
  /** Stores changes that were written elsewhere and broadcasts them, if the user is still signed in. */
  tellChanges: (userId: string, changes: readonly ListChange[]) => void;
  /**
   * Runs once what the user signed up for, now or after sign-in, or offers the way back to that page; returns the stop
   * function.
   */
  takeUpIntent: () => () => void;
  close: () => void;
}

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

/** Ticks a service lazily, since few pages need that store. On failure the user can tick it by hand. */
function tickLater(service: NamedService): void {
  void attempt(async () => (await import('../watch/my-services.store.ts')).pageMyServices().tick(service));
}

/** Creates the lists; nothing is subscribed or loaded before a method is called. */
export function createLists(environment: Environment, page: Partial<PageStores> = {}): Lists {
  const { toasts, askToSignIn, ...session } = { ...PAGE, ...page };
  const marks = createMarks(environment, session.$session);
  let acts: Acts | undefined;

  const loadActs = () =>
    attempt(async () => {
      const { createActs } = await import('./acts.store.ts');
      return (acts ??= createActs(toasts, marks));
    });

  async function want(edit: ListEdit): Promise<boolean> {
    // Once loaded, the edit shows before the next click.
    if (acts) return acts.want(edit);
    const loaded = await loadActs();
    if (loaded.kind === 'ok') return loaded.value.want(edit);
    sayFailed(edit.list, edit.title, loaded);
    return false;
  }

  function sayFailed(list: ListName, { kind }: ListTitle, failure: Failure): void {
    toasts.show(failureToast(failure, listAddFailedBy[list][kind]()));
  }

  /** Asks signed-out users to sign in, and runs the edit after that. */
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
    // The title may be in the list already, so the edit must add it, not toggle.
    const goOn = () => want({ list, title, present: true });
    askToSignIn(text, goOn, { list, title });
    return false;
  }

  /** The same for several titles; lazy, to keep the list button small for visitors. */
  async function wishMissing(find: () => Promise<ListTitle[]>): Promise<void> {
    const loaded = await attempt(() => import('../collections/wish-missing.store.ts'));
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
    // The marks must learn of a sign-in first: edits need their owner.
    marks.follow();
    return session.$session.subscribe((now) => {
      // Preloads, so that the first click shows at once.
      if (now.kind === 'signedIn') void loadActs();
      // Background tabs hear of the sign-in too; only the visible one runs the intent and shows the result.
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

export const pageLists = oncePerWorld((environment) => createLists(environment));
