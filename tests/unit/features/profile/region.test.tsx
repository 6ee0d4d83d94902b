import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadOwnRegion, saveOwnRegion } from '../../../../src/features/watch/regions.queries.ts';
import { RegionField } from '../../../../src/features/profile/RegionField.tsx';
import { personsRegion } from '../../../../src/features/watch/region.store.ts';
import { changeSession, signOutHere, startSession } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, PASSWORD } from '../../../support/database/people.ts';
import { signedInPerson, type SignedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const REGIONS = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
];
const remembered = () => localStorage.getItem('marquee-region');
const field = () => screen.getByLabelText<HTMLSelectElement>('Country');
const says = (text: string) =>
  waitFor(() => expect($toast.get()?.text).toEqual(expect.stringContaining(text)));

/** Signs a new user in to this browser. */
async function signIn(): Promise<SignedInPerson['id']> {
  const { email, id } = await createPerson(server);
  await changeSession((client) => client.auth.signInWithPassword({ email, password: PASSWORD }));
  dismissToast();
  return id;
}

beforeEach(async () => {
  localStorage.clear();
  await signOutHere();
});

describe('the user’s region', () => {
  test('is saved when chosen, here and in the account, and can be reset to the browser’s', async () => {
    const userId = await signIn();
    const person = openIsland(<RegionField userId={userId} region={null} regions={REGIONS} />);
    expect(field().value).toBe('');
    await person.selectOptions(field(), 'Germany');
    await says('Services are shown for Germany');
    expect(remembered()).toBe('"DE"');
    expect(await personsRegion()).toBe('DE');
    await waitFor(() => expect(field().disabled).toBe(false));
    await person.selectOptions(field(), 'From my browser');
    await says('the country your browser names');
    expect(remembered()).toBeNull();
    expect(await personsRegion()).toBeNull();
  });

  test('is reverted when saving fails', async () => {
    const userId = await signIn();
    const person = openIsland(<RegionField userId={userId} region="US" regions={REGIONS} />);
    await offline(async () => {
      await person.selectOptions(field(), 'Germany');
      await says('Failed to save the country');
    });
    await waitFor(() => expect(field().value).toBe('US'));
    expect(remembered()).toBeNull();
  });

  test('is private', async () => {
    const ada = await signedInPerson(server, 'Ada');
    const bob = await signedInPerson(server, 'Bob');
    await saveOwnRegion(ada.client, ada.id, 'AT');
    await saveOwnRegion(bob.client, ada.id, 'FR');
    expect(await loadOwnRegion(ada.client)).toBe('AT');
    expect(await loadOwnRegion(bob.client)).toBeNull();
  });

  test('is null for visitors', async () => {
    expect(await personsRegion()).toBeNull();
  });
});
