import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AuthDialog } from '../../../../src/features/auth/AuthDialog.tsx';
import { NewPasswordForm } from '../../../../src/features/profile/NewPasswordForm.tsx';
import { closeAuthDialog, openAuthDialog, turnAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { changeSession, signOutHere, startSession } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

/** Refusals by an auth server or a proxy, without a readable message. */
const WORDLESS: [string, () => Response][] = [
  ['{}', () => Response.json({}, { status: 422 })],
  ['an empty body', () => new Response(null, { status: 400 })],
  ['null', () => Response.json(null, { status: 403 })],
  ['a list', () => Response.json([{ a: 1 }], { status: 400 })],
  [
    'a page',
    () => new Response('<h1>Blocked</h1>', { status: 403, headers: { 'content-type': 'text/html' } }),
  ],
];

/** Refuses all further requests to this endpoint. */
function refuse(endpoint: string, answer: () => Response): void {
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return url.pathname.endsWith(endpoint) ? Promise.resolve(answer()) : real(input, init);
  });
  onTestFinished(() => spy.mockRestore());
}

const dialog = () => within(screen.getByRole('dialog'));
async function says(title: string, text: string): Promise<void> {
  await waitFor(() => expect($toast.get()).toMatchObject({ title, text, destructive: true }));
}

let person: UserEvent;
beforeEach(async () => {
  await signOutHere();
  closeAuthDialog();
  dismissToast();
});

describe.each(WORDLESS)('a refusal with %s', (_, answer) => {
  test('of a sign-up has our words', async () => {
    refuse('/signup', answer);
    person = openIsland(<AuthDialog onClose={closeAuthDialog} />);
    openAuthDialog('signUp');
    await screen.findByRole('dialog', { name: 'Sign Up' });
    const panel = within(screen.getByRole('tabpanel', { name: 'Sign Up' }));
    await person.type(panel.getByLabelText('Full Name'), 'Ada');
    await person.type(panel.getByLabelText('Email'), newAddress());
    await person.type(panel.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await says('Registration Failed', 'An error occurred during registration.');
    expect(panel.getByRole('alert').textContent).toBe('An error occurred during registration.');
  });

  test('of a sign-in has our words', async () => {
    refuse('/token', answer);
    person = openIsland(<AuthDialog onClose={closeAuthDialog} />);
    openAuthDialog('signIn');
    await screen.findByRole('dialog', { name: 'Sign In' });
    const panel = within(screen.getByRole('tabpanel', { name: 'Sign In' }));
    await person.type(panel.getByLabelText('Email'), newAddress());
    await person.type(panel.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await says('Sign In Failed', 'An error occurred while signing in. Please try again.');
  });

  test('of a reset mail has our words', async () => {
    refuse('/recover', answer);
    person = openIsland(<AuthDialog onClose={closeAuthDialog} />);
    openAuthDialog('forgot');
    await screen.findByRole('dialog', { name: 'Reset Password' });
    await person.type(dialog().getByRole('textbox', { name: 'Email' }), `${newAddress()}{Enter}`);
    await says('Error', 'Failed to send the reset email. Please try again.');
  });

  test('of another verification mail has our words', async () => {
    refuse('/resend', answer);
    person = openIsland(<AuthDialog onClose={closeAuthDialog} />);
    openAuthDialog('signIn');
    turnAuthDialog({ name: 'verify', email: newAddress() });
    await person.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    await says('Error', 'Failed to resend verification email.');
  });

  test('of a new password has our words', async () => {
    const { email } = await createPerson(server);
    await changeSession((client) => client.auth.signInWithPassword({ email, password: PASSWORD }));
    refuse('/user', answer);
    person = openIsland(<NewPasswordForm tokens={[]} />);
    await person.type(screen.getByLabelText('New Password'), 'a better horse');
    await person.type(screen.getByLabelText('Confirm New Password'), 'a better horse{Enter}');
    await says('Error', 'Failed to update password. Please try again.');
  });
});

test('Shows a refusal’s own reason', async () => {
  refuse('/recover', () => Response.json({ code: 400, msg: 'Not from here.' }, { status: 400 }));
  person = openIsland(<AuthDialog onClose={closeAuthDialog} />);
  openAuthDialog('forgot');
  await screen.findByRole('dialog', { name: 'Reset Password' });
  await person.type(dialog().getByRole('textbox', { name: 'Email' }), `${newAddress()}{Enter}`);
  await says('Error', 'Not from here.');
});
