import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lazyDialog, lazyPart } from '../../../../src/core/ui/lazy.tsx';
import { openIsland } from '../../../support/browser/island.ts';

interface GreetingProps {
  onClose: () => void;
}

const Greeting = ({ onClose }: GreetingProps) => (
  <button type="button" onClick={onClose}>
    Hello
  </button>
);

/** A script that fails to load this many times. */
function script(failures: number) {
  let left = failures;
  return vi.fn(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Greeting);
  });
}

/** A page with a button that shows and hides a greeting. */
function openPage(LazyGreeting: ComponentType<GreetingProps>) {
  function Page() {
    const [isAsked, setAsked] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAsked(!isAsked)}>
          Greet
        </button>
        {isAsked && <LazyGreeting onClose={() => setAsked(false)} />}
      </>
    );
  }
  const person = openIsland(<Page />);
  return { person, greet: () => person.click(screen.getByRole('button', { name: 'Greet' })) };
}

// React logs errors of a boundary.
afterEach(() => void vi.spyOn(console, 'error').mockClear());

/** Records errors reported to the server. */
function countReports() {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  return reported;
}

test('Fetches a script when its part is first rendered, once', async () => {
  const load = script(0);
  const { greet } = openPage(lazyPart(load));
  expect(load).not.toHaveBeenCalled();
  await greet();
  await screen.findByText('Hello');
  await greet();
  await waitFor(() => expect(screen.queryByText('Hello')).toBeNull());
  await greet();
  await screen.findByText('Hello');
  expect(load).toHaveBeenCalledOnce();
});

describe('a script that fails to load', () => {
  test('is reported in place and retried, any number of times', async () => {
    const reported = countReports();
    const load = script(2);
    const { person, greet } = openPage(lazyPart(load));
    await greet();
    for (const tries of [1, 2]) {
      expect((await screen.findByRole('alert')).textContent).toContain('could not be opened');
      expect(load).toHaveBeenCalledTimes(tries);
      await person.click(screen.getByRole('button', { name: 'Try again' }));
    }
    await screen.findByText('Hello');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reported).not.toHaveBeenCalled();
  });

  test('is fetched again when its part is rendered again', async () => {
    const { greet } = openPage(lazyPart(script(1)));
    await greet();
    await screen.findByRole('alert');
    await greet();
    await greet();
    await screen.findByText('Hello');
  });

  test('of a dialog is reported in a dialog, which can be closed', async () => {
    const { person, greet } = openPage(lazyDialog(script(1)));
    await greet();
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog.textContent).toContain('could not be opened');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await greet();
    await screen.findByText('Hello');
  });
});

test('Reports a rendering defect in place and to the server once, and renders again', async () => {
  const reported = countReports();
  const defect = new TypeError('a defect');
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw defect;
    return <p>Mended</p>;
  };
  const { person, greet } = openPage(lazyPart(() => Promise.resolve(Broken)));
  await greet();
  expect((await screen.findByRole('alert')).textContent).toContain('it has been reported');
  expect(reported.mock.calls).toEqual([[defect]]);
  expect(screen.getByRole('button', { name: 'Greet' })).toBeTruthy();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Mended');
});

test('Shows a spinner after 300 ms, unless the part loads in the background', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => undefined);
  const Asked = lazyPart<object>(never);
  const Unasked = lazyPart<object>(never, null);
  openIsland(
    <>
      <Asked />
      <Unasked />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});
