import type { ReadableAtom } from 'nanostores';
import type { Client } from '../backend/client.ts';
import { attempt, attemptWithBackend, type Attempt } from './attempt.ts';
import type { Environment } from './environment.ts';
import { $session, knownSession, personNow, type Session } from './session.ts';
import type { Channel } from './tab-channel.ts';

/** A store that belongs to whoever is signed in: it follows them, and no answer outlives them. */
export interface Owned<News extends object> {
  /** The id of whoever it belongs to; null while nobody is signed in, or it is not known who is. */
  owner: () => string | null;
  /** Begins to follow who is signed in and what their other tabs tell; does nothing when it follows already. */
  follow: () => void;
  /**
   * Takes over what the server rendered for a person, before it is known here who is signed in. False when it turned out
   * to be somebody else, or nobody: what was rendered is not theirs then.
   */
  takeOver: (userId: string) => boolean;
  /**
   * Does something for the owner. Null when there is none, or when the store belongs to another by the time it is done,
   * who neither sees nor is told of it.
   */
  attempt: <Value>(
    work: (client: Client, userId: string) => Promise<Value>,
  ) => Promise<Attempt<Value> | null>;
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
  let stop: (() => void) | undefined;

  function belongTo(userId: string | null): void {
    if (userId === owner) return;
    owner = userId;
    stay += 1;
    forget();
    if (userId !== null) load?.(userId);
  }

  function hear(message: unknown): void {
    const { userId, ...news } = message as News & { userId: string };
    if (userId !== owner) return;
    writes += 1;
    merge?.(news as unknown as News);
  }

  function follow(): void {
    if (following) return;
    following = true;
    if (name !== undefined) {
      channel = environment.channel(name);
      channel.listen(hear);
    }
    stop = session.subscribe((now) => {
      if (now.kind !== 'unknown') belongTo(now.kind === 'signedIn' ? now.account.id : null);
    });
  }

  function takeOver(userId: string): boolean {
    follow();
    if (session.get().kind === 'unknown' && owner === null) {
      owner = userId;
      stay += 1;
    }
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

  const read: Owned<News>['read'] = async (work) => {
    let before;
    let found;
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
    read,
    tell(news) {
      follow();
      writes += 1;
      if (owner !== null) channel?.tell({ ...news, userId: owner });
    },
    offered(act) {
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
    },
  };
}

/**
 * Does something for whoever is signed in, where nothing of theirs is kept. Null when nobody is, or when it is somebody
 * else by the time it is done.
 */
export async function attemptAsPerson<Value>(
  work: (client: Client, userId: string) => Promise<Value>,
): Promise<Attempt<Value> | null> {
  const known = await attempt(knownSession);
  if (known.kind === 'failed') return known;
  const userId = personNow();
  if (userId === null) return null;
  const done = await attemptWithBackend((client) => work(client, userId));
  return personNow() === userId ? done : null;
}

/** An act offered to whoever is signed in for later, like an undo: it does nothing once somebody else is. */
export function offeredToPerson(act: () => void): () => void {
  const offeredTo = personNow();
  return () => {
    if (personNow() === offeredTo) act();
  };
}
