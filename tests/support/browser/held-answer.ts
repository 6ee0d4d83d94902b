import { onTestFinished } from 'vitest';

/** The address of a `fetch` call. */
export const askedAddress = ([input]: Parameters<typeof fetch>): string =>
  input instanceof Request ? input.url : input.toString();

/** Delays the response to the first call whose address contains `about`, until `come` is called. */
export function heldAnswer(about: string): { asked: Promise<void>; come: () => void } {
  const real = globalThis.fetch;
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isHeld = false;
  const holding: typeof fetch = async (...request) => {
    const isFirst = !isHeld && askedAddress(request).includes(about);
    if (isFirst) isHeld = true;
    const answer = await real(...request);
    if (isFirst) {
      asked.resolve();
      await gate.promise;
    }
    return answer;
  };
  const come = () => {
    if (globalThis.fetch === holding) globalThis.fetch = real;
    gate.resolve();
  };
  globalThis.fetch = holding;
  onTestFinished(come);
  return { asked: asked.promise, come };
}

/** Runs `work`, and delays its response until `meanwhile` has run. */
export async function answeredAfter(
  about: string,
  work: () => unknown,
  meanwhile: () => unknown,
): Promise<void> {
  const { asked, come } = heldAnswer(about);
  const done = work();
  await asked;
  await meanwhile();
  come();
  await done;
}
