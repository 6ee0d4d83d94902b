import { m } from '../../../../src/paraglide/messages.js';
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { answerOf, answerOrNone } from '../../../../src/core/backend/answers.ts';
import { toAuthFailure } from '../../../../src/core/backend/auth-failure.ts';
import { BackendError, toBackendError } from '../../../../src/core/backend/errors.ts';

const postgrest = (code: string, message = 'x') => ({ code, message, details: null, hint: null });

describe('an error of the backend', () => {
  test.each([
    ['an entry that is there already', postgrest('23505'), 409, 'duplicate'],
    ['no row where one was asked for', postgrest('PGRST116'), 406, 'none'],
    ['a refusal of the policies', postgrest('42501'), 403, 'forbidden'],
    ['a refusal of somebody the API does not know', postgrest('42501'), 401, 'expired'],
    ['a token that cannot be read', postgrest('PGRST301'), 401, 'expired'],
    ['a token that ran out', postgrest('PGRST303'), 401, 'expired'],
    ['a value a check refuses', postgrest('23514'), 400, 'invalid'],
    ['more than an account holds', postgrest('23M01'), 400, 'bound'],
    ['a text that is no uuid', postgrest('22P02'), 400, 'invalid'],
    ['a table that is not there', postgrest('PGRST205'), 404, 'unavailable'],
    ['a network that is gone', postgrest('', 'TypeError: Failed to fetch'), 0, 'offline'],
    ['a proxy that answers', { message: '<html>Bad gateway</html>' }, 502, 'unavailable'],
    ['an answer without a body', { message: '' }, 401, 'expired'],
    ['a statement that took too long', postgrest('57014'), 500, 'slow'],
    ['a gateway that does not take our key', { message: 'Invalid API key', hint: 'x' }, 401, 'unavailable'],
    ['too many requests', { message: 'slow down' }, 429, 'limited'],
  ])('%s', (_title, error, status, kind) => {
    expect(toBackendError(error, status).kind).toBe(kind);
  });

  test.each([
    ['a file that is too large', { status: 400, statusCode: '413', message: 'x' }, 'tooLarge'],
    ['a type the bucket refuses', { status: 400, statusCode: '415', message: 'x' }, 'invalid'],
    ['another person’s file', { status: 400, statusCode: '403', message: 'x' }, 'forbidden'],
    [
      'a policy’s refusal',
      { code: 'AccessDenied', statusCode: '403', message: 'new row violates row-level security policy' },
      'forbidden',
    ],
    [
      'a session that ran out',
      { code: 'AccessDenied', statusCode: '403', message: '"exp" claim timestamp check failed' },
      'expired',
    ],
    ['no answer', { name: 'StorageUnknownError', message: 'x' }, 'offline'],
  ])('of the storage: %s', (_title, error, kind) => {
    expect(toBackendError(error).kind).toBe(kind);
  });

  test.each([
    ['no session', new AuthSessionMissingError(), 'expired'],
    ['no answer', new AuthRetryableFetchError('x', 0), 'offline'],
    ['a server that is down', new AuthRetryableFetchError('x', 503), 'unavailable'],
    [
      'a gateway that does not take our key',
      new AuthApiError('Invalid API key', 401, undefined),
      'unavailable',
    ],
    ['a paused project', new AuthApiError('Project paused', 540, undefined), 'unavailable'],
    ['a deleted account', new AuthApiError('x', 403, 'user_not_found'), 'expired'],
  ])('of the auth server: %s', (_title, error, kind) => {
    expect(toBackendError(error).kind).toBe(kind);
  });

  test('is otherwise a defect of ours', () => {
    expect(toBackendError(new TypeError('x is not a function')).kind).toBe('unavailable');
    expect(toBackendError('odd').kind).toBe('unavailable');
  });

  test('does not show SQL to the user, and keeps the cause for the log', () => {
    const cause = postgrest('23505', 'duplicate key value violates unique constraint "wishlists_pkey"');
    const error = toBackendError(cause, 409);
    expect(error.message).not.toMatch(/key|constraint|wishlists/);
    expect(error.cause).toBe(cause);
    expect(toBackendError(error)).toBe(error);
  });
});

describe('a response', () => {
  test('returns its data, or rejects with its error', async () => {
    await expect(answerOf(Promise.resolve({ data: false, error: null }))).resolves.toBe(false);
    await expect(
      answerOf(Promise.resolve({ data: null, error: postgrest('23505'), status: 409 })),
    ).rejects.toMatchObject({ kind: 'duplicate' });
    await expect(
      answerOf(Promise.resolve({ data: null, error: postgrest(''), status: 0 })),
    ).rejects.toMatchObject({ kind: 'offline' });
  });

  test('thrown instead is a defect', async () => {
    const defect = new TypeError('x is not a function');
    await expect(answerOf(Promise.reject(defect))).rejects.toBe(defect);
  });

  test('without data is an error only where data is required', async () => {
    const nothing = () => Promise.resolve({ data: null, error: null });
    await expect(answerOrNone(nothing())).resolves.toBeNull();
    await expect(answerOf(nothing())).rejects.toBeInstanceOf(BackendError);
  });
});

describe('a failed authentication', () => {
  const refusal = (code: string, message: string, status = 422) => new AuthApiError(message, status, code);
  const SOON = 'For security purposes, you can only request this after 43 seconds.';

  test('says what was refused, and why', async () => {
    const failure = await toAuthFailure(refusal('invalid_credentials', 'Invalid login credentials', 400));
    expect(failure).toEqual({
      kind: 'failed',
      reason: 'wrongCredentials',
      message: 'Invalid login credentials',
      retryAfter: null,
    });
  });

  test.each([
    [
      refusal('over_email_send_rate_limit', SOON, 429),
      'Please wait 43 seconds before asking for another email.',
    ],
    [
      refusal('over_email_send_rate_limit', 'email rate limit exceeded', 429),
      /No more emails can be sent .* in an hour/,
    ],
    [refusal('over_request_rate_limit', 'Request rate limit reached', 429), /^Too many attempts/],
    [
      new AuthWeakPasswordError('Password should be at least 12 characters.', 422, ['length']),
      'Use at least 12 characters.',
    ],
    [
      new AuthWeakPasswordError('Password should be at least 8 characters. Password should …', 422, [
        'length',
        'characters',
      ]),
      'Use at least 8 characters. Use small and capital letters, digits and symbols.',
    ],
    [new AuthWeakPasswordError('Password is known to be weak', 422, ['pwned']), /stolen passwords/],
    [refusal('signup_disabled', 'Signups not allowed for this instance'), m.door_closed()],
    [
      refusal('email_address_not_authorized', 'Email address cannot be used', 400),
      /cannot send emails to this address/,
    ],
    [refusal('email_provider_disabled', 'Email logins are disabled'), /switched off here/],
    [refusal('user_banned', 'User is banned', 400), /locked/],
    [refusal('same_password', 'New password should be different'), /other than the current one/],
    [
      refusal('reauthentication_needed', 'Password update requires reauthentication', 400),
      /^Sign out and in again/,
    ],
    [refusal('current_password_required', 'Current password required', 400), /enter your current password/],
    [refusal('otp_expired', 'Token has expired or is invalid', 403), /invalid or has expired/],
    [refusal('user_already_exists', 'User already registered'), /account with this address/],
    [refusal('bad_jwt', 'invalid JWT: unable to parse', 403), /^Your session has ended/],
    [new AuthSessionMissingError(), /^Your session has ended/],
    [
      refusal('refresh_token_already_used', 'Invalid Refresh Token: Already Used', 400),
      /^Your session has ended/,
    ],
  ])('$code ($message) has a plain sentence of ours', async (error, sentence) => {
    const { message } = await toAuthFailure(error);
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
  });

  test('says how long to wait', async () => {
    const failure = await toAuthFailure(refusal('over_email_send_rate_limit', SOON, 429));
    expect(failure).toMatchObject({ reason: 'limited', retryAfter: 43 });
  });

  test('with an unknown code shows the auth server’s message', async () => {
    const failure = await toAuthFailure(
      refusal('captcha_failed', 'captcha protection: request disallowed', 400),
    );
    expect(failure).toMatchObject({ reason: 'refused', message: 'captcha protection: request disallowed' });
  });

  test('reports a missing network or server in our words', async () => {
    const offline = await toAuthFailure(new AuthRetryableFetchError('Failed to fetch', 0));
    expect(offline.reason).toBe('offline');
    expect(offline.message).not.toContain('fetch');
    expect(await toAuthFailure(new AuthRetryableFetchError('{}', 504))).toMatchObject({
      reason: 'unavailable',
    });
  });
});
