import { afterAll, expect, test } from 'vitest';
import { makeToken } from '../../../../src/features/connections/tokens.queries.ts';
import { loadProfilePage, loadResetTokens } from '../../../../src/features/profile/account.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const cookie = await cookieOf(server, ada.email);

/** The profile page's data while some backend addresses fail. */
async function open(broken: string) {
  const failing: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes(broken) ? Promise.resolve(new Response('{}', { status: 500 })) : fetch(input, init);
  };
  provideServices(server, { backend: { fetchFor: () => failing } });
  return loadProfilePage(pageContext('/profile', cookie));
}

test('Shows the user’s own profile', async () => {
  expect(await open('/nothing')).toMatchObject({
    kind: 'ok',
    data: { account: { id: ada.id }, profile: { fullName: 'Ada' }, region: null, failure: null },
  });
});

test('Names the tokens a new password keeps', async () => {
  const make = (name: string) => makeToken(ada.client, { name, scopes: ['read'], endsAt: null });
  await make('Scripts');
  await make('Old');
  await server.database.query(
    `update public.api_tokens set ends_at = now() - interval '1 minute' where name = 'Old'`,
  );
  expect(await open('/nothing')).toMatchObject({ data: { tokens: ['Scripts'] } });
  expect(await loadResetTokens(pageContext('/reset-password', cookie))).toEqual(['Scripts']);
  expect(await loadResetTokens(pageContext('/reset-password', ''))).toEqual([]);
});

test('Reports an unreadable profile, with the account still usable: sign-out, password, deletion', async () => {
  const page = await open('/rest/v1/profiles');
  const failure: unknown = expect.stringMatching(/\w+ \w+/);
  expect(page).toMatchObject({ kind: 'ok', data: { account: { id: ada.id }, profile: null, failure } });
});

test('Fails completely when the user cannot be verified', async () => {
  expect(await open('/auth/v1/user')).toMatchObject({ kind: 'error', status: 503 });
});
