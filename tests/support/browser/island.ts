import { configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterAll, onTestFinished, vi } from 'vitest';

// A second is not enough on a busy machine, which is slow and not wrong.
configure({ asyncUtilTimeout: 15_000 });

// What a page would do a moment later it does no more once it is gone, and its document with it.
const begun = vi.spyOn(globalThis, 'setTimeout');
afterAll(() => {
  for (const { value } of begun.mock.results) clearTimeout(value as NodeJS.Timeout);
});

// React reads it while hydrating, and happy-dom's elements lack it.
HTMLElement.prototype.autofocus = false;

/** Draws an island into the page for as long as the test, and answers a person at mouse and keyboard. */
export function openIsland(island: ReactElement): UserEvent {
  const { unmount } = render(island);
  onTestFinished(() => void unmount());
  return userEvent.setup();
}

/** Takes over what the server has drawn of an island (hydration), for as long as the test. */
export function takeOver(island: ReactElement, drawn: Element): void {
  const root = hydrateRoot(drawn, island);
  onTestFinished(() => root.unmount());
}
