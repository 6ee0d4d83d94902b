import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AuthDialog } from '../../../../src/features/auth/AuthDialog.tsx';
import { SignInButton } from '../../../../src/features/auth/SignInButton.tsx';
import { closeAuthDialog, openAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { currentEnvironment, setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $session, signOutHere, startSession } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter } from '../../../support/browser/opened-page.ts';
import { createPerson, follow, linkTo, newAddress, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

let person: UserEvent;
beforeEach(async () => {
  await signOutHere();
  closeAuthDialog();
  dismissToast();
  person = openIsland(
    <>
      <SignInButton />
      <AuthDialog onClose={closeAuthDialog} />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('dialog', { name: 'Sign In' });
});

/** The open tab's panel, or the whole dialog. */
const view = () => within(screen.queryByRole('tabpanel') ?? screen.getByRole('dialog'));
/** The field of this name in the shown view; hidden views keep theirs. */
function input(label: string): HTMLInputElement {
  const fields = within(screen.getByRole('dialog')).getAllByLabelText<HTMLInputElement>(label);
  const [shown] = fields.filter((field) => !field.closest('[hidden]'));
  if (!shown) throw new Error(`no field ${label} is shown`);
  return shown;
}
const button = (name: string) => screen.getByRole('button', { name });
const submit = (name: string) => view().getByRole('button', { name });
/** A field's description. */
const beside = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const requests = () => {
  const spy = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.length;
};

describe('signing in', () => {
  test('submits address and password with Enter, shows a greeting and closes', async () => {
    const { email } = await createPerson(server, newAddress());
    await person.type(input('Email'), email);
    await person.type(input('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect($session.get()).toMatchObject({ kind: 'signedIn', account: { email } });
    expect($toast.get()?.title).toBe('Welcome back!');
  });

  test('shows errors next to each field, focuses the first, and sends nothing', async () => {
    const sent = requests();
    await person.type(input('Email'), 'nobody');
    await person.click(submit('Sign In'));
    expect(beside(input('Email'))).toBe('Please enter a valid email address.');
    expect(input('Email').getAttribute('aria-invalid')).toBe('true');
    expect(beside(input('Password'))).toBe('Password must be at least 6 characters long.');
    expect(document.activeElement).toBe(input('Email'));
    await person.type(input('Email'), '@example.org');
    await person.click(submit('Sign In'));
    await waitFor(() => expect(document.activeElement).toBe(input('Password')));
    expect(beside(input('Email'))).toBe('');
    expect(sent()).toBe(0);
  });

  test('reports a refusal, keeps the input, and can be retried', async () => {
    const { email } = await createPerson(server, newAddress());
    await person.type(input('Email'), email);
    await person.type(input('Password'), 'not this one');
    await person.click(submit('Sign In'));
    await waitFor(() => expect(view().getByRole('alert').textContent).toMatch(/\S/));
    expect([input('Email').value, input('Password').value]).toEqual([email, 'not this one']);
    await person.clear(input('Password'));
    await person.type(input('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is sent once, for repeated clicks', async () => {
    const sent = requests();
    await person.type(input('Email'), newAddress());
    await person.type(input('Password'), PASSWORD);
    await person.dblClick(submit('Sign In'));
    await waitFor(() => expect(view().getByRole('alert').textContent).toMatch(/\S/));
    expect(sent()).toBe(1);
  });

  test('shows the password on request, and reports Caps Lock', async () => {
    await person.type(input('Password'), 'secret');
    expect(input('Password').type).toBe('password');
    await person.click(view().getByRole('button', { name: 'Show password' }));
    expect(input('Password').type).toBe('text');
    expect(input('Password').value).toBe('secret');
    await person.click(view().getByRole('button', { name: 'Hide password' }));
    expect(input('Password').type).toBe('password');
    await person.click(input('Password'));
    await person.keyboard('{CapsLock}');
    expect(beside(input('Password'))).toBe('Caps Lock is on');
    await person.tab();
    expect(beside(input('Password'))).toBe('');
  });
});

describe('the views of the dialog', () => {
  test('switch tabs with arrows, and keep the input', async () => {
    await person.type(input('Email'), 'ada@example.org');
    await person.click(screen.getByRole('tab', { name: 'Sign In' }));
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
    expect(input('Email').value).toBe('ada@example.org');
    await person.type(input('Full Name'), 'Ada');
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await person.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    expect(input('Full Name').value).toBe('Ada');
  });

  test('keep the address to the forgotten password and back', async () => {
    await person.type(input('Email'), 'ada@example.org');
    await person.click(button('Forgot your password?'));
    await screen.findByRole('dialog', { name: 'Reset Password' });
    expect(input('Email').value).toBe('ada@example.org');
    await person.type(input('Email'), '.uk');
    await person.click(button('Back'));
    await screen.findByRole('dialog', { name: 'Sign In' });
    expect(input('Email').value).toBe('ada@example.org.uk');
  });
});

describe('a forgotten password', () => {
  test('requires a valid address, and confirms the mail', async () => {
    const { email } = await createPerson(server, newAddress());
    await person.click(button('Forgot your password?'));
    await person.click(button('Send Reset Email'));
    expect(beside(input('Email'))).toBe('Please enter a valid email address.');
    expect(document.activeElement).toBe(input('Email'));
    server.advance(61_000);
    await person.type(input('Email'), `${email}{Enter}`);
    await waitFor(() => expect($toast.get()?.title).toBe('Password reset email sent'));
    expect(await server.mailsTo(email)).toHaveLength(2);
  });
});

describe('signing up', () => {
  beforeEach(async () => {
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
  });

  test('shows missing fields next to them, and focuses the first', async () => {
    await person.click(submit('Sign Up'));
    expect(beside(input('Full Name'))).toBe('Please enter your full name.');
    expect(beside(input('Email'))).toContain('name@example.com');
    expect(beside(input('Password'))).toBe('Password must be at least 6 characters long.');
    expect(document.activeElement).toBe(input('Full Name'));
  });

  test('shows the mail’s address, and a way to send it again', async () => {
    const email = newAddress();
    await person.type(input('Full Name'), 'Ada');
    await person.type(input('Email'), email);
    await person.type(input('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('dialog', { name: 'Verify Your Email' });
    expect(screen.getByRole('dialog').textContent).toContain(email);
    expect(await server.mailsTo(email)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: /^Resend verification email \(\d+ s\)$/ }));
    await waitFor(() => expect($toast.get()?.text).toMatch(/^Please wait \d+ seconds/));
    await person.click(button('Back to sign in'));
    await screen.findByRole('dialog', { name: 'Sign In' });
    expect(input('Email').value).toBe(email);
    expect(input('Password').value).toBe('');
  });

  test('ends once the link was followed in another tab', async () => {
    const email = newAddress();
    await person.type(input('Full Name'), 'Ada');
    await person.type(input('Email'), email);
    await person.type(input('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('dialog', { name: 'Verify Your Email' });
    await follow(await linkTo(server, email));
    await enter(email);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([['/embedded/outbox'], [undefined]])('names the outbox page: %s', async (outbox) => {
    const config = currentEnvironment().config();
    setEnvironment({ config: () => ({ ...config, outbox }) });
    onTestFinished(() => setEnvironment({ config: () => config }));
    await person.type(input('Full Name'), 'Ada');
    await person.type(input('Email'), newAddress());
    await person.type(input('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('dialog', { name: 'Verify Your Email' });
    const link = screen.queryByRole('link', { name: 'the outbox' });
    expect(link?.getAttribute('href')).toBe(outbox);
  });
});

test('Shows a dialog’s purpose after a refused action only', async () => {
  const why = 'You need to be signed in to follow series';
  expect(screen.queryByText(why)).toBeNull();
  closeAuthDialog();
  openAuthDialog('signIn', () => undefined, undefined, why);
  await waitFor(() => within(screen.getByRole('dialog')).getByText(why));
  closeAuthDialog();
  openAuthDialog('signIn');
  await screen.findByRole('dialog', { name: 'Sign In' });
  expect(screen.queryByText(why)).toBeNull();
});

test('Clears a closed dialog’s input', async () => {
  await person.type(input('Email'), 'ada@example.org');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  openAuthDialog('signIn');
  await screen.findByRole('dialog');
  expect(input('Email').value).toBe('');
});
