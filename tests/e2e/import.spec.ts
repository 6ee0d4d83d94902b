import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { logWatch } from '../../src/features/diary/watches.queries.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as visitor,
} from '../support/browser/browser.ts';
import { ownerOf, test as withLists } from '../support/e2e/lists.ts';
import { dialogOf, signedInState, toastOf } from '../support/e2e/people.ts';
import type { Page } from '../support/e2e/test.ts';

/** Leaves no half stars to the next test. */
const test = withLists.extend({
  page: async ({ page, owner }, use) => {
    await use(page);
    await owner.client.from('list_settings').upsert({ user_id: owner.id, half_stars: false });
  },
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const step = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const LETTERBOXD = zip({
  'letterboxd-ada/diary.csv': [
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2024-01-03,The Matrix,1999,https://boxd.it/a,3.5,,,2024-01-02',
    '2024-02-03,Scarface,,https://boxd.it/b,4,,,2024-02-02',
    '2024-03-03,A Film Nobody Made,2003,https://boxd.it/c,,,,2024-03-02',
    '2024-04-03,,2003,https://boxd.it/d,,,,2024-04-02',
  ].join('\n'),
  'letterboxd-ada/watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2023-01-01,Inception,2010,u',
});

visitor('somebody signed out is told what can be brought, and that it takes signing in', async ({ page }) => {
  await page.goto('/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to import your history' })).toBeVisible();
  await expect(page.getByText('TV Time', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a history is seen before it is sent, asked about where in doubt, reported, brought once and taken back',
  { tag: ['@below', '@hosted'] },
  async ({ page, owner }) => {
    await page.goto('/import');
    await choose(page, 'letterboxd-ada.zip', LETTERBOXD);
    await expect(step(page, 'From Letterboxd')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: '3 movie watches' })).toBeChecked();
    await expect(page.getByText('1 rating has a half star, and keeps it')).toBeVisible();
    await expect(page.getByText('1 row cannot be imported')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: '1 wishlist title' }).uncheck();
    await page.setViewportSize({ width: 375, height: 600 });
    await button(page, 'Import 5 entries').click();

    // Whoever pressed the button far down is shown the question, wherever the page stood meanwhile.
    await expect(step(page, 'Letterboxd: waiting for you')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 3, name: /^Which title is meant\?/ })).toBeInViewport();
    await expect(button(page, 'Take Scarface (1983)')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await button(page, 'Take Scarface (1932)').click();

    await expect(step(page, 'Letterboxd: done')).toBeVisible({ timeout: 30_000 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Scarface' }).first()).toHaveAttribute(
      'href',
      /\/movie\/877/,
    );
    await expect(page.getByText('3½ stars').first()).toBeVisible();
    await button(page, 'Rate in half stars').click();
    await expect(toastOf(page, 'Half stars')).toBeVisible();
    await expect(button(page, 'Rate in half stars')).toHaveCount(0);
    await page.getByLabel('Which rows').selectOption('Not found');
    await expect(page.getByText('A Film Nobody Made (2003)')).toBeVisible();
    await expect(page.getByText('The Matrix (1999)')).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the report (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const { data: days } = await owner.client.from('watches').select('title_id,day').eq('user_id', owner.id);
    expect(days).toHaveLength(2);

    // The same file again: what is there is there.
    await button(page, 'Import another file').click();
    await choose(page, 'letterboxd-ada.zip', LETTERBOXD);
    await page.getByRole('checkbox', { name: '1 wishlist title' }).uncheck();
    await button(page, 'Import 5 entries').click();
    const again = button(page, 'Take Scarface (1932)');
    await expect(again.or(step(page, 'Letterboxd: done'))).toBeVisible({ timeout: 30_000 });
    if (await again.isVisible()) await again.click();
    await expect(step(page, 'Letterboxd: done')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('4 already there')).toBeVisible();
    const { data: still } = await owner.client.from('watches').select('title_id').eq('user_id', owner.id);
    expect(still).toHaveLength(2);

    // The first one, which brought them, is taken back.
    await button(page, /^Show the import of/)
      .last()
      .click();
    await button(page, 'Undo the import').click();
    await dialogOf(page).getByRole('button', { name: 'Undo the import' }).click();
    await expect(step(page, 'Letterboxd: undone')).toBeVisible({ timeout: 30_000 });
    const { data: left } = await owner.client.from('watches').select('title_id').eq('user_id', owner.id);
    expect(left).toEqual([]);
    // All of them are read without scripts, too.
    expect(await (await page.request.get('/import')).text()).toContain('letterboxd-ada.zip');
  },
);

test(
  'what was exported is the same in a new account',
  { tag: '@hosted' },
  async ({ page, owner, browser, baseURL, request }) => {
    const title = { kind: 'movie' as const, id: 603, title: 'The Matrix', posterPath: null, date: null };
    const watch = { day: '2024-01-02', again: false, note: 'with Grace', stars: 4 as const };
    await logWatch(owner.client, crypto.randomUUID(), { ...title, voteAverage: null }, watch);
    await page.goto('/export');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Download the ZIP').click(),
    ]);
    const { state, person } = await signedInState(baseURL);
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state });
    const fresh = await context.newPage();
    await fresh.goto('/import');
    await choose(fresh, download.suggestedFilename(), await readFile(await download.path()));
    await button(fresh, /^Import \d+ entries$/).click();
    await expect(step(fresh, 'Marquee: done')).toBeVisible({ timeout: 30_000 });
    const { client } = await ownerOf(request, baseURL ?? '', person);
    const { data } = await client.from('watches').select('title_id,day,note,stars');
    expect(data).toEqual([{ title_id: 603, day: '2024-01-02', note: 'with Grace', stars: 4 }]);
    await context.close();
  },
);

const EPISODES = Array.from({ length: 1100 }, (_, index) => {
  const [season, number] = [1 + Math.floor(index / 100), 1 + (index % 100)];
  return `watch-episode-${index},Breaking Bad,81189,${season},${number},2019-05-20 10:00:00`;
});

const TV_TIME = zip({
  'tvtime/tracking-prod-records-v2.csv': [
    'key,series_name,s_id,season_number,episode_number,created_at',
    ...EPISODES,
  ].join('\n'),
  'tvtime/access_token.csv': 'user_id,token\n1,tvt-SECRET-TOKEN',
  'tvtime/ip_address.csv': 'ip\n203.0.113.77',
  'tvtime/user.csv': 'mail,facebook_id\nada@SECRET.example,1234567890',
});

test('of TV Time’s file nothing but its history leaves the browser, and a page that is left goes on from it', async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/import');
  await choose(page, 'tvtime.zip', TV_TIME);
  await expect(page.getByRole('checkbox', { name: '1,100 watched episodes' })).toBeVisible();
  // The second batch is held back for as long as the page is open.
  await page.route('**/rows', (route) =>
    (JSON.parse(route.request().postData() ?? '{}') as { from: number }).from > 0
      ? undefined
      : route.continue(),
  );
  await button(page, 'Import 1,100 entries').click();
  await expect(page.getByText('500 of 1,100 rows sent')).toBeVisible();
  await page.reload();
  await page.unroute('**/rows');

  await expect(step(page, 'Continue with tvtime.zip')).toBeVisible();
  await expect(page.getByText('500 of 1,100 rows have arrived')).toBeVisible();
  await choose(page, 'other.zip', LETTERBOXD);
  await expect(page.getByText('This is not the file you started with').first()).toBeVisible();
  await choose(page, 'tvtime.zip', TV_TIME);
  await expect(step(page, /^TV Time: (?:Done|Waiting for you)/)).toBeVisible({ timeout: 40_000 });

  const sent = bodies.filter((body) => body.includes('/rows'));
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(bodies.join('\n')).not.toMatch(/SECRET|203\.0\.113|1234567890|access_token|ip_address/);
});
