import { fireEvent } from '@testing-library/dom';
import { screen, waitFor } from '@testing-library/preact';
import { afterAll, expect, test, vi } from 'vitest';
import { BackendError } from '../../../../src/backend/errors.ts';
import type { Client } from '../../../../src/backend/client.ts';
import { saveSearch } from '../../../../src/backend/searches/saved-searches.ts';
import { AccountMenu } from '../../../../src/islands/header/AccountMenu.tsx';
import { setEnvironment } from '../../../../src/stores/environment.ts';
import { $toast } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());

// happy-dom has no popovers: the menu is there, and a browser test opens it.
HTMLElement.prototype.showPopover = vi.fn();
HTMLElement.prototype.hidePopover = vi.fn();

function open() {
  browserEnvironment();
  const account = { id: 'u1', email: 'ada@example.org', fullName: 'Ada' };
  return openIsland(
    <AccountMenu
      session={{ kind: 'signedIn', account, profile: null, admin: true }}
      backendUrl="/embedded/backend"
    />,
  );
}

const walk = async (person: ReturnType<typeof open>, keys: string[]) => {
  const reached = [];
  for (const key of keys) {
    await person.keyboard(key.length === 1 ? key : `{${key}}`);
    reached.push(document.activeElement?.textContent);
  }
  return reached;
};

test('the account menu is one stop of the Tab key, whose arrows open it at either end', async () => {
  const person = open();
  await person.tab();
  const button = screen.getByRole('button', { name: 'Account' });
  expect(document.activeElement).toBe(button);
  expect(await walk(person, ['ArrowDown'])).toEqual(['My Profile']);
  button.focus();
  expect(await walk(person, ['ArrowUp'])).toEqual(['Sign Out']);
});

test('arrows go round the account menu, Home and End to its ends, and letters to what begins with them', async () => {
  const person = open();
  const named = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(new Set(named).size).toBe(named.length);
  expect(named.slice(0, 3)).toEqual(['My Profile', 'For You', 'Up Next']);
  expect(named.slice(-2)).toEqual(['Admin Dashboard', 'Sign Out']);
  await person.tab();
  const reached = await walk(person, [
    'ArrowDown',
    'ArrowUp',
    'ArrowDown',
    'End',
    'Home',
    'a',
    'M',
    'm',
    'x',
    's',
  ]);
  expect(reached).toEqual([
    ...['My Profile', 'Sign Out', 'My Profile', 'Sign Out', 'My Profile', 'Admin Dashboard', 'My Profile'],
    ...['My Diary', 'My Diary', 'Saved Searches'],
  ]);
});

test('the account menu has its entries in groups that are named', () => {
  open();
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    ...['Profile', 'What I watch', 'What I keep', 'Account'],
  ]);
  expect(groups.every((group) => group.querySelector('[role=menuitem]'))).toBe(true);
});

/** What the browser says when the menu opens or closes. */
const toggle = (newState: 'open' | 'closed') =>
  fireEvent(
    document.querySelector('#account-menu') ?? document,
    Object.assign(new Event('toggle'), { newState }),
  );
const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

/** The menu of somebody who has saved searches, the first named the longest ago. */
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

test('the account menu names the five searches saved last once it is opened, above all of them', async () => {
  const { person, save, backend } = await openMenuOf(['Old', 'Court', 'コメディ', 'أفلام', 'Spain', 'Korea']);
  expect(backend).not.toHaveBeenCalled();
  toggle('open');
  const korea = await screen.findByRole('menuitem', { name: 'Korea' });
  expect(korea.getAttribute('href')).toBe('/discover/series?genres=6');
  const first = entries().indexOf('Korea');
  expect(entries().slice(first, first + 6)).toEqual([
    ...['Korea', 'Spain', 'أفلام', 'コメディ', 'Court', 'Saved Searches'],
  ]);
  expect(screen.getByRole('group', { name: 'Saved Searches' }).children).toHaveLength(5);
  expect(await walk(person, ['Home', 'k', 'ArrowDown', 'Home', 'k', 'ArrowUp'])).toEqual([
    ...['My Profile', 'Korea', 'Spain', 'My Profile', 'Korea', entries()[first - 1]],
  ]);
  toggle('closed');
  await save('Saved since', 7);
  toggle('open');
  await screen.findByRole('menuitem', { name: 'Saved since' });
  expect(screen.queryByRole('menuitem', { name: 'Court' })).toBeNull();
});

test('without saved searches, or when they cannot be had, the account menu is whole without them', async () => {
  const { backend } = await openMenuOf([]);
  const whole = entries();
  toggle('open');
  await waitFor(() => expect(backend).toHaveBeenCalled());
  await backend.mock.results[0]?.value;
  expect(screen.queryByRole('group', { name: 'Saved Searches' })).toBeNull();
  toggle('closed');
  backend.mockRejectedValue(new BackendError('unavailable'));
  toggle('open');
  await waitFor(() => expect(backend).toHaveBeenCalledTimes(2));
  expect(entries()).toEqual(whole);
  expect($toast.get()).toBeNull();
});

test('before the account is known the account menu asks for no searches', () => {
  browserEnvironment();
  const backend = vi.fn(() => Promise.reject(new BackendError('unavailable')));
  setEnvironment({ backend });
  openIsland(<AccountMenu session={{ kind: 'unknown' }} backendUrl="/embedded/backend" />);
  toggle('open');
  expect(entries()).toContain('Saved Searches');
  expect(backend).not.toHaveBeenCalled();
});
