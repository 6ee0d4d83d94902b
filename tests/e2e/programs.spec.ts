import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../src/features/public-profile/own-profile-page.queries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { signedInState, type StorageState } from '../support/e2e/people.ts';
import { at, EMBEDDED_URL } from '../support/e2e/ports.ts';

test('the page for developers needs no account and no script, and its document opens', async ({
  page,
  request,
}) => {
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'POST /batch' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const document = await request.get('/api/v1/openapi.json');
  expect([document.status(), ((await document.json()) as { openapi: string }).openapi]).toEqual([
    200,
    '3.1.0',
  ]);
});

test('a public diary’s feed is kept as its page is, and gone with it', async ({ request }) => {
  const { person } = await signedInState(EMBEDDED_URL);
  const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
  const handle = `fed_${id.slice(0, 8)}`;
  await claimHandle(client, handle);
  await changeOwnPublicProfile(client, id, { level: 'public' });
  const page = await (await request.get(`/@${handle}`)).text();
  const [, address = ''] = /type="application\/rss\+xml" href="([^"]+)"/.exec(page) ?? [];
  expect(address).toBe(at(`/feeds/@${handle}/diary/rss.xml`));
  expect(page).toContain(`type="application/feed+json" href="${at(`/feeds/@${handle}/diary/feed.json`)}"`);
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await request.get(address, { headers });
    return { status: answer.status(), ...answer.headers() } as Record<string, unknown>;
  };
  expect(await read()).toMatchObject({ status: 200, 'x-cache': 'miss' });
  const kept = await read();
  expect(kept).toMatchObject({ status: 200, 'x-cache': 'hit', 'x-robots-tag': 'noindex' });
  expect(await read({ 'if-none-match': String(kept['etag']) })).toMatchObject({ status: 304 });
  await changeOwnPublicProfile(client, id, { level: 'private' });
  await expect.poll(async () => (await read())['status']).toBe(404);
});

test.describe('somebody with programs of their own', () => {
  let cookies: StorageState['cookies'];
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ baseURL }) => {
    cookies = (await signedInState(baseURL)).state.cookies;
  });
  test.beforeEach(({ context }) => context.addCookies(cookies));

  test(
    'makes a token that is shown once, calls from any site with it, and revokes it',
    { tag: '@below' },
    async ({ page, playwright, baseURL }) => {
      await page.goto('/connections');
      await page.getByRole('link', { name: 'Tokens' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('My scripts');
      await page.getByRole('checkbox', { name: 'Change what is mine' }).check();
      await page.getByRole('button', { name: 'Make a token' }).click();
      const token = await page.getByRole('textbox', { name: 'Your token “My scripts”' }).inputValue();
      expect(token).toMatch(/^mq_[0-9a-f]{64}$/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const program = await playwright.request.newContext({
        ...(baseURL !== undefined && { baseURL }),
        extraHTTPHeaders: { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' },
      });
      const put = await program.post('/api/v1/wishlist', { data: { kind: 'movie', tmdb: 603 } });
      expect([put.status(), put.headers()['access-control-allow-origin']]).toEqual([201, '*']);
      const list = (await (await program.get('/api/v1/wishlist')).json()) as { items: { name: string }[] };
      expect(list.items.map(({ name }) => name)).toEqual(['The Matrix']);
      await page.goto('/connections/tokens');
      await expect(page.getByText('Used last')).toBeVisible();
      expect(await page.content()).not.toContain(token);
      await page.getByRole('button', { name: 'Revoke My scripts' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        'The token is revoked and no longer works.',
      );
      expect((await program.get('/api/v1/wishlist')).status()).toBe(401);
      await program.dispose();
    },
  );

  test('reads on the page of feeds that Sonarr’s lists need TMDB', async ({ page }) => {
    await page.goto('/connections/feeds');
    await expect(page.getByText(/^Lists for Sonarr are empty here/)).toBeVisible();
  });

  test('makes a webhook, tries it, and reads in its log that it is not asked', async ({ page }) => {
    await page.goto('/connections/webhooks');
    await page.getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1:9/hook');
    await page.getByRole('checkbox', { name: 'Rated' }).check();
    await page.getByRole('button', { name: 'Make a webhook' }).click();
    await expect(page.getByRole('textbox', { name: 'What messages are signed with' })).toHaveValue(/^whsec_/);
    await page.getByRole('button', { name: /^Send a test/ }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('on its way');
    await expect(async () => {
      await page.goto('/connections/webhooks');
      await page.getByText('The last 50 messages').click();
      await expect(page.getByText('This address is not asked from here')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('gets feeds at a secret address, and says whom to follow at Letterboxd', async ({ page, request }) => {
    await page.goto('/connections/feeds');
    await page.getByRole('button', { name: 'Get an address' }).click();
    const address = await page.getByText(/diary\/rss\.xml$/).textContent();
    const feed = await request.get(address ?? '');
    expect([feed.status(), feed.headers()['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    const again = await request.get(address ?? '', {
      headers: { 'if-none-match': feed.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto('/connections/letterboxd');
    await page.getByRole('textbox', { name: 'Your name there' }).fill('not a name');
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('This is not a Letterboxd name.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
