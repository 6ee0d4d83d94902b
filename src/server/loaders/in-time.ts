import { CatalogueError } from '../../domain/errors.ts';
import { services } from '../services.ts';

export const LATE = Symbol('late');

/**
 * What is known by then; the work goes on, and how it ends is nobody's any more. Where nothing else is said a page waits as
 * long as the configuration says (docs/behaviour.md, Pages).
 */
export async function inTime<T>(work: Promise<T>, milliseconds?: number): Promise<T | typeof LATE> {
  work.catch(() => undefined);
  const patienceMs = milliseconds ?? (await services()).config.pagePatienceMs;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), patienceMs);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the catalogue answers that a page can do without: null where it fails or takes longer. */
export async function orNull<T>(work: Promise<T>, patienceMs?: number): Promise<T | null> {
  try {
    const done = await inTime(work, patienceMs);
    return done === LATE ? null : done;
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}
