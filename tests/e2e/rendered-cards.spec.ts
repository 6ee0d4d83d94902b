import { followSeries, markEpisodes } from '../../src/features/series/following.queries.ts';
import { tickService } from '../../src/features/watch/my-services.queries.ts';
import { saveOwnRegion } from '../../src/features/watch/regions.queries.ts';
import { expect } from '../support/browser/browser.ts';
import { save, savedTitle, test } from '../support/e2e/lists.ts';

/** Five seasons of it are bundled. */
const SERIES = { id: 1396, title: 'Breaking Bad', posterPath: null };

/** Shown in the United States by one of the invented services. */
const INCLUDED = { kind: 'tv', id: 1399 } as const;

/** What cards would ask that the server has not rendered; where a title can be seen may not have been loaded. */
const ASKED = /rpc\/my_list_marks|rpc\/series_progress|\/rest\/v1\/my_services/;

test.beforeEach(async ({ owner: { client, id }, owner, request }) => {
  await client.from('my_services').delete().eq('user_id', id);
  await saveOwnRegion(client, id, 'US');
  for (const service of [900001, 900002, 900003, 900005]) await tickService(client, id, service);
  await save(owner, 'wishlist', savedTitle(1, { ...SERIES, kind: 'tv' }), savedTitle(2, INCLUDED));
  const today = new Date().toISOString().slice(0, 10);
  await followSeries(client, id, SERIES);
  await expect
    .poll(async (): Promise<unknown> => (await request.post(`/api/series/${SERIES.id}/episodes`)).json())
    .toEqual({ kind: 'kept' });
  await markEpisodes(client, SERIES, { scope: 'upTo', season: 1, number: 3, today, day: null });
});

test.afterEach(async ({ owner: { client, id } }) => {
  await saveOwnRegion(client, id, null);
  for (const table of ['my_services', 'episode_watches', 'followed_series'] as const)
    await client.from(table).delete().eq('user_id', id);
});

for (const [list, path] of [
  ['the server', '/tv-series/top-rated'],
  ['an island', '/wishlist?tab=tv'],
] as const)
  test(`what cards of ${list} were rendered with stays while the page hydrates, which asks for nothing`, async ({
    page,
  }) => {
    const card = page.locator(`main .title-card[data-title="tv-${SERIES.id}"]`);
    const bar = card.getByRole('progressbar', { name: '3 of 62 episodes watched' });
    const sign = page.locator('main .title-card [data-included]').first();
    const wished = card.locator('[form=marks][name=wishlist][aria-pressed=true]');
    // What is not at hand yet is looked up meanwhile.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(sign).toBeAttached({ timeout: 500 });
    }).toPass();
    const drawn = path.startsWith('/wishlist') ? [bar, sign] : [bar, sign, wished];
    for (const part of drawn) await expect(part).toHaveCount(1);
    // Not even for a moment.
    await page.addInitScript(() => {
      const count = () => document.querySelectorAll('progress, [data-included], [aria-pressed=true]').length;
      let before = 0;
      const look = () => {
        if (count() < before) document.documentElement.dataset['flickered'] = '';
        before = count();
      };
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['aria-pressed'],
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => void (ASKED.test(request.url()) && asked.push(request.url())));
    await page.reload();
    await expect(page.locator(`main astro-island[ssr]:not([opts*='"use"'])`)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const part of drawn) await expect(part).toBeVisible();
    await expect(page.locator('html[data-flickered]')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
