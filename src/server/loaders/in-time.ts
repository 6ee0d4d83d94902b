import { CatalogueError } from '../../domain/errors.ts';

/** The longest a page waits for who somebody is, and for what is theirs (docs/behaviour.md, Pages). */
const PATIENCE_MS = 500;

export const LATE = Symbol('late');

/** What is known by then; the work goes on, and how it ends is nobody's any more. */
export async function inTime<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), patienceMs);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** What the catalogue answers that a page can do without: null where it fails or takes longer. */
export async function orNull<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T | null> {
  try {
    const done = await inTime(work, patienceMs);
    return done === LATE ? null : done;
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}
