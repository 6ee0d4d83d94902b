import { CatalogueError } from '../core/errors.ts';
import { services } from './services.ts';
import { LATE, withinTime } from './within-time.ts';

/** What is known in the time a page waits, which the configuration says (docs/behaviour.md, Pages), or so many milliseconds. */
export async function inTime<T>(work: Promise<T>, milliseconds?: number): Promise<T | typeof LATE> {
  // It may fail before anybody listens.
  work.catch(() => undefined);
  return withinTime(work, milliseconds ?? (await services()).config.pagePatienceMs);
}

/** What the catalogue answers that a page can do without: null where it fails or takes longer. */
export async function orNull<T>(work: Promise<T>, milliseconds?: number): Promise<T | null> {
  try {
    const done = await inTime(work, milliseconds);
    return done === LATE ? null : done;
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}
