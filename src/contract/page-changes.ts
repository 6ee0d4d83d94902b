import type { Redis } from 'ioredis';
import { changedPath, type ChangedPage } from '../core/changed-page.ts';

/** `here`: announced by this process. */
type Listener = (path: string, here: boolean) => void;

const SUBJECT = 'marquee:page-changes';

const KEY = Symbol.for('marquee.page-changes');
const holder = globalThis as typeof globalThis & { [KEY]?: Set<Listener> };

/** The host and the app are two module graphs of one process, so they share it on `globalThis`. */
function listeners(): Set<Listener> {
  return (holder[KEY] ??= new Set());
}

const tell = (path: string, here: boolean) => {
  for (const listener of listeners()) listener(path, here);
};

/**
 * Subscribes to page changes, for page caches. A path also stands for itself followed by a hyphen and more. Returns the
 * unsubscribe function.
 */
export function onPageChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/**
 * Announces that a page's content changed: a review, a rating, a moderator's decision, a list or public profile made
 * private.
 */
export function announcePageChange(changed: ChangedPage): void {
  tell(changedPath(changed), true);
}

/** Announces a change that every process learns by itself: a path, or EVERY_PAGE. */
export function passOnPageChange(path: string): void {
  tell(path, false);
}

/**
 * Publishes this process's page changes over Redis and receives those of others; returns the stop function. Changes
 * published while Redis is down are lost: cached pages expire within a minute anyway.
 */
export function sharePageChanges(redis: Redis): () => void {
  // A subscribed Redis connection cannot publish.
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
