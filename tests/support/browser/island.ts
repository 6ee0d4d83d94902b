import { configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';

// A second is not enough on a busy machine, which is slow and not wrong.
configure({ asyncUtilTimeout: 15_000 });

/** Draws an island into the page for as long as the test, and answers a person at mouse and keyboard. */
export function openIsland(island: ReactElement): UserEvent {
  const { unmount } = render(island);
  onTestFinished(unmount);
  return userEvent.setup();
}
