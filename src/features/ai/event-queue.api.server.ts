/**
 * Turns work that reports as it goes into an async generator of its reports. Ends when the work does, and
 * rejects as it does after the last report. Reports wait for their reader, so there must be few of them.
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
  // It is awaited below; until then a failure must not count as nobody's.
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
