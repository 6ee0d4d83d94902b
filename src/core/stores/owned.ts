import type { ReadableAtom } from 'nanostores';
import type { Client } from '../backend/client.ts';
import { attempt, type Attempt } from './attempt.ts';
import type { Environment } from './environment.ts';
import { $session, knownSession, type Session } from './session.ts';
import type { Channel } from './tab-channel.ts';

/** A store that belongs to the signed-in user. It follows the session and drops answers meant for an earlier user. */
export interface Owned<News extends object> {
  /** The user's id; null while signed out or before the session resolves. */
  owner: () => string | null;
  /** Subscribes to the session and other tabs; idempotent. */
  follow: () => void;
  /**
   * Hydrates the store from the server's data for a user without calling `load`. `fill` sets the data: after `forget`,
   * before broadcasts of other tabs. Returns false if another user or none is signed in.
   */
  takeOver: (userId: string, fill?: () => void) => boolean;
  /** Runs work for the owner. Resolves with null if signed out, or if the owner changed meanwhile. */
  attempt: <Value>(
    work: (client: Client, userId: string) => Promise<Value>,
  ) => Promise<Attempt<Value> | null>;
  /**
   * The same for a mark already sent with the session cookie, even before the session resolves here; its answer names
   * the user.
   */
  sent: <Kept extends { userId: string }>(mark: Promise<Kept>) => Promise<Attempt<Kept> | null>;
  /** The same for reads: repeats a read during which this or another tab wrote. */
  read: <Value>(work: (client: Client, userId: string) => Promise<Value>) => Promise<Attempt<Value> | null>;
  /** Broadcasts a write to the owner's other tabs. */
  tell: (news: News) => void;
  /** Binds an action such as an undo to the owner: it does nothing for another user. */
  offered: (act: () => void) => () => void;
  /** Unsubscribes; `follow` subscribes again. */
  close: () => void;
}

/** The store's reactions to changes of the owner. */
export interface OwnedStore<News extends object> {
  /** Name of the broadcast channel; without it the store is limited to its tab. */
  name?: string;
  /** Clears the previous owner's data. */
  forget: () => void;
  /** Loads a new owner's data. */
  load?: (userId: string) => void;
  /** Merges a broadcast of the owner's other tab. */
  merge?: (news: News) => void;
}

/** The session. `knownSession` resolves once it is known and rejects if it cannot be. */
interface Who {
  $session: ReadableAtom<Session>;
  knownSession?: () => Promise<unknown>;
}

const PAGE: Who = { $session, knownSession };

const idOf = (now: Session) => (now.kind === 'signedIn' ? now.account.id : null);

/**
 * Creates an owned store. It subscribes to nothing before a method is used.
 *
 * An answer belongs to one sign-in: after signing out and in again, even as the same user, earlier answers are dropped.
 */
export function ownedStore<News extends object>(
  environment: Environment,
  { name, forget, load, merge }: OwnedStore<News>,
  { $session: session, knownSession: known }: Who = PAGE,
): Owned<News> {
  let owner: string | null = null;
  /** Counts changes of the owner. */
  let stay = 0;
  /** Counts the owner's writes, here or in another tab. */
  let writes = 0;
  let following = false;
  let channel: Channel | undefined;
  /** Broadcasts received before the session resolved. */
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
    // A session listener that uses the store may run before the store's own.
    if (following) return followSession(session.get());
    following = true;
    if (name !== undefined) channel = environment.channel(name);
    stop = session.subscribe(followSession);
    // Only now that the owner is known, because the channel replays earlier messages at once.
    channel?.listen(hear);
  }

  function takeOver(userId: string, fill?: () => void): boolean {
    // Before `follow`, which would load a new owner's data.
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
