import type { APIResponse, Page } from '../support/e2e/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { plain, plexMovie } from '../support/connections/bodies.ts';
import { signedInState, type StorageState } from '../support/e2e/people.ts';
import { EMBEDDED_PORT } from '../support/e2e/ports.ts';
import { requestLines, sendRaw } from '../support/host/raw-http.ts';

test('an address of nobody is answered like a page there is not, and no address takes in more than a megabyte', async ({
  request,
}) => {
  const said = async (answer: APIResponse) => {
    const { 'content-type': type, 'cache-control': kept } = answer.headers();
    return { status: answer.status(), type, kept, page: await answer.text() };
  };
  const page = await said(await request.get(`/nothing/lies/${'0'.repeat(64)}`));
  expect(page.status).toBe(404);
  expect(page.page).toContain('<h1');
  for (const unknown of ['plex/abc', `plex/${'0'.repeat(64)}`, `napster/${'0'.repeat(64)}`]) {
    const address = `/hooks/${unknown}`;
    expect(await said(await request.get(address)), unknown).toEqual(page);
    expect(await said(await request.post(address, { data: plexMovie() })), unknown).toEqual(page);
  }
  const target = `/hooks/json/${'0'.repeat(64)}`;
  const much = requestLines('POST', target, 'Content-Type: text/plain', 'Content-Length: 10000000');
  expect((await sendRaw(EMBEDDED_PORT, much)).status).toBe(413);
});

/** Waits until a page of the signed-in user shows a text: deliveries are processed a moment later. */
const expectSaid = (page: Page, path: string, text: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain(text);

test.describe('somebody with a media server', () => {
  let cookies: StorageState['cookies'];
  let address = '';
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ baseURL }) => {
    cookies = (await signedInState(baseURL)).state.cookies;
  });
  test.beforeEach(({ context }) => context.addCookies(cookies));

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('gets an address that is shown once, sees what came of each delivery, and says whose accounts the program has', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      test.slow();
      await page.goto('/connections');
      await page.getByRole('button', { name: 'Get an address for Plex' }).click();
      const field = page.getByRole('textbox', { name: 'Your address for Plex' });
      address = await field.inputValue();
      expect(address).toMatch(/\/hooks\/plex\/[0-9a-f]{64}$/);
      await expect(page.getByText('Add Webhook')).toBeVisible();
      await expectNoSidewaysScroll(page);

      const guest = (id: number, title: string, Metadata: object) =>
        plexMovie('media.scrobble', { user: false, Account: { id, title }, ...Metadata });
      const matrix = { Metadata: { title: 'The Matrix', year: 1999, Guid: [{ id: 'tmdb://603' }] } };
      const began = plexMovie('media.play', { Metadata: { title: 'Alien' } });
      for (const body of [guest(2, 'Anna', matrix), began, guest(3, 'Ben', {})]) {
        const answer = await request.post(address, { multipart: { payload: JSON.stringify(body) } });
        expect([answer.status(), answer.headers()['cache-control']]).toEqual([202, 'private, no-store']);
      }
      await page.goto('/connections');
      await expect(field).toHaveCount(0);
      expect(await page.content()).not.toContain(address.slice(-64));
      const card = page.getByRole('region', { name: 'Plex' });
      await expect(card).toContainText('Received last');
      await card.getByText('Deliveries: 3').click();
      await expect(card).toContainText('Began: Alien (1978)');
      await expect(card).toContainText('Waits until you say whose account it is: The Matrix (1999)');
      const anna = card
        .locator('li')
        .filter({ has: page.getByText('Anna', { exact: true }), hasText: '1 play, ' });
      await expect(anna).toContainText('1 play, not yours yet');
      await page.getByRole('button', { name: 'Anna is my account' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText('go into your diary now');
      await expect(anna).toContainText('1 play, yours');

      // The owner invites another user to an account, who has to accept.
      await page.getByRole('button', { name: 'Invite somebody to take the plays of Ben' }).click();
      const link = await page
        .getByRole('textbox', { name: 'Link for whoever this account belongs to' })
        .inputValue();
      await page.goto(link);
      await expect(page.getByText('This is an account of your own connection')).toBeVisible();
      const other = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
      await other.addCookies((await signedInState(baseURL)).state.cookies);
      const theirs = await other.newPage();
      const response = await theirs.goto(link);
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await expect(theirs.getByText('offers you the account “Ben” of their Plex.')).toBeVisible();
      await theirs.getByRole('button', { name: 'Take it' }).click();
      await expect(theirs.getByRole('main').getByRole('status')).toContainText(
        'Its plays go into your diary',
      );
      await theirs.goto(link);
      await expect(theirs.getByText('This invitation is over')).toBeVisible();
      await theirs.goto('/connections');
      const taken = theirs.getByRole('region', { name: 'Accounts you took' });
      await expect(taken).toContainText('Plex of Ada Example');
      await theirs.getByRole('button', { name: 'Give back Ben' }).click();
      await expect(taken).toHaveCount(0);
      await other.close();

      // A server that refuses to return the history.
      await page.goto('/connections');
      const jellyfin = page.getByRole('region', { name: 'Jellyfin' });
      await jellyfin.getByText('Fetch what was watched before').click();
      await jellyfin.getByLabel('Address of the server').fill('http://127.0.0.1:8096');
      await jellyfin.getByLabel('API key').fill('a-token');
      await jellyfin.getByRole('button', { name: 'Fetch from Jellyfin' }).click();
      await expect(jellyfin.getByRole('alert')).toContainText('Only https addresses of the public internet');
      await expectNoSidewaysScroll(page);
    });
  });

  test('finds what was played in the diary, and takes it back there for good', async ({ page, request }) => {
    await expectSaid(page, '/diary?view=list', 'Plex, Living room');
    await page.goto('/diary?view=list');
    const row = page.locator('[data-watch]').filter({ hasText: 'The Matrix' });
    await expect(row).toContainText('Plex, Living room');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.locator('.toast')).toContainText('Undone');
    await expect(row).toHaveCount(0);
    const guest = plexMovie('media.stop', {
      user: false,
      Account: { id: 2, title: 'Anna' },
      Metadata: { title: 'The Matrix', year: 1999, Guid: [{ id: 'tmdb://603' }] },
    });
    await request.post(address, { multipart: { payload: JSON.stringify(guest) } });
    await expectSaid(page, '/connections', 'Counted before');
    await page.goto('/diary?view=list');
    await expect(page.locator('[data-watch]').filter({ hasText: 'The Matrix' })).toHaveCount(0);
  });

  test('is offered on home to go on with what was not finished, and can forget it', async ({
    page,
    request,
  }) => {
    await page.goto('/connections');
    await page.getByRole('button', { name: 'Get an address for Any program' }).click();
    const own = await page.getByRole('textbox', { name: 'Your address for Any program' }).inputValue();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(page.getByText("-d '{")).toContainText(own);
    await expectAccessible(page);
    const half = plain('progress', { title: 'Alien', year: 1979, ids: { tmdb: 348 }, progress: 40 });
    await request.post(own, { data: { ...half, at: new Date().toISOString() } });
    await expectSaid(page, '/', 'Continue watching');
    await page.goto('/');
    const rail = page.getByRole('region', { name: 'Continue watching' });
    await expect(rail).toContainText('40 % played');
    await expectNoSidewaysScroll(page);
    await rail.getByRole('button', { name: 'Forget how far I am in Alien' }).click();
    await expect(page).toHaveURL('/');
    await expect(rail).toHaveCount(0);
  });

  test('answers, reads, forgets and ends a connection with keys alone, on a page that is open whole, and its address is nobody’s then', async ({
    page,
    request,
  }) => {
    const doubt = plexMovie('media.scrobble', { Metadata: { title: 'Matrix', year: undefined, Guid: [] } });
    await request.post(address, { multipart: { payload: JSON.stringify(doubt) } });
    const answer = page.getByRole('button', { name: 'It was The Matrix (1999)' });
    await expectSaid(page, '/connections', 'It was The Matrix');
    await page.goto('/connections');
    const closed = page.locator('main details:not([open]) > summary');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().press('Enter');
    await expect(closed).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await answer.press('Enter');
    await expect(page.getByText('Thank you. It holds for all plays of this name.')).toBeVisible();
    await page.getByText('What you said about names: 1').press('Enter');
    await page.getByRole('button', { name: 'Forget what I said about matrix' }).press('Enter');
    await expect(page.getByText('Forgotten. You are asked about this name again.')).toBeVisible();

    await page.getByRole('button', { name: 'Remove the connection to Plex' }).press('Enter');
    await expect(page.getByText('The connection is removed')).toBeVisible();
    expect((await request.post(address, { data: plexMovie() })).status()).toBe(404);
    expect(await (await request.get('/metrics')).text()).not.toContain(address.slice(-64));
  });
});
