import { configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterAll, onTestFinished, vi } from 'vitest';

// One second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Cancels timers of a closed page, whose document no longer exists.
const begun = vi.spyOn(globalThis, 'setTimeout');
afterAll(() => {
  for (const { value } of begun.mock.results) clearTimeout(value as NodeJS.Timeout);
});

// React reads it while hydrating; happy-dom lacks it.
HTMLElement.prototype.autofocus = false;

/** Renders an island for the duration of the test. Returns a user with mouse and keyboard. */
export function openIsland(island: ReactElement): UserEvent {
  const { unmount } = render(island);
  onTestFinished(() => void unmount());
  return userEvent.setup();
}

/** Hydrates an island's server markup, for the duration of the test. */
export function takeOver(island: ReactElement, drawn: Element): void {
  const root = hydrateRoot(drawn, island);
  onTestFinished(() => root.unmount());
}
