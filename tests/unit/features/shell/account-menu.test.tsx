import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { saveSearch } from '../../../../src/features/search/saved-searches.queries.ts';
import { AccountMenu } from '../../../../src/features/shell/AccountMenu.tsx';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());

// happy-dom has no popovers.
HTMLElement.prototype.showPopover = vi.fn();

const button = () => screen.getByRole('button', { name: 'Account' });
const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
/** The active entry. */
const active = () =>
  document.getElementById(screen.getByRole('menu').getAttribute('aria-activedescendant') ?? '')?.textContent;

function open() {
  browserEnvironment();
  setEnvironment({ backend: () => Promise.reject(new BackendError('unavailable')) });
  const account = { id: 'u1', email: 'ada@example.org', fullName: 'Ada' };
  return openIsland(
    <AccountMenu
      session={{ kind: 'signedIn', account, profile: null, admin: true }}
      backendUrl="/embedded/backend"
    />,
  );
}

test('Makes the account menu one tab stop, opened at either end with arrows', async () => {
  const person = open();
  await person.tab();
  expect(document.activeElement).toBe(button());
  await person.keyboard('{ArrowUp}');
  await waitFor(() => expect(active()).toBe('Sign Out'));
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(button());
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toBe('My Profile'));
  expect(entries().slice(0, 3)).toEqual(['My Profile', 'For You', 'Up Next']);
  expect(entries().slice(-2)).toEqual(['Admin Dashboard', 'Sign Out']);
});

test('Groups the account menu’s entries with labels', async () => {
  await open().click(button());
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    ...['Profile', 'What I watch', 'What I keep', 'Account'],
  ]);
  expect(groups.every((group) => group.querySelector('[role=menuitem]'))).toBe(true);
});

/** The menu of a user with saved searches, the first name the oldest. */
async function openMenuOf(names: string[]) {
  browserEnvironment();
  const { email, id } = await createPerson(server);
  const client = (await signIn(server, email)).client as Client;
  const save = (name: string, day: number) =>
    saveSearch(client, id, {
      ...{ kind: 'tv', name, query: `genres=${day}`, createdAt: `2026-03-0${day}T10:00:00Z` },
    });
  for (const [index, name] of names.entries()) await save(name, index + 1);
  const backend = vi.fn(() => Promise.resolve(client));
  setEnvironment({ backend });
  const account = { id, email: 'ada@example.org', fullName: 'Ada' };
  const person = openIsland(
    <AccountMenu
      session={{ kind: 'signedIn', account, profile: null, admin: false }}
      backendUrl="/embedded/backend"
    />,
  );
  return { person, save, backend };
}

test('Lists the latest five saved searches in the opened account menu, below a link to all', async () => {
  const { person, save, backend } = await openMenuOf(['Old', 'Court', 'コメディ', 'أفلام', 'Spain', 'Korea']);
  expect(backend).not.toHaveBeenCalled();
  await person.click(button());
  const korea = await screen.findByRole('menuitem', { name: 'Korea' });
  expect(korea.getAttribute('href')).toBe('/discover/series?genres=6');
  const first = entries().indexOf('Korea');
  expect(entries().slice(first, first + 6)).toEqual([
    ...['Korea', 'Spain', 'أفلام', 'コメディ', 'Court', 'Saved Searches'],
  ]);
  expect(screen.getByRole('group', { name: 'Saved Searches' }).children).toHaveLength(5);
  await person.keyboard('{Escape}');
  await save('Saved since', 7);
  await person.click(button());
  await screen.findByRole('menuitem', { name: 'Saved since' });
  expect(screen.queryByRole('menuitem', { name: 'Court' })).toBeNull();
});

test('Shows the account menu completely without saved searches, or when they fail', async () => {
  const { person, backend } = await openMenuOf([]);
  await person.click(button());
  const whole = entries();
  await waitFor(() => expect(backend).toHaveBeenCalled());
  await backend.mock.results[0]?.value;
  expect(screen.queryByRole('group', { name: 'Saved Searches' })).toBeNull();
  await person.keyboard('{Escape}');
  backend.mockRejectedValue(new BackendError('unavailable'));
  await person.click(button());
  await waitFor(() => expect(backend).toHaveBeenCalledTimes(2));
  expect(entries()).toEqual(whole);
  expect($toast.get()).toBeNull();
});

test('Requests no searches for the account menu before the account is known', async () => {
  browserEnvironment();
  const backend = vi.fn(() => Promise.reject(new BackendError('unavailable')));
  setEnvironment({ backend });
  const person = openIsland(<AccountMenu session={{ kind: 'unknown' }} backendUrl="/embedded/backend" />);
  await person.click(button());
  expect(entries()).toContain('Saved Searches');
  expect(backend).not.toHaveBeenCalled();
});
