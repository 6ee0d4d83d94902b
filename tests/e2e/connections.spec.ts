import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, APIResponse } from '../support/e2e/test.ts';
import { renewConnection } from '../../src/backend/connections/own.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { plain, plexMovie } from '../support/connections/bodies.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { newcomer, register, signedInState, type StorageState } from '../support/e2e/people.ts';
import { EMBEDDED_PORT } from '../support/e2e/ports.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { requestLines, sendRaw } from '../support/host/raw-http.ts';

test('an address of nobody is answered like a page there is not, and says nothing of itself', async ({
  request,
}) => {
  const said = async (answer: APIResponse) => {
    const { 'content-type': type, 'cache-control': kept } = answer.headers();
    return { status: answer.status(), type, kept, page: await answer.text() };
  };
  const page = await said(await request.get('/nothing/lies/here'));
  expect(page.status).toBe(404);
  expect(page.page).toContain('<h1');
  for (const unknown of ['plex/abc', `plex/${'0'.repeat(64)}`, `napster/${'0'.repeat(64)}`]) {
    const address = `/hooks/${unknown}`;
    expect(await said(await request.get(address)), unknown).toEqual(page);
    expect(await said(await request.post(address, { data: plexMovie() })), unknown).toEqual(page);
  }
});

test('more than a megabyte is taken in nowhere', async () => {
  const target = `/hooks/json/${'0'.repeat(64)}`;
  const asked = requestLines('POST', target, 'Content-Type: text/plain', 'Content-Length: 10000000');
  expect((await sendRaw(EMBEDDED_PORT, asked)).status).toBe(413);
});

const metricsOf = async (request: APIRequestContext) => (await request.get('/metrics')).text();

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

    test('gets an address that is shown once, with the steps of the program beside it', async ({ page }) => {
      await page.goto('/connections');
      await page.getByRole('button', { name: 'Get an address for Plex' }).click();
      const field = page.getByRole('textbox', { name: 'Your address for Plex' });
      address = await field.inputValue();
      expect(address).toMatch(/\/hooks\/plex\/[0-9a-f]{64}$/);
      await expect(page.getByText('Add Webhook')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto('/connections');
      await expect(field).toHaveCount(0);
      expect(await page.content()).not.toContain(address.slice(-64));
    });

    test('sees what came of each delivery, and takes an account of the program', async ({
      page,
      request,
    }) => {
      const guest = plexMovie('media.scrobble', {
        user: false,
        Account: { id: 2, title: 'Anna' },
        Metadata: { title: 'The Matrix', year: 1999, Guid: [{ id: 'tmdb://603' }] },
      });
      for (const body of [guest, plexMovie('media.play', { Metadata: { title: 'Alien' } })]) {
        const answer = await request.post(address, { multipart: { payload: JSON.stringify(body) } });
        expect([answer.status(), answer.headers()['cache-control']]).toEqual([202, 'private, no-store']);
      }
      await page.goto('/connections');
      const card = page.getByRole('region', { name: 'Plex' });
      await expect(card).toContainText('Received last');
      await card.getByText('Deliveries: 2').click();
      await expect(card).toContainText('Began: Alien (1978)');
      await expect(card).toContainText('Waits until you say whose account it is: The Matrix (1999)');
      const anna = card.locator('li').filter({ has: page.getByText('Anna', { exact: true }) });
      await expect(anna).toContainText('1 play, not yours yet');
      await page.getByRole('button', { name: 'Anna is my account' }).click();
      await expect(page.getByRole('status')).toContainText('go into your diary now');
      await expect(anna).toContainText('1 play, yours');
    });

    test('hands an account to somebody else, who has to agree', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const guest = plexMovie('media.scrobble', { user: false, Account: { id: 3, title: 'Ben' } });
      await request.post(address, { multipart: { payload: JSON.stringify(guest) } });
      await page.goto('/connections');
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
      await expect(theirs.getByRole('status')).toContainText('Its plays go into your diary');
      await theirs.goto(link);
      await expect(theirs.getByText('This invitation is over')).toBeVisible();
      await theirs.goto('/connections');
      await expect(theirs.getByRole('region', { name: 'Accounts you took' })).toContainText(
        'Plex of Ada Example',
      );
      await theirs.getByRole('button', { name: 'Give back Ben' }).click();
      await expect(theirs.getByRole('region', { name: 'Accounts you took' })).toHaveCount(0);
      await other.close();
    });

    test('is told why a server could not be asked for what was watched before', async ({ page }) => {
      await page.goto('/connections');
      const card = page.getByRole('region', { name: 'Jellyfin' });
      await card.getByText('Fetch what was watched before').click();
      await card.getByLabel('Address of the server').fill('http://127.0.0.1:8096');
      await card.getByLabel('API key').fill('a-token');
      await card.getByRole('button', { name: 'Fetch from Jellyfin' }).click();
      await expect(card.getByRole('alert')).toContainText('Only https addresses of the public internet');
      await expectNoSidewaysScroll(page);
    });
  });

  test('finds what was played in the diary, and takes it back there for good', async ({ page, request }) => {
    await expect
      .poll(async () => {
        await page.goto('/diary?view=list');
        return page.getByText('Plex, Living room').count();
      })
      .toBe(1);
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
    const card = page.getByRole('region', { name: 'Plex' });
    await expect
      .poll(async () => {
        await page.goto('/connections');
        return card.textContent();
      })
      .toContain('Counted before');
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
    const rail = page.getByRole('region', { name: 'Continue watching' });
    await expect
      .poll(async () => {
        await page.goto('/');
        return rail.count();
      })
      .toBe(1);
    await expect(rail).toContainText('40 % played');
    await expectNoSidewaysScroll(page);
    await rail.getByRole('button', { name: 'Forget how far I am in Alien' }).click();
    await expect(page).toHaveURL('/');
    await expect(rail).toHaveCount(0);
  });

  test('answers, reads and forgets with keys alone, on a page that is open whole', async ({
    page,
    request,
  }) => {
    const doubt = plexMovie('media.scrobble', { Metadata: { title: 'Matrix', year: undefined, Guid: [] } });
    await request.post(address, { multipart: { payload: JSON.stringify(doubt) } });
    const answer = page.getByRole('button', { name: 'It was The Matrix (1999)' });
    await expect
      .poll(async () => {
        await page.goto('/connections');
        return answer.count();
      })
      .toBe(1);
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
  });

  test('ends a connection, whose address knows nobody any more', async ({ page, request }) => {
    await page.goto('/connections');
    await page.getByRole('button', { name: 'Remove the connection to Plex' }).click();
    await expect(page.getByText('The connection is removed')).toBeVisible();
    expect((await request.post(address, { data: plexMovie() })).status()).toBe(404);
    expect(await metricsOf(request)).not.toContain(address.slice(-64));
  });
});

test('killed between queue and diary, it counts after a restart all it had taken in, each once', async ({
  playwright,
}) => {
  // The run that was killed holds the job until its lease ends.
  test.setTimeout(200_000);
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'marquee-'));
  let marquee = await startMarquee({ DATA_DIR, RATE_LIMIT: 'off' });
  const request = await playwright.request.newContext({ baseURL: marquee.url });
  const person = newcomer();
  await register(request, person);
  const { client, id } = await ownerOf(request, marquee.url, person);
  const secret = (await renewConnection(client, 'json', null)) ?? '';
  const times = Array.from(
    { length: 20 },
    (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}T20:00:00Z`,
  );
  const send = async () => {
    for (const at of times) {
      const body = plain('watched', { title: 'The Matrix', year: 1999, ids: { tmdb: 603 }, at });
      expect((await request.post(`/hooks/json/${secret}`, { data: body })).status()).toBe(202);
    }
  };
  await send();
  marquee.process.kill('SIGKILL');
  await once(marquee.process, 'exit');
  marquee = await startMarquee({ DATA_DIR, RATE_LIMIT: 'off', PORT: new URL(marquee.url).port });
  // A server that was not answered tells all of it again.
  await send();
  const days = async () => {
    const { data } = await client.from('watches').select('day').eq('user_id', id).order('day').throwOnError();
    return data.map(({ day }) => day);
  };
  const waits = async () => {
    const { data } = await client.rpc('my_connections').throwOnError();
    return JSON.stringify(data).split('"waiting"').length - 1;
  };
  await expect.poll(waits, { timeout: 150_000 }).toBe(0);
  expect(await days()).toEqual(times.map((at) => at.slice(0, 10)));
  await request.dispose();
  expect(await marquee.stop()).toBe(0);
});

test('told to two processes on one database, each play counts once', async ({ playwright }) => {
  test.setTimeout(120_000);
  const postgres = await startPostgres();
  const settings = {
    DATABASE_URL: await postgres.createDatabase('plays', 'marquee'),
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'marquee-')),
    RATE_LIMIT: 'off',
  };
  const processes = [await startMarquee(settings), await startMarquee(settings)] as const;
  const [{ url }] = processes;
  const request = await playwright.request.newContext();
  const site = await playwright.request.newContext({ baseURL: url });
  const person = newcomer();
  await register(site, person);
  const { client, id } = await ownerOf(site, url, person);
  const secret = (await renewConnection(client, 'json', null)) ?? '';
  const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`);
  const tell = async (told: string, day: string) => {
    const body = { title: 'The Matrix', year: 1999, ids: { tmdb: 603 }, at: `${day}T20:00:00Z` };
    return (await request.post(`${told}/hooks/json/${secret}`, { data: plain('watched', body) })).status();
  };
  const answers = days.flatMap((day) => processes.flatMap((one) => [tell(one.url, day), tell(one.url, day)]));
  expect(new Set(await Promise.all(answers))).toEqual(new Set([202]));
  const waits = async () => {
    const { data } = await client.rpc('my_connections').throwOnError();
    return JSON.stringify(data).split('"waiting"').length - 1;
  };
  await expect.poll(waits, { timeout: 60_000 }).toBe(0);
  const { data } = await client.from('watches').select('day').eq('user_id', id).order('day').throwOnError();
  expect(data.map(({ day }) => day)).toEqual(days);
  await Promise.all([request.dispose(), site.dispose()]);
  expect(await Promise.all(processes.map((one) => one.stop()))).toEqual([0, 0]);
  await postgres.stop();
});
