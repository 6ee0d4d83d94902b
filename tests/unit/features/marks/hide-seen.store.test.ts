import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { saveHideSeen } from '../../../../src/features/marks/hide-seen.queries.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { pageHideSeen } from '../../../../src/features/marks/hide-seen.store.ts';
import { askedAddress, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, newAddress } from '../../../support/database/people.ts';

const { server, environment } = await startBrowser();

let person: { email: string; id: string };
beforeEach(async () => {
  await leave();
  person = await createPerson(server, newAddress());
});

const isOn = () => pageHideSeen().$on.get();
const choose = async (hide: boolean) => saveHideSeen(await environment.backend(), person.id, hide);

/** Counts further requests. */
function countAsked() {
  const fetches = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetches.mockRestore());
  return () => fetches.mock.calls.filter((call) => askedAddress(call).includes('list_settings')).length;
}

describe('the setting to hide seen titles', () => {
  test('is unknown for a visitor, without a request', () => {
    const asked = countAsked();
    pageHideSeen().load();
    pageHideSeen().refresh();
    expect([isOn(), asked()]).toEqual([null, 0]);
  });

  test('is off by default, and loaded once', async () => {
    const asked = countAsked();
    await enter(person.email);
    pageHideSeen().load();
    pageHideSeen().load();
    await vi.waitFor(() => expect(isOn()).toBe(false));
    pageHideSeen().load();
    // Any request would have been sent before this.
    await choose(true);
    expect([asked(), isOn()]).toEqual([2, false]);
  });

  test('is loaded on sign-in, cleared on sign-out, and loaded again', async () => {
    pageHideSeen().load();
    await enter(person.email);
    await vi.waitFor(() => expect(isOn()).toBe(false));
    await choose(true);
    await leave();
    expect(isOn()).toBeNull();
    await enter(person.email);
    await vi.waitFor(() => expect(isOn()).toBe(true));
  });

  test('stays while reloading, and then has the change made elsewhere', async () => {
    await enter(person.email);
    pageHideSeen().load();
    await vi.waitFor(() => expect(isOn()).toBe(false));
    await choose(true);
    pageHideSeen().refresh();
    expect(isOn()).toBe(false);
    await vi.waitFor(() => expect(isOn()).toBe(true));
    await offline(async () => {
      pageHideSeen().refresh();
      await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    });
    expect(isOn()).toBe(true);
  });

  test('uses the last response, if an earlier one is late', async () => {
    await enter(person.email);
    pageHideSeen().load();
    await vi.waitFor(() => expect(isOn()).toBe(false));
    const { asked, come } = heldAnswer('list_settings');
    pageHideSeen().refresh();
    await asked;
    await choose(true);
    pageHideSeen().refresh();
    await vi.waitFor(() => expect(isOn()).toBe(true));
    come();
    await choose(true);
    expect(isOn()).toBe(true);
  });

  test('is loaded with the next call after a failure, and not before', async () => {
    pageHideSeen().load();
    const { fetch: real } = globalThis;
    const fetches = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetches.mockRestore());
    const calls = () => fetches.mock.calls.filter((call) => askedAddress(call).includes('list_settings'));
    fetches.mockImplementation((...call) =>
      askedAddress(call).includes('list_settings')
        ? Promise.resolve(new Response('{}', { status: 400 }))
        : real(...call),
    );
    await enter(person.email);
    await vi.waitFor(() => expect(calls()).toHaveLength(1));
    fetches.mockImplementation(real);
    pageHideSeen().refresh();
    await choose(false);
    expect([isOn(), calls()]).toMatchObject([null, { length: 2 }]);
    pageHideSeen().load();
    await vi.waitFor(() => expect(isOn()).toBe(false));
  });

  test('is not loaded without a list that needs it', async () => {
    setEnvironment({ ...environment });
    await enter(person.email);
    const asked = countAsked();
    pageHideSeen().refresh();
    await choose(true);
    expect([asked(), isOn()]).toEqual([1, null]);
  });
});
