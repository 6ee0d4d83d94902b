import type { Redis } from 'ioredis';
import { changedPath, type ChangedPage } from '../domain/changed-page.ts';

/** `here`: whether it was announced in this process. */
type Listener = (path: string, here: boolean) => void;

/** The subject under which processes tell each other. */
const SUBJECT = 'marquee:page-changes';

const KEY = Symbol.for('marquee.page-changes');
const holder = globalThis as typeof globalThis & { [KEY]?: Set<Listener> };

/** The host and the app are two module graphs of one process; the process itself carries what they share. */
function listeners(): Set<Listener> {
  return (holder[KEY] ??= new Set());
}

const tell = (path: string, here: boolean) => {
  for (const listener of listeners()) listener(path, here);
};

/** Called by whoever keeps pages; the path stands for what follows it behind a hyphen too. Returns how to stop being told. */
export function onPageChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Says that a page shows something else now: a review, a rating, a moderator's decision, a list or a person's page that is private. */
export function announcePageChange(changed: ChangedPage): void {
  tell(changedPath(changed), true);
}

/** Passes on what every process is told by itself: a path, or EVERY_PAGE. */
export function passOnPageChange(path: string): void {
  tell(path, false);
}

/**
 * Tells the other processes that share a Redis server what changes here, and this one what changes there; returns how
 * to stop. What is said while the server cannot be reached is lost: pages are made anew within a minute all the same.
 */
export function sharePageChanges(redis: Redis): () => void {
  // A connection that listens can say nothing.
  const ear = redis.duplicate();
  const ignore = () => undefined;
  ear.on('error', ignore);
  const listen = () => void ear.subscribe(SUBJECT).catch(ignore);
  ear.on('ready', listen);
  const self = crypto.randomUUID();
  ear.on('message', (_subject, text) => {
    const [from = '', path = ''] = text.split(' ', 2);
    if (from !== self) tell(path, false);
  });
  const stop = onPageChange((path, here) => {
    if (here) redis.publish(SUBJECT, `${self} ${path}`).catch(ignore);
  });
  return () => {
    stop();
    ear.disconnect();
  };
}
