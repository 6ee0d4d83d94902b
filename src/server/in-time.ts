import { CatalogueError } from '../core/errors.ts';
import { services } from './services.ts';
import { LATE, withinTime } from './within-time.ts';

/** Returns a result within a time limit (by default PAGE_PATIENCE; docs/behaviour.md, Pages), else LATE. */
export async function inTime<T>(work: Promise<T>, milliseconds?: number): Promise<T | typeof LATE> {
  // Avoids an unhandled rejection: it may fail before it is awaited.
  work.catch(() => undefined);
  return withinTime(work, milliseconds ?? (await services()).config.pagePatienceMs);
}

/** An optional answer of the catalogue: null if it fails or takes longer. */
export async function orNull<T>(work: Promise<T>, milliseconds?: number): Promise<T | null> {
  try {
    const done = await inTime(work, milliseconds);
    return done === LATE ? null : done;
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}
