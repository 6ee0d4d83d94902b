/** The result of a timeout. */
export const LATE = Symbol('late');

/** Returns a result, or LATE after a time limit; the work continues and its outcome is ignored. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof LATE> {
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(() => resolve(LATE), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
