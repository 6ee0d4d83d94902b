import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { requestPasswordReset, signIn, signUp } from '../../../../src/core/backend/auth.ts';
import { notingWaits } from '../../../../src/core/backend/auth-waits.ts';
import type { Client } from '../../../../src/core/backend/client.ts';

interface ForeignUser {
  email_confirmed_at?: string;
  user_metadata?: object;
}

/** A client of a project whose auth server signs in this user, independent of our settings. */
function projectOf(user: ForeignUser): { client: Client; calls: string[] } {
  const calls: string[] = [];
  const session = {
    access_token: 'a.b.c',
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: 'r',
    user: { id: 'u1', email: 'ada@example.org', user_metadata: {}, ...user },
  };
  const client: Client = createClient('http://project.example', 'key', {
    auth: { autoRefreshToken: false, persistSession: false },
    global: {
      fetch: (request) => {
        const { pathname } = new URL(request instanceof Request ? request.url : request);
        calls.push(pathname.replace('/auth/v1/', ''));
        return Promise.resolve(
          pathname.endsWith('/logout') ? new Response(null, { status: 204 }) : Response.json(session),
        );
      },
    },
  });
  return { client, calls };
}

const confirmed = { email_confirmed_at: '2026-01-01T00:00:00Z' };
const newcomer = {
  email: 'ada@example.org',
  password: 'secret',
  fullName: 'Ada',
  origin: 'http://site.example',
};

describe('a project that accepts unconfirmed users', () => {
  test('does not keep them signed in after a sign-in', async () => {
    const { client, calls } = projectOf({});
    expect(await signIn(client, 'ada@example.org', 'secret')).toEqual({ kind: 'signedOut' });
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect(calls).toEqual(['token', 'logout']);
  });

  test('does not keep them signed in after a sign-up', async () => {
    const { client } = projectOf({});
    expect(await signUp(client, newcomer)).toEqual({ kind: 'verify', email: 'ada@example.org' });
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});

describe('a project that confirms addresses itself', () => {
  test('creates the account at once', async () => {
    const { client } = projectOf({ ...confirmed, user_metadata: { full_name: ' Ada ' } });
    const account = { id: 'u1', email: 'ada@example.org', fullName: 'Ada' };
    expect(await signUp(client, newcomer)).toEqual({ kind: 'created', account });
    expect((await client.auth.getSession()).data.session?.user.id).toBe(account.id);
  });

  test('signs in, and ignores invalid names in metadata', async () => {
    const { client } = projectOf({ ...confirmed, user_metadata: { full_name: 7 } });
    expect(await signIn(client, 'ada@example.org', 'secret')).toMatchObject({
      kind: 'signedIn',
      account: { fullName: null },
    });
  });
});

describe('the waiting time of a refusal', () => {
  /** Requests a reset mail from a rate-limiting auth server. */
  async function refusal(message: string, headers: Record<string, string>) {
    const body = { code: 'over_email_send_rate_limit', message };
    const client: Client = createClient('http://project.example', 'key', {
      auth: { autoRefreshToken: false, persistSession: false },
      global: {
        fetch: notingWaits(() =>
          Promise.resolve(
            Response.json(body, {
              status: 429,
              headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
            }),
          ),
        ),
      },
    });
    return requestPasswordReset(client, 'ada@example.org', 'http://site.example');
  }

  test('is the header’s, whatever the message says', async () => {
    const asked = await refusal('Only after 40 seconds, perhaps', { 'retry-after': '7' });
    expect(asked).toMatchObject({ reason: 'limited', retryAfter: 7 });
    expect(await refusal('Slow down.', { 'retry-after': '12' })).toMatchObject({ retryAfter: 12 });
  });

  test('is in hosted Supabase’s message, when the header is unreadable', async () => {
    const sentence = 'For security purposes, you can only request this after 40 seconds.';
    expect(await refusal(sentence, {})).toMatchObject({ reason: 'limited', retryAfter: 40 });
    expect(await refusal('Slow down.', {})).toMatchObject({ reason: 'limited', retryAfter: null });
  });
});
