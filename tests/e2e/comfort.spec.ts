import { expect, test } from '../support/browser/browser.ts';
import { neverIdle } from '../support/browser/never-idle.ts';
import { listenForQuiet } from '../support/browser/weigh.ts';

test.describe('a slider', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await neverIdle(page);
    await page.goto('/');
    await page.getByRole('group', { name: 'Trending Now' }).scrollIntoViewIfNeeded();
  });

  test('costs a reader who only scrolls past it no script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const quiet = listenForQuiet(page);
    await page.mouse.wheel(0, 3000);
    await quiet();
    expect(scripts).toEqual([]);
  });

  test('moves by 300 pixels, and its arrows rest at the ends', async ({ page }) => {
    const slider = page.getByRole('group', { name: 'Trending Now' });
    const first = slider.getByRole('listitem').first();
    const left = async () => Math.round((await first.boundingBox())?.x ?? Number.NaN);
    await slider.hover();
    const next = slider.getByRole('button', { name: 'Next titles' });
    const previous = slider.getByRole('button', { name: 'Previous titles' });
    await expect(slider.locator('.carousel-ready')).toBeVisible();
    await expect(previous).toBeDisabled();
    const start = await left();
    await next.click();
    await expect.poll(left).toBe(start - 300);
    await expect(previous).toBeEnabled();
    await previous.click();
    await expect.poll(left).toBe(start);
    await expect(previous).toBeDisabled();
    await slider.getByRole('link').first().focus();
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
    await expect(next).toBeDisabled();
    // The arrow knows where the row glides to before it is there.
    const right = async () => {
      const last = await slider.getByRole('listitem').last().boundingBox();
      return (last?.x ?? Number.NaN) + (last?.width ?? 0);
    };
    await expect.poll(right).toBeLessThanOrEqual(1281);
  });

  test('moves with the arrow keys and by dragging', async ({ page }) => {
    const slider = page.getByRole('group', { name: 'Trending Now' });
    const first = slider.getByRole('listitem').first();
    const left = async () => Math.round((await first.boundingBox())?.x ?? Number.NaN);
    await slider.getByRole('link').first().focus();
    await expect(slider.locator('.carousel-ready')).toBeVisible();
    const start = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBe(start - 300);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBe(start);
    const box = await slider.boundingBox();
    const y = (box?.y ?? 0) + 120;
    await page.mouse.move(900, y);
    await page.mouse.down();
    await page.mouse.move(500, y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(left).toBeLessThan(start - 200);
    await expect(page).toHaveURL('/');
  });

  test('has cards 240 pixels wide, 200 on smaller screens', async ({ page }) => {
    const card = page.getByRole('group', { name: 'Trending Now' }).getByRole('listitem').first();
    expect((await card.boundingBox())?.width).toBe(240);
    await page.setViewportSize({ width: 800, height: 900 });
    expect((await card.boundingBox())?.width).toBe(200);
  });
});

test('a title that is slow to come shows the shape of its page meanwhile', async ({ page }) => {
  await page.goto('/tv-series/popular');
  const link = page.locator('[data-cards] a').first();
  const path = (await link.getAttribute('href')) ?? '';
  // While a navigation is under way nothing can be asked of the page, so it takes a note itself.
  await page.evaluate(() => {
    const skeleton = document.querySelector<HTMLElement>('[data-page-skeleton]');
    const note = () => {
      if (skeleton?.checkVisibility()) sessionStorage.setItem('seen', skeleton.innerText.trim());
    };
    if (skeleton) new MutationObserver(note).observe(skeleton, { attributes: true });
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('Loading…');
  await expect(page.locator('[data-page-skeleton]')).toBeHidden();
});

test('resting on a card fetches its page ahead', async ({ page }) => {
  await page.goto('/movies/popular');
  const link = page.locator('[data-cards] a').nth(1);
  const path = (await link.getAttribute('href')) ?? '';
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await link.hover();
  await fetched;
});

test.describe('when pictures do not come', () => {
  test.use({ tolerated: [/embedded\/images|ERR_FAILED/] });

  test('cards and titles show their names in the frames', async ({ page }) => {
    await page.route('**/embedded/images/**', (route) => route.abort());
    await page.goto('/movies/popular');
    const frame = page.locator('[data-cards] .poster-frame').first();
    const name = await page.locator('[data-cards] .title-card-name').first().textContent();
    await expect(frame.getByText(name ?? '')).toBeVisible();
    const before = await frame.boundingBox();
    await page.unroute('**/embedded/images/**');
    await page.reload();
    expect(await frame.boundingBox()).toEqual(before);
  });
});

test.describe('a person who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees none', async ({ page }) => {
    await page.goto('/movies/popular');
    const card = page.locator('[data-cards] .poster-frame').first();
    const seconds = await card.evaluate((element) =>
      Math.max(
        ...getComputedStyle(element)
          .transitionDuration.split(',')
          .map((text) => Number.parseFloat(text)),
      ),
    );
    expect(seconds).toBeLessThan(0.001);
  });

  test('sees a slider jump instead of gliding', async ({ page }) => {
    await page.goto('/');
    const slider = page.getByRole('group', { name: 'Trending Now' });
    const next = slider.getByRole('button', { name: 'Next titles' });
    await next.focus();
    await expect(slider.locator('.carousel-ready')).toBeVisible();
    // Every frame until it has arrived.
    const seen = await next.evaluate(async (button: HTMLElement) => {
      const first = button.closest('.carousel')?.querySelector('li');
      const left = () => Math.round(first?.getBoundingClientRect().left ?? Number.NaN);
      const start = left();
      const places = new Set<number>();
      button.click();
      while (!places.has(start - 300)) {
        await new Promise(requestAnimationFrame);
        places.add(left());
      }
      return [...places].map((place) => place - start).filter((moved) => moved !== 0);
    });
    expect(seen).toEqual([-300]);
  });
});

test('a printed title is ink on paper without the menus', async ({ page }) => {
  await page.goto('/movie/603');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/movies');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
