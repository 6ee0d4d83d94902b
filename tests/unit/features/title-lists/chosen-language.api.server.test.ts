import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOwnLanguage } from '../../../../src/features/profile/language.queries.ts';
import { answerListSettings } from '../../../../src/features/title-lists/list-settings.api.server.ts';
import { loadProfilePage } from '../../../../src/features/profile/account.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

vi.mock('../../../../src/core/language/languages.ts', async (original) => ({
  ...(await original<object>()),
  SERVED: ['en', 'de', 'pt-br'],
}));

const server = await startBackend();
afterAll(() => server.close());

let ada: Awaited<ReturnType<typeof signedInPerson>>;
let cookie: string;
beforeEach(async () => {
  ada = await signedInPerson(server, 'Ada');
  cookie = await cookieOf(server, ada.email);
  provideServices(server, {});
});

/** Submits the profile's form. Returns status, redirect and the stored language of mails. */
async function choose(language: string, as: string | null = cookie) {
  const context = pageContext('/api/list-settings', as);
  const request = new Request(context.url, {
    method: 'POST',
    body: new URLSearchParams({ language, back: '/profile#language' }),
    headers: as === null ? {} : { cookie: as },
  });
  const answer = await answerListSettings({ ...context, request });
  return [answer.status, answer.headers.get('location'), await loadOwnLanguage(ada.client)];
}

test('Uses a chosen language for mails and the profile', async () => {
  expect(await loadOwnLanguage(ada.client)).toBe('en');
  expect(await choose('pt-br')).toEqual([303, '/pt-br/profile#language', 'pt-br']);
  expect(await loadProfilePage(pageContext('/profile', cookie))).toMatchObject({
    data: { language: 'pt-br' },
  });
  expect(await choose('de')).toEqual([303, '/de/profile#language', 'de']);
  // English is explicit, so that a German page's form is not answered in German.
  expect(await choose('en')).toEqual([303, '/profile#language', 'en']);
});

test.each(['fr', 'xx', '', 'DE', '../de'])('Ignores "%s", which is not served', async (language) => {
  await choose('de');
  expect(await choose(language)).toEqual([303, '/profile#language', 'de']);
});

test('Refuses to choose for another user, or signed out', async () => {
  const grace = await signedInPerson(server, 'Grace');
  expect(await choose('de', await cookieOf(server, grace.email))).toEqual([
    303,
    '/de/profile#language',
    'en',
  ]);
  expect(await loadOwnLanguage(grace.client)).toBe('de');
  expect(await choose('pt-br', null)).toEqual([303, '/profile#language', 'en']);
});
