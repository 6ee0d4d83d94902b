import type { ReadableAtom } from 'nanostores';
import type { Client } from '../backend/client.ts';
import { attempt, type Attempt } from './attempt.ts';
import type { Environment } from './environment.ts';
import { $session, knownSession, type Session } from './session.ts';
import type { Channel } from './tab-channel.ts';

/** A store that belongs to whoever is signed in: it follows them, and no answer outlives them. */
export interface Owned<News extends object> {
  /** The id of whoever it belongs to; null while nobody is signed in, or it is not known who is. */
  owner: () => string | null;
  /** Begins to follow who is signed in and what their other tabs tell; does nothing when it follows already. */
  follow: () => void;
  /**
   * Takes over what the server rendered for a user, not calling `load`. `fill` puts it in: after `forget`, before news of
   * other tabs are heard. False if another user, or none, is signed in.
   */
  takeOver: (userId: string, fill?: () => void) => boolean;
  /**
   * Does something for the owner. Null when there is none, or when the store belongs to another by the time it is done,
   * who neither sees nor is told of it.
   */
  attempt: <Value>(
    work: (client: Client, userId: string) => Promise<Value>,
  ) => Promise<Attempt<Value> | null>;
  /**
   * The same for a mark that was sent already, by the session cookie: also before it is known here who is signed in. Its
   * answer says whose it is.
   */
  sent: <Kept extends { userId: string }>(mark: Promise<Kept>) => Promise<Attempt<Kept> | null>;
  /** The same for reading: what was changed while the backend answered, here or in another tab, is read once more. */
  read: <Value>(work: (client: Client, userId: string) => Promise<Value>) => Promise<Attempt<Value> | null>;
  /** Tells the owner's other tabs what was written. */
  tell: (news: News) => void;
  /** An act offered to the owner for later, like an undo: it does nothing once the store belongs to another. */
  offered: (act: () => void) => () => void;
  /** Follows nothing any more; `follow` begins anew. */
  close: () => void;
}

/** What a store does as its owner comes and goes. */
export interface OwnedStore<News extends object> {
  /** Names the channel on which the owner's tabs tell each other; without it the store is of one tab. */
  name?: string;
  /** Lets go of all that belonged to the owner before. */
  forget: () => void;
  /** Begins for an owner who has signed in, or was signed in when it began to follow. */
  load?: (userId: string) => void;
  /** Takes in what another tab of the owner has written. */
  merge?: (news: News) => void;
}

/** Who is signed in. `knownSession` resolves once that is known, and rejects where it cannot be. */
interface Who {
  $session: ReadableAtom<Session>;
  knownSession?: () => Promise<unknown>;
}

const PAGE: Who = { $session, knownSession };

const idOf = (now: Session) => (now.kind === 'signedIn' ? now.account.id : null);

/**
 * Makes the ownership of a store. Nothing is followed before one of its verbs is used.
 *
 * An answer belongs to the stay of an owner in which it was asked for: somebody who signs out and in again while it is
 * on its way asks anew.
 */
export function ownedStore<News extends object>(
  environment: Environment,
  { name, forget, load, merge }: OwnedStore<News>,
  { $session: session, knownSession: known }: Who = PAGE,
): Owned<News> {
  let owner: string | null = null;
  /** Counts the stays of owners. */
  let stay = 0;
  /** Counts what was written by the owner, here or in another tab. */
  let writes = 0;
  let following = false;
  let channel: Channel | undefined;
  /** News told before it is known who is signed in. */
  let early: unknown[] = [];
  let stop: (() => void) | undefined;

  function belongTo(userId: string | null, begin = load): void {
    if (userId === owner) return;
    owner = userId;
    stay += 1;
    forget();
    if (userId !== null) begin?.(userId);
  }

  function hear(message: unknown): void {
    const { userId, ...news } = message as News & { userId: string };
    if (userId !== owner) {
      if (session.get().kind === 'unknown') early.push(message);
      return;
    }
    writes += 1;
    merge?.(news as unknown as News);
  }

  function hearEarly(): void {
    const messages = early;
    early = [];
    for (const message of messages) hear(message);
  }

  function followSession(now: Session): void {
    if (now.kind === 'unknown') return;
    belongTo(idOf(now));
    hearEarly();
  }

  function follow(): void {
    // A listener of the session that uses the store may be told before it.
    if (following) return followSession(session.get());
    following = true;
    if (name !== undefined) channel = environment.channel(name);
    stop = session.subscribe(followSession);
    // Once it is known whose it is: what was told since the page came is heard at once.
    channel?.listen(hear);
  }

  function takeOver(userId: string, fill?: () => void): boolean {
    // Before following, which loads for an owner it did not know.
    if (idOf(session.get()) === userId) belongTo(userId, () => {});
    else if (session.get().kind === 'unknown' && owner === null) [owner, stay] = [userId, stay + 1];
    if (owner === userId) fill?.();
    follow();
    hearEarly();
    return owner === userId;
  }

  const attemptAsOwner: Owned<News>['attempt'] = async (work) => {
    follow();
    if (owner === null && known && session.get().kind === 'unknown') {
      const asked = await attempt(known);
      if (asked.kind === 'failed') return asked;
    }
    const [userId, began] = [owner, stay];
    if (userId === null) return null;
    const done = await attempt(async () => work(await environment.backend(), userId));
    return stay === began ? done : null;
  };

  const sent: Owned<News>['sent'] = async (mark) => {
    follow();
    const [before, began] = [owner, stay];
    const done = await attempt(() => mark);
    if (before === null && owner === null && known && session.get().kind === 'unknown') await attempt(known);
    const isSame = before === null ? owner !== null : stay === began;
    return isSame && (done.kind === 'failed' || done.value.userId === owner) ? done : null;
  };

  const read: Owned<News>['read'] = async (work) => {
    let before, found;
    do {
      before = writes;
      found = await attemptAsOwner(work);
    } while (found?.kind === 'ok' && before !== writes);
    return found;
  };

  return {
    owner: () => owner,
    follow,
    takeOver,
    attempt: attemptAsOwner,
    sent,
    read,
    tell(news) {
      follow();
      writes += 1;
      if (owner !== null) channel?.tell({ ...news, userId: owner });
    },
    offered(act) {
      follow();
      const offeredTo = owner;
      return () => {
        if (owner === offeredTo) act();
      };
    },
    close() {
      stop?.();
      channel?.close();
      following = false;
      channel = undefined;
      early = [];
    },
  };
}
