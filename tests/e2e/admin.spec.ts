import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Page } from '../support/e2e/test.ts';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import { postReview, reportReview } from '../../src/features/reviews/reviews.queries.ts';
import { expect, expectAccessible, expectFitForEverybody, test } from '../support/browser/browser.ts';
import { ADMIN, clientOf } from '../support/e2e/admin.ts';
import {
  dialogOf,
  newcomer,
  register,
  signIn,
  signedInState,
  stateOf,
  toastOf,
  type Newcomer,
  type StorageState,
} from '../support/e2e/people.ts';
import { at, EMBEDDED_PORT, EMBEDDED_URL } from '../support/e2e/ports.ts';

const VIEWS = [
  ['/admin', 'Admin Dashboard'],
  ['/admin/feedback', 'Reviews and ratings'],
  ['/admin/reports', 'Reported reviews'],
  ['/admin/log', 'Moderation log'],
  ['/admin/operations', 'Operations'],
] as const;

/** What only an admin may read: each page shows one of these. */
const SECRETS = [ADMIN.email, 'Total profiles', 'Export this view', 'Cache hit rate', 'Moderation log'];

const matrix = { kind: 'movie', id: 603 } as const;
const words = { praise: '', rude: '' };
const states: { admin?: StorageState; person?: StorageState } = {};

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

/** A row of the table or a card of the queue. */
const entryOf = (page: Page, text: string) => page.locator('[data-review]').filter({ hasText: text });

const authors: { first?: Newcomer; second?: Newcomer } = {};

test.beforeAll(async ({ playwright }) => {
  // Anew each time: a worker can come back to this file.
  Object.assign(words, { praise: `praise-${randomUUID()}`, rude: `rude-${randomUUID()}` });
  states.admin = await stateOf(EMBEDDED_URL, ADMIN);
  const { state, person } = await signedInState(EMBEDDED_URL);
  states.person = state;
  authors.first = person;
  authors.second = newcomer(`Bob ${randomUUID().slice(0, 8)}`);
  const request = await playwright.request.newContext({ baseURL: EMBEDDED_URL });
  await register(request, authors.second);
  const ada = await clientOf(request, EMBEDDED_URL, person);
  const bob = await clientOf(request, EMBEDDED_URL, authors.second);
  await setRating(ada.client, ada.id, matrix, 5);
  await postReview(ada.client, ada.id, matrix, `=${words.praise}`);
  for (const number of [1, 2, 3]) {
    const { id } = await postReview(bob.client, bob.id, matrix, `${words.rude} ${number}`);
    await reportReview(ada.client, ada.id, 'movie', id, `Insulting ${number}`);
  }
  await request.dispose();
});

test.describe('a visitor', () => {
  test('is asked to sign in at each view', async ({ request }) => {
    for (const [path] of VIEWS) {
      const response = await request.get(path);
      expect(response.headers()['cache-control'], path).toBe('private, no-store');
      const html = await response.text();
      expect(headingOf(html), path).toBe('Sign in to open the admin dashboard');
      expect(html).toContain('<meta name="robots" content="noindex">');
      for (const secret of SECRETS) expect(html).not.toContain(secret);
    }
  });

  test('signs in on the page and is there', { tag: ['@below', '@hosted'] }, async ({ page }) => {
    await page.goto('/admin');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signIn(page, ADMIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByText('Total profiles')).toBeVisible();
  });
});

test.describe('somebody who is no admin', () => {
  test.use({ tolerated: [/status of 403/], storageState: ({}, use) => use(states.person) });

  test('reads Access Denied at each view and not a byte more', async ({ request }) => {
    for (const [path] of VIEWS) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(403);
      expect(response.headers()['cache-control'], path).toBe('private, no-store');
      const html = await response.text();
      expect(headingOf(html), path).toBe('Access Denied');
      for (const secret of SECRETS) expect(html, path).not.toContain(secret);
    }
  });

  test('reads that without a violation of accessibility', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await expectAccessible(page);
  });

  test('is refused the export', async ({ page }) => {
    const response = await page.request.get('/admin/feedback.csv');
    expect(response.status()).toBe(403);
    expect(await response.text()).toBe('Access Denied');
  });

  test('is refused by every way of writing the path', async ({ page }) => {
    await page.goto('/movies');
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const path of [
      '//admin',
      '/\\admin',
      '/%61dmin',
      '/%2561dmin',
      '/admin/',
      '/./admin',
      '/x/../admin',
    ]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 (?:30[1278]|400|403|404) /);
      for (const secret of SECRETS) expect(answer, path).not.toContain(secret);
    }
  });

  test('finds no link to it in the menu', async ({ page }) => {
    await page.goto('/movies');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.locator('#account-menu')).toContainText(authors.first?.email ?? '');
    await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0);
  });
});

/** The answer to bytes no client would send. */
function raw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(EMBEDDED_PORT, 'localhost', () =>
      socket.write(`${head}Connection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** How the machine is doing. */
async function expectMachine(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Services' })).toContainText('embedded');
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('PostgreSQL');
  await expect(page.getByRole('region', { name: 'Catalogue' })).toContainText('Cache hit rate');
  await expect(page.getByRole('region', { name: 'Space' })).toContainText('Data directory');
}

test.describe('an admin', () => {
  test.use({ storageState: ({}, use) => use(states.admin) });

  test('finds the link in the menu', async ({ page }) => {
    await page.goto('/movies');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  });

  test('reads each view on a phone and on a desk, the numbers, the charts, who is admin since when, and how the machine is doing', async ({
    page,
  }) => {
    test.slow();
    for (const [path, heading] of VIEWS) {
      const response = await page.goto(path);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectFitForEverybody(page);
      if (path === '/admin/operations') await expectMachine(page);
    }
    await page.goto('/admin');
    await expect(
      page.getByRole('img', { name: /^Sign-ups per day: [\d,]+ sign-ups? in 30 days/ }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ratings' }).getByRole('row')).toHaveCount(6);
    const latest = page.getByRole('region', { name: 'Latest profiles' }).getByRole('listitem');
    expect([3, 4, 5]).toContain(await latest.count());
    const admins = page.getByRole('region', { name: 'Who is admin' });
    await expect(admins).toContainText(ADMIN.email);
    await expect(admins).toContainText(/Since \w+ \d+, \d{4}/);
    await page.getByText('Show the days as a table').click();
    await expect(page.getByRole('table', { name: 'Sign-ups per day' }).getByRole('row')).toHaveCount(31);
  });

  test('searches, filters and sorts with the state in the address, and goes back', async ({ page }) => {
    await page.goto('/admin/feedback');
    await page.getByLabel('Search', { exact: true }).and(page.locator('[name=q]')).fill(words.rude);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`q=${words.rude}`));
    await expect(page.locator('[data-review]')).toHaveCount(3);
    await expect(page.locator('[data-review]').first()).toContainText(`${words.rude} 3`);
    await page.getByRole('link', { name: 'Date' }).click();
    await expect(page).toHaveURL(/sort=date-asc/);
    await expect(page.locator('[data-review]').first()).toContainText(`${words.rude} 1`);
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByLabel('Kind').selectOption('TV series');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('No review or rating matches these filters.')).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-review]')).toHaveCount(3);
    await expect(page.getByLabel('Order')).toHaveValue('date-asc');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin\/feedback$/);
  });

  test('finds what was said about a title by its name', async ({ page }) => {
    await page.goto('/admin/feedback?q=matrix&type=review&rating=5');
    const row = entryOf(page, words.praise);
    await expect(row.getByRole('link', { name: 'The Matrix' })).toHaveAttribute('href', at('/movie/603'));
    await expect(row).toContainText('5 stars');
  });

  test('pages through the table', async ({ page, request }) => {
    const person = newcomer();
    await register(request, person);
    const { client, id } = await clientOf(request, EMBEDDED_URL, person);
    await Promise.all(
      Array.from({ length: 21 }, (_, at) => setRating(client, id, { kind: 'tv', id: at + 1 }, 3)),
    );
    await page.goto(`/admin/feedback?q=${person.email}`);
    await expect(page.getByText('1–20 of 21')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText('21–21 of 21')).toBeVisible();
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByText('1–20 of 21')).toBeVisible();
    await page.goto(`/admin/feedback?q=${person.email}&page=9`);
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(page.getByText('1–20 of 21')).toBeVisible();
  });

  test('exports the current view, in which no formula runs', async ({ page }) => {
    await page.goto(`/admin/feedback?q=${words.praise}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export this view as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('marquee-reviews-and-ratings.csv');
    const response = await page.request.get(`/admin/feedback.csv?q=${words.praise}`);
    expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"The Matrix",603`);
    expect(lines[1]).toContain(`"'=${words.praise}"`);
  });

  test(
    'works through the queue: keeps one, removes another, brings it back',
    { tag: '@hosted' },
    async ({ page }) => {
      await page.goto('/admin/reports');
      const kept = entryOf(page, `${words.rude} 1`);
      await expect(kept).toContainText('1 report');
      await expect(kept).toContainText('Insulting 1');
      await kept.getByRole('button', { name: /^Keep the review of The Matrix/ }).click();
      await expect(toastOf(page, 'Review kept')).toContainText('1 report was dismissed.');

      await entryOf(page, `${words.rude} 2`)
        .getByRole('button', { name: /^Remove/ })
        .click();
      const dialog = dialogOf(page);
      await expect(dialog).toContainText('the review of The Matrix by Bob');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Insult' }).click();
      await expect(dialog.getByLabel('Reason')).toHaveValue('Insult');
      await dialog.getByRole('button', { name: 'Remove review' }).click();
      await expect(dialog).toBeHidden();
      await expect(entryOf(page, `${words.rude} 2`)).toContainText('Removed');
      await toastOf(page, 'Review removed').getByRole('button', { name: 'Undo' }).click();
      await expect(toastOf(page, 'Review restored')).toBeVisible();

      await page.reload();
      await expect(entryOf(page, `${words.rude} 1`)).toHaveCount(0);
      await page.goto(`/admin/feedback?q=${words.rude}`);
      await expect(page.locator('[data-review]')).toHaveCount(3);
    },
  );

  test('removes a review, whose reason the log keeps, and restores it from there', async ({ page }) => {
    const reason = `House rules ${randomUUID()}`;
    await page.goto(`/admin/feedback?q=${words.rude}+3`);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await dialogOf(page).getByLabel('Reason').fill(reason);
    await dialogOf(page).getByRole('button', { name: 'Remove review' }).click();
    await expect(toastOf(page, 'Review removed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo removal/ })).toBeFocused();
    const entry = page.getByRole('listitem').filter({ hasText: reason });
    await page.goto('/admin/log');
    await expect(entry).toContainText(`${ADMIN.fullName} removed a review of The Matrix by Bob`);
    await entry.getByRole('button', { name: /^Restore/ }).click();
    await expect(toastOf(page, 'Review restored')).toBeVisible();
    await page.reload();
    await expect(entry.getByRole('button')).toHaveCount(0);
    await page.goto(`/admin/feedback?q=${words.rude}+3`);
    await expect(page.locator('[data-review]')).toHaveCount(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('reads, searches and sorts all the same', async ({ page }) => {
      await page.goto('/admin');
      await expect(page.getByText('Total profiles')).toBeVisible();
      await page.getByRole('link', { name: 'Reviews and ratings' }).click();
      await page.getByLabel('Search', { exact: true }).and(page.locator('[name=q]')).fill(words.rude);
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.locator('[data-review]')).toHaveCount(3);
      await page.getByRole('link', { name: 'Date' }).click();
      await expect(page.locator('[data-review]').first()).toContainText(`${words.rude} 1`);
    });
  });
});
