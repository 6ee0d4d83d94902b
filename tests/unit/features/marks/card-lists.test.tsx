import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  loadListsOf,
  makeList,
  readList,
} from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { CardMenu } from '../../../../src/features/marks/CardMenu.tsx';
import { $authDialog, closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { $toast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

/** happy-dom has no popovers. */
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

let person: { email: string; id: string };
let elsewhere: Client;
const HEAT = {
  kind: 'movie',
  id: 949,
  title: 'Heat',
  posterPath: null,
  date: '1995-12-15',
  voteAverage: 7.9,
} as const;

beforeEach(async () => {
  await leave();
  closeAuthDialog();
  person = await createPerson(server, newAddress());
  elsewhere = (await signIn(server, person.email)).client as Client;
});

/** Opens a card's menu, with one existing list. */
async function openMenu(name?: string) {
  const words = { name: name ?? '', description: '', ranked: false };
  const address = name ? await makeList(elsewhere, person.id, crypto.randomUUID(), words) : '';
  const user = openIsland(<CardMenu title={HEAT} at={document.body} onCard />);
  const titles = async () =>
    (await readList(elsewhere, address, { offset: 0, limit: 9 }))?.titles.map(({ id }) => id);
  return { user, titles, menu: within(screen.getByRole('group', { name: 'Heat' })) };
}

test('Shows existing lists in a card’s menu; a click adds the title, another removes it, Undo restores it', async () => {
  await enter(person.email);
  const { user, titles, menu } = await openMenu('Rainy days');
  const row = await menu.findByRole('button', { name: 'Rainy days' });
  expect(row.getAttribute('aria-pressed')).toBe('false');
  await user.click(row);
  expect(row.getAttribute('aria-pressed')).toBe('true');
  await waitFor(async () => expect(await titles()).toEqual([949]));
  await waitFor(() => expect($toast.get()?.title).toBe('Added to Rainy days'));
  await user.click(row);
  await waitFor(async () => expect(await titles()).toEqual([]));
  await waitFor(() => expect($toast.get()?.title).toBe('Removed from Rainy days'));
  runToastAction();
  await waitFor(async () => expect(await titles()).toEqual([949]));
});

test('Creates a new list with the title', async () => {
  await enter(person.email);
  const { user, menu } = await openMenu();
  await user.click(await menu.findByRole('button', { name: 'New list…' }));
  await user.type(menu.getByRole('textbox', { name: 'Name of the list' }), 'Brand new{Enter}');
  await menu.findByRole('button', { name: 'Brand new', pressed: true });
  await waitFor(async () => {
    expect(await loadListsOf(elsewhere, person.id)).toMatchObject([{ name: 'Brand new', items: 1 }]);
  });
});

test('Reports that lists failed to load, and retries', async () => {
  await enter(person.email);
  const { user, menu } = await offline(async () => {
    const opened = await openMenu();
    await opened.menu.findByText('Your lists could not be loaded.');
    return opened;
  });
  await user.click(menu.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(menu.queryByText('Your lists could not be loaded.')).toBeNull());
});

test('Asks a visitor to sign in, as the list buttons do', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('button', { name: 'Add to list' }));
  await waitFor(() => expect($authDialog.get()).not.toBeNull());
});
