import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ChangePassword } from '../../../../src/features/profile/ChangePassword.tsx';
import { makeToken } from '../../../../src/features/connections/tokens.queries.ts';
import { changeSession, signOutHere, startSession } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, PASSWORD, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const NEW = 'a better horse';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const beside = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const says = (title: string, text: string) =>
  waitFor(() => expect($toast.get()).toMatchObject({ title, text }));

let email: string;
let person: ReturnType<typeof openIsland>;
beforeEach(async () => {
  await signOutHere();
  ({ email } = await createPerson(server));
  await changeSession((client) => client.auth.signInWithPassword({ email, password: PASSWORD }));
  dismissToast();
  person = openIsland(<ChangePassword email={email} tokens={[]} />);
});

/** Completes the form with the keyboard and submits it with Enter. */
async function change(current: string, password: string, confirmation = password): Promise<void> {
  field('Current Password').focus();
  for (const [label, text] of [
    ['Current Password', current],
    ['New Password', password],
    ['Confirm New Password', confirmation],
  ] as const) {
    expect(document.activeElement).toBe(field(label));
    if (text) await person.keyboard(text);
    // Skips the toggle next to the field.
    if (label !== 'Confirm New Password') await person.tab();
    if (label !== 'Confirm New Password') await person.tab();
  }
  await person.keyboard('{Enter}');
}

describe('changing the password in the profile', () => {
  test('accepts the current one, says so, clears the form, and ends other sessions', async () => {
    const elsewhere = await signIn(server, email);
    await change(PASSWORD, NEW);
    await says(
      'Password Updated',
      'Your password has been successfully updated. Wherever else you were signed in, you are signed out.',
    );
    await waitFor(() => expect(field('Current Password').value).toBe(''));
    expect((await elsewhere.client.from('wishlists').select('movie_id')).status).toBe(401);
    await changeSession(async (client) => {
      expect((await client.from('wishlists').select('movie_id')).error).toBeNull();
    });
    await expect(signIn(server, email)).rejects.toThrow('Invalid login credentials');
  });

  test('names the remaining tokens, and revokes them if ticked', async () => {
    expect(screen.queryByRole('checkbox')).toBeNull();
    await changeSession((client) => makeToken(client, { name: 'Scripts', scopes: ['read'], endsAt: null }));
    cleanup();
    person = openIsland(<ChangePassword email={email} tokens={['Scripts']} />);
    expect(screen.getByRole('listitem').textContent).toBe('Scripts');
    await person.click(screen.getByLabelText('Revoke all my tokens, too'));
    for (const [label, text] of [
      ['Current Password', PASSWORD],
      ['New Password', NEW],
      ['Confirm New Password', NEW],
    ] as const)
      await person.type(field(label), text);
    await person.keyboard('{Enter}');
    await says(
      'Password Updated',
      'Your password has been successfully updated, and your tokens are revoked.',
    );
    await changeSession(async (client) => {
      expect((await client.from('api_tokens').select('id')).data).toEqual([]);
    });
  });

  test('shows a wrong current one next to the field, focuses it, and keeps the input', async () => {
    await change('something else', NEW);
    await says('Wrong Password', 'This is not your current password.');
    await waitFor(() => expect(beside('Current Password')).toBe('This is not your current password.'));
    await waitFor(() => expect(document.activeElement).toBe(field('Current Password')));
    expect(field('New Password').value).toBe(NEW);
    await signIn(server, email);
  });

  test.each([
    ['no current one', '', NEW, NEW, 'Current Password', 'Please enter your current password.'],
    [
      'the same one',
      PASSWORD,
      PASSWORD,
      PASSWORD,
      'New Password',
      'Please choose a password other than the current one.',
    ],
    [
      'a short one',
      PASSWORD,
      'short',
      'short',
      'New Password',
      'Password must be at least 6 characters long.',
    ],
    [
      'two different ones',
      PASSWORD,
      NEW,
      'another',
      'Confirm New Password',
      'Passwords do not match. Please try again.',
    ],
  ])('with %s says what to do', async (_what, current, password, confirmation, label, text) => {
    await change(current, password, confirmation);
    await waitFor(() => expect(beside(label)).toBe(text));
    expect($toast.get()).toMatchObject({ text, destructive: true });
    await signIn(server, email);
  });

  test('shows the auth server’s reason for refusing a new one', async () => {
    const long = 'x'.repeat(73);
    await change(PASSWORD, long);
    await says('Error', 'Password cannot be longer than 72 characters');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Password cannot be longer than 72 characters',
    );
  });

  test('reports being offline and can be retried', async () => {
    await offline(async () => {
      await change(PASSWORD, NEW);
      await waitFor(() => expect($toast.get()).toMatchObject({ title: 'Error', destructive: true }));
    });
    await person.click(screen.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect($toast.get()?.title).toBe('Password Updated'));
  });

  test('shows and hides each of the three', async () => {
    for (const [label, noun] of [
      ['Current Password', 'current password'],
      ['New Password', 'new password'],
      ['Confirm New Password', 'confirmation'],
    ] as const) {
      await person.click(screen.getByRole('button', { name: `Show ${noun}` }));
      expect(field(label).type).toBe('text');
      await person.click(screen.getByRole('button', { name: `Hide ${noun}` }));
      expect(field(label).type).toBe('password');
    }
  });
});
