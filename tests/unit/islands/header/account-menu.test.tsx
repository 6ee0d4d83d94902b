import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AccountMenu } from '../../../../src/islands/header/AccountMenu.tsx';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';

// happy-dom has no popovers: the menu is there, and a browser test opens it.
HTMLElement.prototype.showPopover = vi.fn();
HTMLElement.prototype.hidePopover = vi.fn();

function open() {
  browserEnvironment();
  const account = { id: 'u1', email: 'ada@example.org', fullName: 'Ada', confirmedAt: null };
  return openIsland(<AccountMenu session={{ kind: 'signedIn', account, profile: null, admin: true }} />);
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
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    ...[
      'My Profile',
      'My Wishlist',
      'My Watched List',
      'My Reminders',
      'Saved Searches',
      'Admin Dashboard',
      'Sign Out',
    ],
  ]);
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
    ...['My Wishlist', 'My Wishlist', 'Saved Searches'],
  ]);
});
