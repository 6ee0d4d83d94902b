/** Stands for what was not there in time. */
export const LATE = Symbol('late');

/** What is known after so many milliseconds at most; the work goes on, and how it ends then is nobody's any more. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof LATE> {
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(() => resolve(LATE), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
