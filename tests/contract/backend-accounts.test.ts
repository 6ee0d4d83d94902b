import { afterAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/features/profile/account.queries.ts';
import {
  deleteApiKey,
  loadApiKeys,
  loadEncryptedApiKey,
  saveApiKey,
} from '../../src/features/ai/api-keys.queries.ts';
import {
  exchangeCode,
  requestPasswordReset,
  resendVerification,
  signIn,
  signOut,
  signUp,
  updatePassword,
  verifiedAccount,
  watchAccount,
} from '../../src/core/backend/auth.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { loadProfile, updateProfile } from '../../src/core/backend/profiles.ts';
import { postReview } from '../../src/features/reviews/reviews.queries.ts';
import { isAdmin } from '../../src/core/backend/roles.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { follow, linkTo, newAddress, PASSWORD } from '../support/database/people.ts';
import { signedInAdmin, signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const browser = () => server.client({ flow: 'pkce' }) as Client;
const origin = server.siteUrl;
/** Whose session the browser keeps. */
const storedEmail = async (client: Client) => (await client.auth.getSession()).data.session?.user.email;
const newcomer = (email: string) => ({ email, password: PASSWORD, fullName: 'Ada Lovelace', origin });

describe('a new user', () => {
  const email = newAddress();
  const client = browser();

  test('must verify the address before signing in', async () => {
    expect(await signUp(client, newcomer(email))).toEqual({ kind: 'verify', email });
    expect(await server.mailsTo(email)).toHaveLength(1);
    expect(await storedEmail(client)).toBeUndefined();
    expect(await signIn(client, email, PASSWORD)).toEqual({ kind: 'notConfirmed' });
    expect(await signIn(client, email, 'something else')).toMatchObject({
      kind: 'failed',
      reason: 'wrongCredentials',
    });
  });

  test('gets the mail again, and the waiting time before another', async () => {
    expect(await resendVerification(client, email, origin)).toMatchObject({
      kind: 'failed',
      reason: 'limited',
      retryAfter: expect.any(Number) as number,
    });
    server.advance(61_000);
    expect(await resendVerification(client, email, origin)).toEqual({ kind: 'ok' });
    expect(await server.mailsTo(email)).toHaveLength(2);
  });

  test('is signed in by the link, with the name given at sign-up', async () => {
    const landed = await follow(await linkTo(server, email));
    expect(landed.origin + landed.pathname).toBe(`${origin}/`);
    const result = await exchangeCode(client, landed.searchParams.get('code') ?? '');
    expect(result).toMatchObject({ kind: 'session', account: { email, fullName: 'Ada Lovelace' } });
    expect(result).toMatchObject({ account: await verifiedAccount(client) });
    expect(await storedEmail(client)).toBe(email);
    expect(await exchangeCode(browser(), 'made up')).toMatchObject({ kind: 'failed', reason: 'invalidLink' });
  });

  test('gets the same answer as an unknown address', async () => {
    server.advance(61_000);
    expect(await signUp(browser(), newcomer(email))).toEqual({ kind: 'verify', email });
    expect(await requestPasswordReset(browser(), newAddress(), origin)).toEqual({ kind: 'ok' });
  });
});

describe('a session', () => {
  test('is announced at start and end', async () => {
    const { email } = await signedInPerson(server, 'Ada');
    const client = browser();
    const seen: (string | null)[] = [];
    const stop = watchAccount(client, (account) => seen.push(account?.email ?? null));
    await expect.poll(() => seen).toEqual([null]);
    expect(await signIn(client, email, PASSWORD)).toMatchObject({ kind: 'signedIn', account: { email } });
    expect(await signOut(client)).toEqual({ kind: 'ok' });
    expect(seen).toEqual([null, email, null]);
    stop();
    await signIn(client, email, PASSWORD);
    expect(seen).toHaveLength(3);
  });

  test('of another user ends before a sign-up', async () => {
    const { client } = await signedInPerson(server, 'Ada');
    await signUp(client, newcomer(newAddress()));
    expect(await storedEmail(client)).toBeUndefined();
  });

  test('that ended elsewhere ends here without an error', async () => {
    const { client, email } = await signedInPerson(server, 'Ada');
    const elsewhere = browser();
    await signIn(elsewhere, email, PASSWORD);
    await signOut(elsewhere, 'global');
    expect(await verifiedAccount(client)).toBeNull();
  });

  test('of a mail’s link can set a new password', async () => {
    const { email } = await signedInPerson(server, 'Ada');
    server.advance(61_000);
    const client = browser();
    expect(await requestPasswordReset(client, email, origin)).toEqual({ kind: 'ok' });
    const landed = await follow(await linkTo(server, email));
    expect(landed.pathname).toBe('/reset-password');
    await exchangeCode(client, landed.searchParams.get('code') ?? '');
    expect(await updatePassword(client, 'short')).toMatchObject({ kind: 'failed', reason: 'weakPassword' });
    expect(await updatePassword(client, PASSWORD)).toMatchObject({ kind: 'failed', reason: 'samePassword' });
    expect(await updatePassword(client, 'another password')).toEqual({ kind: 'ok' });
    expect(await signIn(browser(), email, 'another password')).toMatchObject({ kind: 'signedIn' });
  });
});

describe('a profile', async () => {
  const { client, id } = await signedInPerson(server, 'Ada');

  test('has the name of the sign-up, and can be changed', async () => {
    expect(await loadProfile(client, id)).toEqual({
      id,
      fullName: 'Ada',
      avatarUrl: null,
      createdAt: expect.any(String) as string,
    });
    const avatarUrl = `/storage/v1/object/public/avatars/${id}.png?v=1`;
    expect(await updateProfile(client, id, { avatarUrl })).toMatchObject({ fullName: 'Ada', avatarUrl });
    expect(await updateProfile(client, id, { fullName: '  Ada L. ' })).toMatchObject({
      fullName: 'Ada L.',
      avatarUrl,
    });
    expect(await updateProfile(client, id, { fullName: '  ', avatarUrl: null })).toMatchObject({
      fullName: null,
      avatarUrl: null,
    });
  });

  test('is created when saved by an account without one', async () => {
    const { client: late, id: lateId } = await signedInPerson(server, 'Late');
    await server.database.exec(`delete from public.profiles where id = '${lateId}'`);
    expect(await updateProfile(late, lateId, { fullName: 'Here now' })).toMatchObject({
      fullName: 'Here now',
    });
    expect(await loadProfile(late, lateId)).toMatchObject({ fullName: 'Here now' });
  });

  test('refuses a foreign picture and a too long name', async () => {
    const foreign = { avatarUrl: 'https://tracker.example/pixel.png' };
    await expect(updateProfile(client, id, foreign)).rejects.toMatchObject({ kind: 'invalid' });
    const endless = { fullName: 'a'.repeat(121) };
    await expect(updateProfile(client, id, endless)).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('is private before the first review, and writable only by its owner', async () => {
    const stranger = await signedInPerson(server, 'Eve');
    expect(await loadProfile(stranger.client, id)).toBeNull();
    await expect(updateProfile(stranger.client, id, { fullName: 'Hacked' })).rejects.toMatchObject({
      kind: 'none',
    });
    await postReview(client, id, { kind: 'movie', id: 603 }, 'Mine');
    expect(await loadProfile(stranger.client, id)).toMatchObject({ id });
  });
});

test('Recognizes only admins as admins', async () => {
  const admin = await signedInAdmin(server, 'Root');
  const person = await signedInPerson(server, 'Ada');
  expect(await isAdmin(admin.client, admin.id)).toBe(true);
  expect(await isAdmin(person.client, person.id)).toBe(false);
  expect(await isAdmin(person.client, admin.id)).toBe(false);
  expect(await isAdmin(server.client() as Client, admin.id)).toBe(false);
});

describe('a key of an AI provider', async () => {
  const { client, id } = await signedInPerson(server, 'Ada');
  const key = { provider: 'gemini', ciphertext: 'v1:c2VjcmV0', mask: 'abcd…wxyz' };

  test('is stored encrypted, replaced, shown as its mask and deleted', async () => {
    expect(await loadApiKeys(client, id)).toEqual([]);
    expect(await loadEncryptedApiKey(client, 'gemini')).toBeNull();
    await saveApiKey(client, key);
    await saveApiKey(client, { ...key, ciphertext: 'v1:b3RoZXI=', model: 'fast' });
    expect(await loadApiKeys(client, id)).toEqual([
      {
        provider: 'gemini',
        mask: key.mask,
        endpoint: null,
        model: 'fast',
        updatedAt: expect.any(String) as string,
      },
    ]);
    expect(await loadEncryptedApiKey(client, 'gemini')).toBe('v1:b3RoZXI=');
    await deleteApiKey(client, id, 'gemini');
    expect(await loadApiKeys(client, id)).toEqual([]);
  });

  test('is refused in clear text, and private', async () => {
    const clear = { ...key, ciphertext: 'AIzaSyClearText' };
    await expect(saveApiKey(client, clear)).rejects.toMatchObject({ kind: 'invalid' });
    await saveApiKey(client, key);
    const stranger = await signedInPerson(server, 'Eve');
    expect(await loadApiKeys(stranger.client, id)).toEqual([]);
    await deleteApiKey(stranger.client, id, 'gemini');
    expect(await loadEncryptedApiKey(client, 'gemini')).toBe(key.ciphertext);
  });
});

test('Deletes an account, whose address can sign up again', async () => {
  const { client, id, email } = await signedInPerson(server, 'Ada');
  await deleteAccount(client, id);
  expect(await verifiedAccount(client)).toBeNull();
  expect(await signIn(browser(), email, PASSWORD)).toMatchObject({ reason: 'wrongCredentials' });
  server.advance(61_000);
  expect(await signUp(browser(), newcomer(email))).toEqual({ kind: 'verify', email });
});
