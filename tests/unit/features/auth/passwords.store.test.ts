import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CARRIED_TOAST } from '../../../../src/core/carried-toast.ts';
import { makeToken } from '../../../../src/features/connections/tokens.queries.ts';
import { submitNewPassword } from '../../../../src/features/auth/new-password.store.ts';
import { submitPasswordChange } from '../../../../src/features/auth/password-change.store.ts';
import { changeSession } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { PASSWORD, signIn as signInElsewhere } from '../../../support/database/people.ts';

const browser = await startBrowser();
const { server, another } = browser;
const NEW = 'a better horse';

let person: { email: string; id: string };
beforeEach(async () => {
  person = await another();
  browser.seen.opened = [];
  dismissToast();
});

/** Sets the auth server's answer to further account changes. */
function answering(status: number, body: object, headers: Record<string, string> = {}): void {
  const real = globalThis.fetch;
  const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    const { method, url } = new Request(...request);
    const isChange = method === 'PUT' && url.endsWith('/user');
    return isChange ? Promise.resolve(Response.json(body, { status, headers })) : real(...request);
  });
  onTestFinished(() => fetches.mockRestore());
}

/** As with a programming error. */
async function breakAuth(method: 'updateUser'): Promise<void> {
  const { auth } = await browser.environment.backend();
  const broken = vi.spyOn(auth, method).mockImplementation(() => {
    throw new RangeError('broken');
  });
  onTestFinished(() => broken.mockRestore());
}

describe('a new password', () => {
  beforeEach(async () => {
    // As if a mail's link had started the session.
    await server.database.query("update auth.sessions set tag = 'otp' where user_id = $1", [person.id]);
  });

  test('is set, announced on the home page, and valid for signing in', async () => {
    const password = 'a better horse';
    const outcome = await submitNewPassword({ password, confirmation: password });
    expect(outcome).toEqual({ kind: 'done' });
    expect($toast.get()).toMatchObject({ title: 'Password Updated' });
    expect(browser.environment.tabStorage.getItem(CARRIED_TOAST)).toContain('Password Updated');
    expect(browser.seen.opened).toEqual(['/reset-password?done']);
    await expect(signInElsewhere(server, person.email)).rejects.toThrow();
  });

  test('is not sent while invalid', async () => {
    const outcome = await submitNewPassword({ password: 'secret', confirmation: 'secrets' });
    expect(outcome).toMatchObject({
      kind: 'invalid',
      problems: { confirmation: { title: 'Password Mismatch' } },
    });
    expect($toast.get()).toMatchObject({ title: 'Password Mismatch', destructive: true });
    await signInElsewhere(server, person.email);
  });

  test('that failed to be set keeps the old one, with the reason', async () => {
    const values = { password: 'a better horse', confirmation: 'a better horse' };
    const outcome = await offline(() => submitNewPassword(values));
    const text = $toast.get()?.text;
    expect(outcome).toEqual({ kind: 'failed', message: text, retryAfter: null });
    expect(text).toMatch(/offline/);
    expect($toast.get()).toMatchObject({ title: 'Error', destructive: true });
    expect(browser.seen.opened).toEqual([]);
    await signInElsewhere(server, person.email);
  });
});

describe('a refused new password', () => {
  const values = { password: NEW, confirmation: NEW };

  test('shows the reason, and when to retry', async () => {
    answering(429, { code: 'over_request_rate_limit', message: 'Slow down' }, { 'retry-after': '30' });
    const outcome = await submitNewPassword(values);
    expect(outcome).toMatchObject({ kind: 'failed', message: $toast.get()?.text });
    expect($toast.get()).toMatchObject({ title: 'Error', destructive: true });
    expect(browser.seen.opened).toEqual([]);
  });

  test('is not an outage for a defect of ours', async () => {
    await breakAuth('updateUser');
    expect(await submitNewPassword(values)).toMatchObject({ kind: 'failed', retryAfter: null });
    expect(browser.seen.defects.splice(0)).toEqual([new RangeError('broken')]);
    expect($toast.get()).toMatchObject({ title: 'Something went wrong here', destructive: true });
  });
});

describe('API tokens', () => {
  const values = { password: NEW, confirmation: NEW };
  const left = async () =>
    (await server.database.query('select name from public.api_tokens where user_id = $1', [person.id])).rows
      .length;
  beforeEach(async () => {
    await changeSession((client) => makeToken(client, { name: 'Mine', scopes: ['read'], endsAt: null }));
  });

  test('stay with a changed password, and are revoked with it if wanted', async () => {
    await submitPasswordChange(person.email, { current: PASSWORD, ...values });
    expect(await left()).toBe(1);
    const again = { current: NEW, password: 'another one', confirmation: 'another one', tokens: 'on' };
    expect(await submitPasswordChange(person.email, again)).toEqual({ kind: 'done' });
    expect(await left()).toBe(0);
    expect($toast.get()).toMatchObject({
      title: 'Password Updated',
      text: expect.stringContaining('tokens') as string,
    });
  });

  test('stay when the password was not changed', async () => {
    await submitPasswordChange(person.email, { current: 'not this one', ...values, tokens: 'on' });
    expect(await left()).toBe(1);
  });

  test('are revoked with a reset password', async () => {
    await server.database.query("update auth.sessions set tag = 'otp' where user_id = $1", [person.id]);
    expect(await submitNewPassword({ ...values, tokens: 'on' })).toEqual({ kind: 'done' });
    expect(await left()).toBe(0);
    expect(browser.environment.tabStorage.getItem(CARRIED_TOAST)).toContain('tokens');
  });
});

describe('a changed password', () => {
  const change = (values: Partial<Parameters<typeof submitPasswordChange>[1]> = {}) =>
    submitPasswordChange(person.email, { current: PASSWORD, password: NEW, confirmation: NEW, ...values });

  test('is valid for signing in, and signs out other sessions', async () => {
    const elsewhere = await signInElsewhere(server, person.email);
    expect(await change()).toEqual({ kind: 'done' });
    expect($toast.get()).toMatchObject({
      title: 'Password Updated',
      text: expect.stringContaining('Wherever else you were signed in') as string,
    });
    expect($toast.get()?.destructive).toBeUndefined();
    await expect(signInElsewhere(server, person.email)).rejects.toThrow();
    expect((await elsewhere.client.auth.refreshSession()).error).not.toBeNull();
  });

  test.each([
    [{ current: '' }, 'current', 'Current Password Missing'],
    [{ confirmation: 'another' }, 'confirmation', 'Password Mismatch'],
    [{ password: 'short', confirmation: 'short' }, 'password', 'Password Too Short'],
    [{ password: PASSWORD, confirmation: PASSWORD }, 'password', 'Same Password'],
  ])('is not sent while invalid: %j', async (values, field, title) => {
    const fetches = vi.spyOn(globalThis, 'fetch');
    const outcome = await change(values);
    expect(outcome).toMatchObject({ kind: 'invalid', problems: { [field]: { title } } });
    expect($toast.get()).toMatchObject({ title, destructive: true });
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
  });

  test('requires the current one, with errors next to its field', async () => {
    const words = { title: 'Wrong Password', text: 'This is not your current password.' };
    expect(await change({ current: 'not this one' })).toEqual({
      kind: 'invalid',
      problems: { current: words },
    });
    expect($toast.get()).toMatchObject({ ...words, destructive: true });
    await signInElsewhere(server, person.email);
  });

  test.each([
    ['same_password', 'Same Password', 'Please choose a password other than the current one.'],
    ['weak_password', 'Error', 'Too easy'],
  ])('refused as %s shows that next to its field', async (code, title, text) => {
    answering(422, { code, message: 'Too easy' }, { 'x-supabase-api-version': '2024-01-01' });
    const outcome = await change();
    expect(outcome).toMatchObject({ kind: 'invalid', problems: { password: { title } } });
    expect($toast.get()).toMatchObject({ title, destructive: true });
    if (code === 'same_password') expect($toast.get()?.text).toBe(text);
  });

  test('that failed to be set keeps the old one, with the reason', async () => {
    const outcome = await offline(() => change());
    expect(outcome).toEqual({ kind: 'failed', message: $toast.get()?.text, retryAfter: null });
    expect($toast.get()).toMatchObject({ title: 'Error', destructive: true });
    await signInElsewhere(server, person.email);
  });

  test('is not an outage for a defect of ours', async () => {
    await breakAuth('updateUser');
    expect(await change()).toMatchObject({ kind: 'failed', retryAfter: null });
    expect(browser.seen.defects.splice(0)).toEqual([new RangeError('broken')]);
    expect($toast.get()).toMatchObject({ title: 'Something went wrong here', destructive: true });
  });
});
