/**
 * Turns a callback-based task into an async generator of its events. Ends when the task does, and rejects
 * with its error after the last event. Events are buffered without a limit, so there must be few.
 */
export async function* eventQueue<T>(work: (emit: (event: T) => void) => Promise<void>): AsyncGenerator<T> {
  const waiting: T[] = [];
  let wake: () => void = () => undefined;
  let ended = false;
  const emit = (event: T) => {
    waiting.push(event);
    wake();
  };
  const working = work(emit).finally(() => {
    ended = true;
    wake();
  });
  // Awaited below; avoids an unhandled rejection until then.
  working.catch(() => undefined);
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    wake = () => resolve(undefined);
    while (waiting.length > 0) yield waiting.shift() as T;
    if (ended) break;
    await promise;
  }
  await working;
}
