import { randomUUID } from 'node:crypto';
import type { Page } from '../support/e2e/test.ts';
import { expect, test } from '../support/browser/browser.ts';
import { listenForQuiet } from '../support/browser/weigh.ts';
import { signedInAdmin } from '../support/e2e/admin.ts';

/** A name no other run has used. */
const planted = (what: string) => `planted${what}${randomUUID().slice(0, 8)}`;

test.use({ tolerated: [/planted/] });

/** What the admin's log says. */
async function logOf(page: Page) {
  await page.goto('/admin/operations');
  return page.getByRole('region', { name: 'Last warnings and errors' });
}

/** Breaks something in the page once its script has run, and waits until the server has been told. */
async function breaks(page: Page, message: string, how: 'throws' | 'rejects'): Promise<void> {
  const told = page.waitForResponse('**/api/problems');
  await page.evaluate(
    ([text, rejects]) => {
      setTimeout(() => {
        const error = new TypeError(text);
        if (rejects) void Promise.reject(error);
        else throw error;
      });
    },
    [message, how === 'rejects'] as const,
  );
  expect((await told).status()).toBe(204);
}

for (const how of ['throws', 'rejects'] as const) {
  test(`a page that ${how} what nobody catches tells the admins, and nothing of its reader`, async ({
    page,
    browser,
  }) => {
    const [name, secret] = [planted(how), randomUUID()];
    await page.goto('/movie/603?reviews=oldest', { waitUntil: 'networkidle' });
    const asleep = await page.locator('astro-island[ssr]').count();
    await breaks(page, `${name} of "${secret}" is not a function`, how);
    expect(await page.locator('astro-island[ssr]').count(), 'islands still asleep').toBe(asleep);
    const admin = await signedInAdmin(browser);
    const log = await logOf(admin);
    await expect(log).toContainText(
      `In the browser, on /movie/603: TypeError: ${name} of "…" is not a function`,
    );
    // Other tests break things on the same server.
    await expect(log).not.toContainText(secret);
    await admin.context().close();
  });
}

test('a page that breaks again and again says so five times', async ({ page }) => {
  let reports = 0;
  await page.route('**/api/problems', (route) => {
    reports += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/movies/popular', { waitUntil: 'networkidle' });
  const quiet = listenForQuiet(page);
  const name = planted('often');
  await page.evaluate((message) => {
    for (let count = 0; count < 20; count += 1) {
      setTimeout(() => {
        throw new TypeError(`${message} ${count}`);
      });
    }
    return new Promise((resolve) => setTimeout(resolve));
  }, name);
  await expect.poll(() => reports).toBe(5);
  await quiet();
  expect(reports).toBe(5);
});

test('an island that throws while it renders says so in its place, once, and can be tried again', async ({
  page,
}) => {
  const name = planted('root');
  await page.route(/\/Reviews\.[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Reviews() { if (!globalThis.mended) throw new Error('${name}'); return 'Mended'; }`,
    }),
  );
  let reports = 0;
  await page.route('**/api/problems', (route) => {
    reports += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/movie/603');
  const island = page.locator('astro-island[component-export=Reviews]');
  await island.hover();
  await expect(island.getByRole('alert')).toContainText('It is not your fault');
  await expect.poll(() => reports).toBe(1);
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  await island.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => reports).toBe(2);
  await page.evaluate(() => Object.assign(globalThis, { mended: true }));
  await island.getByRole('button', { name: 'Try again' }).click();
  await expect(island).toHaveText('Mended');
  expect(reports).toBe(2);
});
