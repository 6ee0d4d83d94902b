import { screen, waitFor } from '@testing-library/preact';
import { Component, type ComponentChildren } from 'preact';
import { useState, type ComponentType, type PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { late } from '../../../../src/islands/ui/late.tsx';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { openIsland } from '../../../support/browser/island.ts';

afterEach(dismissToast);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A page with a button that asks for a greeting; its code fails to come as often as said. */
function openPage(failures: number) {
  let left = failures;
  const load = vi.fn(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Greeting);
  });
  const LateGreeting = late(load);
  function Page() {
    const [asked, setAsked] = useState(false);
    const putOff = () => {
      setAsked(false);
      return () => setAsked(true);
    };
    return (
      <>
        <button type="button" onClick={() => setAsked(!asked)}>
          Greet
        </button>
        <LateGreeting props={asked ? { name: 'Ada' } : null} onMissing={putOff} />
      </>
    );
  }
  const person = openIsland(<Page />);
  return { load, greet: () => person.click(screen.getByRole('button')) };
}

test('what comes late is fetched when it is first wanted, and once', async () => {
  const { load, greet } = openPage(0);
  expect(load).not.toHaveBeenCalled();
  await greet();
  await screen.findByText('Hello Ada');
  await greet();
  await waitFor(() => expect(screen.queryByText('Hello Ada')).toBeNull());
  await greet();
  await screen.findByText('Hello Ada');
  expect(load).toHaveBeenCalledOnce();
});

test('what does not come is said and offered again, as often as it takes', async () => {
  const { load, greet } = openPage(2);
  await greet();
  for (const tries of [1, 2]) {
    await waitFor(() => expect($toast.get()?.text).toContain('could not be opened'));
    expect(load).toHaveBeenCalledTimes(tries);
    runToastAction();
  }
  await screen.findByText('Hello Ada');
  expect($toast.get()).toBeNull();
});

test('what did not come is fetched again when it is asked for again', async () => {
  const { greet } = openPage(1);
  await greet();
  await waitFor(() => expect($toast.get()).not.toBeNull());
  await greet();
  await screen.findByText('Hello Ada');
});

test('what nobody asked for is missing in silence', async () => {
  const Missing = late(() => Promise.reject(new TypeError('Failed to fetch')));
  const onMissing = vi.fn(() => null);
  openIsland(<Missing props={{}} onMissing={onMissing} />);
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect($toast.get()).toBeNull();
});

test('a defect in it is no missing code, and nobody is told to check the connection', async () => {
  const Broken = late(() =>
    Promise.resolve((): never => {
      throw new TypeError('a defect');
    }),
  );
  const reported = vi.fn();
  class Boundary extends Component<{ children: ComponentChildren }> {
    override state = { broken: false };
    override componentDidCatch(defect: unknown) {
      reported(defect);
      this.setState({ broken: true });
    }
    override render() {
      return this.state.broken ? null : this.props.children;
    }
  }
  const Page = Boundary as unknown as ComponentType<PropsWithChildren>;
  openIsland(
    <Page>
      <Broken props={{}} onMissing={() => null} />
    </Page>,
  );
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect($toast.get()).toBeNull();
});
