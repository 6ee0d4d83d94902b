import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  resendMail,
  resendPause,
  submitResetRequest,
  submitSignIn,
  submitSignUp,
} from '../../../../src/features/auth/authentication.store.ts';
import {
  $authDialog,
  closeAuthDialog,
  completeAuthDialog,
  intentOfDialog,
  openAuthDialog,
  reasonOfDialog,
  turnAuthDialog,
} from '../../../../src/core/stores/auth-dialog.ts';
import { $session, changeSession, signOutHere, startSession } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { askedAddress } from '../../../support/browser/held-answer.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';
import { offline } from '../../../support/browser/offline.ts';

const server = await startBackend();
afterAll(() => {
  vi.useRealTimers();
  return server.close();
});
const browser = browserEnvironment(server);
startSession();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await signOutHere();
  closeAuthDialog();
  dismissToast();
  browser.seen.path = '/movies';
  browser.seen.reloads = 0;
});

/** Advances time, here and on the server. */
function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  server.advance(milliseconds);
}

const toast = () => {
  const { title, text, destructive } = $toast.get() ?? {};
  return { title, text, destructive: destructive ?? false };
};

describe('errors are shown before sending', () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  beforeEach(() => void sent.mockClear());

  test.each([
    ['no-address', 'long enough', 'Invalid Email', 'Please enter a valid email address.', ['email']],
    [
      'a@example.org',
      'short',
      'Invalid Password',
      'Password must be at least 6 characters long.',
      ['password'],
    ],
    ['', '', 'Invalid Email', 'Please enter a valid email address.', ['email', 'password']],
  ])('on signing in with %j and %j', async (email, password, title, text, fields) => {
    const outcome = await submitSignIn({ email, password });
    expect(outcome.kind === 'invalid' && Object.keys(outcome.problems)).toEqual(fields);
    expect(toast()).toEqual({ title, text, destructive: true });
    expect(sent).not.toHaveBeenCalled();
  });

  test.each([
    ['  ', 'a@example.org', 'long enough', 'Missing Name', 'Please enter your full name.'],
    [
      'Ada',
      'a@b.c',
      'long enough',
      'Invalid Email',
      'Please enter a valid email address (e.g., name@example.com).',
    ],
    ['Ada', 'a@example.org', '12345', 'Weak Password', 'Password must be at least 6 characters long.'],
  ])('on signing up as %j with %j and %j', async (fullName, email, password, title, text) => {
    expect((await submitSignUp({ fullName, email, password })).kind).toBe('invalid');
    expect(toast()).toEqual({ title, text, destructive: true });
    expect(sent).not.toHaveBeenCalled();
  });

  test('on requesting a reset mail', async () => {
    expect((await submitResetRequest({ email: 'me@' })).kind).toBe('invalid');
    expect(toast().title).toBe('Invalid Email');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('signing up', () => {
  test('shows the mail’s address and leaves the user signed out', async () => {
    const email = newAddress();
    openAuthDialog('signUp');
    expect(await submitSignUp({ fullName: 'Ada', email: ` ${email} `, password: PASSWORD })).toEqual({
      kind: 'done',
    });
    expect(toast()).toEqual({
      title: 'Check Your Email',
      text: 'We sent you a verification link. Please check your email and click the link to complete registration.',
      destructive: false,
    });
    expect($authDialog.get()).toEqual({ name: 'verify', email });
    expect($session.get().kind).toBe('signedOut');
    expect((await server.mailsTo(email)).length).toBe(1);
  });

  test('does not reopen a dialog closed meanwhile', async () => {
    await submitSignUp({ fullName: 'Ada', email: newAddress(), password: PASSWORD });
    expect($authDialog.get()).toBeNull();
    expect(toast().title).toBe('Check Your Email');
  });

  test('shows the reason of a failure', async () => {
    openAuthDialog('signUp');
    const values = { fullName: 'Ada', email: newAddress(), password: PASSWORD };
    const outcome = await offline(() => submitSignUp(values));
    expect(outcome.kind).toBe('failed');
    expect(toast()).toMatchObject({ title: 'Registration Failed', destructive: true });
    expect($authDialog.get()).toEqual({ name: 'signUp' });
  });
});

describe('signing in', () => {
  test('closes the dialog, continues its action, and shows a toast', async () => {
    const { email } = await createPerson(server);
    const after = vi.fn(() => expect($session.get().kind).toBe('signedIn'));
    openAuthDialog('signIn', after);
    expect(await submitSignIn({ email: ` ${email}`, password: PASSWORD })).toEqual({ kind: 'done' });
    expect($authDialog.get()).toBeNull();
    expect(after).toHaveBeenCalledTimes(1);
    expect(toast()).toEqual({
      title: 'Welcome back!',
      text: 'You have successfully signed in.',
      destructive: false,
    });
    expect(browser.seen.reloads).toBe(0);
  });

  test('reloads a page that changes, once', async () => {
    const { email } = await createPerson(server);
    browser.seen.path = '/';
    await submitSignIn({ email, password: PASSWORD });
    expect(browser.seen.reloads).toBe(1);
  });

  test('reports a wrong password and keeps the dialog open', async () => {
    const { email } = await createPerson(server);
    openAuthDialog('signIn');
    expect((await submitSignIn({ email, password: 'not this one' })).kind).toBe('failed');
    expect(toast()).toEqual({
      title: 'Sign In Failed',
      text: 'Invalid login credentials',
      destructive: true,
    });
    expect($authDialog.get()).toEqual({ name: 'signIn' });
  });

  test('is refused before confirmation, and offers the mail again', async () => {
    const email = newAddress();
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    openAuthDialog('signIn');
    expect((await submitSignIn({ email, password: PASSWORD })).kind).toBe('failed');
    expect(toast()).toEqual({
      title: 'Email Not Verified',
      text: 'Please check your email and click the verification link before signing in.',
      destructive: true,
    });
    $toast.get()?.action?.run();
    expect($authDialog.get()).toEqual({ name: 'verify', email });
    expect($session.get().kind).toBe('signedOut');
  });

  test('reports being offline and can be retried', async () => {
    const { email } = await createPerson(server);
    await changeSession(() => Promise.resolve());
    const outcome = await offline(() => submitSignIn({ email, password: PASSWORD }));
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringMatching(/offline/) as string });
    expect((await submitSignIn({ email, password: PASSWORD })).kind).toBe('done');
  });
});

describe('mails', () => {
  test('to reset a password link to its page', async () => {
    const { email } = await createPerson(server);
    expect((await submitResetRequest({ email })).kind).toBe('done');
    expect(toast()).toEqual({
      title: 'Password reset email sent',
      text: 'Please check your email for password reset instructions.',
      destructive: false,
    });
    const [mail] = await server.mailsTo(email);
    expect(mail?.links[0]).toContain(encodeURIComponent('/reset-password'));
  });

  test('to confirm an address can be sent again, after a delay', async () => {
    const email = newAddress();
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(await resendMail(email)).toMatchObject({ kind: 'failed', retryAfter: 60 });
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
    expect(toast()).toEqual({
      title: 'Error',
      text: 'Please wait 60 seconds before asking for another email.',
      destructive: true,
    });
    pass(61_000);
    expect(resendPause(email)).toBe(0);
    expect(await resendMail(email)).toEqual({ kind: 'done' });
    expect(toast()).toEqual({
      title: 'Verification Email Sent',
      text: 'We sent another verification email to your inbox.',
      destructive: false,
    });
    expect((await server.mailsTo(email)).length).toBe(2);
    expect(resendPause(email)).toBe(60);
  });

  test('can be sent again when the server says so', async () => {
    const email = newAddress();
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    vi.setSystemTime(Date.now() + 61_000);
    server.advance(20_000);
    expect(await resendMail(email)).toMatchObject({ kind: 'failed', retryAfter: 40 });
    expect(resendPause(email)).toBe(40);
  });
});

describe('an auth server without confirmation', () => {
  /** Sets the server's answer to calls of a path. */
  function answering(path: string, answer: (url: string) => Promise<unknown>): void {
    const real = globalThis.fetch;
    const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const url = askedAddress(request);
      return url.includes(path) ? Response.json(await answer(url)) : real(...request);
    });
    onTestFinished(() => fetches.mockRestore());
  }
  const entered = async (email: string) => {
    const { data } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    return { ...data.session!, user: data.user! };
  };

  test('signs in with the new account, and continues in place', async () => {
    const { email } = await createPerson(server);
    const session = await entered(email);
    answering('/signup', () => Promise.resolve(session));
    const after = vi.fn();
    openAuthDialog('signUp', after);
    browser.seen.path = '/';
    expect(await submitSignUp({ fullName: 'Ada', email, password: PASSWORD })).toEqual({ kind: 'done' });
    expect(toast()).toEqual({
      title: 'Account Created',
      text: 'Your account has been created successfully!',
      destructive: false,
    });
    expect([$authDialog.get(), $session.get().kind]).toEqual([null, 'signedIn']);
    expect(after).toHaveBeenCalledTimes(1);
    expect(browser.seen.reloads).toBe(1);
  });

  test('leaves an unconfirmed user signed out, and offers the mail again', async () => {
    const { email } = await createPerson(server);
    const { user, ...session } = await entered(email);
    answering('/token', () => Promise.resolve({ ...session, user: { ...user, email_confirmed_at: null } }));
    openAuthDialog('signIn');
    const text =
      'Please verify your email address before signing in. Check your inbox for the verification link.';
    expect(await submitSignIn({ email, password: PASSWORD })).toEqual({
      ...{ kind: 'failed', message: text, retryAfter: null },
    });
    expect(toast()).toEqual({ title: 'Sign In Failed', text, destructive: true });
    expect($session.get().kind).toBe('signedOut');
    $toast.get()?.action?.run();
    expect($authDialog.get()).toEqual({ name: 'verify', email });
  });
});

describe('surrounding spaces', () => {
  test('are trimmed in names and addresses', async () => {
    const email = newAddress();
    await submitSignUp({ fullName: ' Ada ', email, password: PASSWORD });
    const { rows } = await server.database.query<{ name: string }>(
      "select raw_user_meta_data ->> 'full_name' as name from auth.users where email = $1",
      [email],
    );
    expect(rows).toEqual([{ name: 'Ada' }]);
    expect(await submitResetRequest({ email: ` ${email} ` })).toEqual({ kind: 'done' });
  });
});

describe('a failed request', () => {
  test('for a mail is reported, and can be repeated', async () => {
    const email = newAddress();
    const outcome = await offline(() => submitResetRequest({ email }));
    expect(outcome).toEqual({ kind: 'failed', message: toast().text, retryAfter: null });
    expect(toast()).toMatchObject({ title: 'Error', destructive: true });
    const again = await offline(() => resendMail(email));
    expect(again).toMatchObject({ kind: 'failed', retryAfter: null });
    expect(resendPause(email)).toBe(0);
  });

  test('for a mail by a defect of ours can be repeated at once', async () => {
    const { auth } = await browser.environment.backend();
    const broken = vi.spyOn(auth, 'resend').mockImplementation(() => {
      throw new RangeError('broken');
    });
    const outcome = await resendMail('ada@example.org');
    broken.mockRestore();
    expect(outcome).toMatchObject({ kind: 'failed', retryAfter: null });
    expect(browser.seen.defects.splice(0)).toEqual([new RangeError('broken')]);
    expect(resendPause('ada@example.org')).toBe(0);
  });

  test('by a defect of ours is not a refusal', async () => {
    const { auth } = await browser.environment.backend();
    const broken = vi.spyOn(auth, 'signInWithPassword').mockImplementation(() => {
      throw new RangeError('broken');
    });
    const outcome = await submitSignIn({ email: 'ada@example.org', password: PASSWORD });
    broken.mockRestore();
    expect(outcome).toMatchObject({ kind: 'failed', retryAfter: null });
    expect(browser.seen.defects.splice(0)).toEqual([new RangeError('broken')]);
    expect(toast()).toMatchObject({ title: 'Something went wrong here', destructive: true });
  });
});

describe('the dialog', () => {
  const after = vi.fn();
  const intent = { service: { id: 8, name: 'Netflix' } } as never;
  const state = () => [$authDialog.get(), intentOfDialog(), reasonOfDialog()];
  beforeEach(() => void after.mockClear());

  test('opens to sign in by default, with its purpose', () => {
    openAuthDialog();
    expect(state()).toEqual([{ name: 'signIn' }, undefined, undefined]);
    openAuthDialog('signUp', after, intent, 'To keep it');
    expect(state()).toEqual([{ name: 'signUp' }, intent, 'To keep it']);
  });

  test('switches views while open, and drops its purpose when closed', async () => {
    turnAuthDialog({ name: 'forgot' });
    expect($authDialog.get()).toBeNull();
    openAuthDialog('signIn', after, intent, 'To keep it');
    turnAuthDialog({ name: 'forgot' });
    expect(state()).toEqual([{ name: 'forgot' }, intent, 'To keep it']);
    closeAuthDialog();
    expect(state()).toEqual([null, undefined, undefined]);
    await completeAuthDialog();
    expect(after).not.toHaveBeenCalled();
  });
});
