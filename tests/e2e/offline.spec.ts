import { expect, expectAccessible, test } from '../support/browser/browser.ts';
import { at, EMBEDDED_URL } from '../support/e2e/ports.ts';

test.use({ serviceWorkers: 'allow', tolerated: [/status of 503/] });

test(
  'without a network a page says so, and is there again with one; nothing else is kept',
  { tag: '@below' },
  async ({ page, context }) => {
    await page.goto('/movies/popular');
    // It is registered by itself, after everything else.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/tv/1396');
    await context.setOffline(true);
    const answer = await page.goto('/movie/603');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toEqual([at('/offline')]);
  },
);

test('phones are told what Marquee is as an app, and can fetch all of it', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(address ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, type } of [...icons, { src: apple ?? '', type: 'image/png' }]) {
    const icon = await request.get(new URL(src, EMBEDDED_URL + '/').href);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }
});
