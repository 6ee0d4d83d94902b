import type { APIRequestContext } from '../support/e2e/test.ts';
import ICAL from 'ical.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { publishableKey, signedInState, type Newcomer, type StorageState } from '../support/e2e/people.ts';
import { at } from '../support/e2e/ports.ts';

const monthsLater = (months: number) => {
  const day = new Date();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
};

/** Puts a movie on somebody's wishlist, as their browser would. */
async function wish(
  request: APIRequestContext,
  { email, password }: Newcomer,
  movie: { id: number; title: string; day: string },
) {
  const apikey = await publishableKey(request);
  const answer = await request.post('/embedded/backend/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  const saved = await request.post('/embedded/backend/rest/v1/wishlists', {
    headers: { apikey, authorization: `Bearer ${token}` },
    data: { user_id: user.id, movie_id: movie.id, movie_title: movie.title, movie_release_date: movie.day },
  });
  expect(saved.status(), await saved.text()).toBe(201);
}

test.describe('somebody who waits for a movie', () => {
  let cookies: StorageState['cookies'];
  /** A movie on their wishlist that the catalogue does not know, and the month it comes out in. */
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const movie = { path: '/movie/2147480001', name: 'Nine Lighthouses for Sale', month: day.slice(0, 7) };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ baseURL, request }) => {
    const signedIn = await signedInState(baseURL);
    ({ cookies } = signedIn.state);
    await wish(request, signedIn.person, { id: 2147480001, title: movie.name, day });
    const today = new Date().toISOString().slice(0, 10);
    await wish(request, signedIn.person, { id: 2147480002, title: 'Ferries at Noon', day: today });
  });
  test.beforeEach(({ context }) => context.addCookies(cookies));

  test('finds it on its day, turns the month and comes back', async ({ page }) => {
    await page.goto(`/calendar?month=${movie.month}`);
    const link = page.getByRole('link', { name: new RegExp(movie.name) });
    await expect(link.first()).toHaveAttribute('href', at(movie.path));
    const heading = page.getByRole('navigation', { name: 'Months' }).getByRole('heading');
    const before = await heading.innerText();
    await page.getByRole('link', { name: /^Later:/ }).click();
    await expect(heading).not.toHaveText(before);
    await page.goBack();
    await expect(heading).toHaveText(before);
    await page.getByRole('link', { name: 'Episodes' }).click();
    await expect(page.getByText('Nothing of this kind this month')).toBeVisible();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect(link.first()).toBeVisible();
  });

  test('reads it from right to left: arrows turn around, a day stands before what it is called', async ({
    page,
  }) => {
    await page.goto('/ar/calendar');
    const turned = (rel: string) =>
      page.locator(`.calendar-bar [rel=${rel}] svg`).evaluate((arrow) => getComputedStyle(arrow).transform);
    expect(await turned('prev')).toBe('matrix(0, -1, 1, 0, 0, 0)');
    expect(await turned('next')).toBe('matrix(0, 1, -1, 0, 0, 0)');
    const name = page.locator('main section h3', { has: page.locator('span') }).first();
    const [dayBox, badge] = [name.locator('time'), name.locator('span')].map((part) => part.boundingBox());
    expect((await dayBox)?.x).toBeGreaterThan((await badge)?.x ?? Infinity);
  });

  test('sees the month as a table, on phones as numbers that lead to the day', async ({ page }) => {
    await page.goto(`/calendar?view=month&month=${movie.month}`);
    await expect(page.getByRole('table').getByRole('link', { name: new RegExp(movie.name) })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.locator('td > a').first().click();
    await expect(page).toHaveURL(/from=/);
    await expect(page.getByRole('link', { name: new RegExp(movie.name) })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('finds a month in which nothing happens, and a way on', async ({ page }) => {
    await page.goto(`/calendar?month=${monthsLater(60)}`);
    await expect(page.getByText('Nothing this month')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(page).toHaveURL(/\/calendar$/);
  });

  test(
    'gives it to their phone by an address of their own, which a new one ends at once',
    { tag: '@below' },
    async ({ page }) => {
      await page.goto('/calendar');
      await page.getByRole('link', { name: 'Subscribe' }).click();
      await page.getByRole('button', { name: 'Get a private address' }).click();
      const field = page.getByRole('textbox', { name: 'Private address' });
      const address = await field.inputValue();
      await expectAccessible(page);
      const first = await page.request.get(address);
      expect([first.status(), first.headers()['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ]);
      const events = new ICAL.Component(ICAL.parse(await first.text()) as unknown[]).getAllSubcomponents(
        'vevent',
      );
      expect(events.map((event) => new ICAL.Event(event).summary)).toContain(`${movie.name} · Release`);
      const again = await page.request.get(address, {
        headers: { 'if-none-match': first.headers()['etag'] ?? '' },
      });
      expect(again.status()).toBe(304);

      await page.goto('/calendar/subscribe');
      await expect(field).toHaveCount(0);
      await page.getByRole('button', { name: 'Renew the address' }).click();
      const renewed = await field.inputValue();
      expect(renewed).not.toBe(address);
      expect((await page.request.get(address)).status()).toBe(404);
      expect((await page.request.get(renewed)).status()).toBe(200);

      await page.goto('/calendar/subscribe');
      await page.getByRole('button', { name: 'End the address' }).click();
      await expect(page.getByText('The address has ended.')).toBeVisible();
      expect((await page.request.get(renewed)).status()).toBe(404);
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('reads it, turns the month and gets an address', async ({ page }) => {
      await page.goto(`/calendar?view=month&month=${movie.month}`);
      await expect(page.getByRole('table').getByRole('link', { name: new RegExp(movie.name) })).toBeVisible();
      await page.getByRole('link', { name: /^Earlier:/ }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await page.getByRole('link', { name: 'Subscribe' }).click();
      await page.getByRole('button', { name: 'Get a private address' }).click();
      await expect(page.getByRole('textbox', { name: 'Private address' })).toHaveValue(
        /\/calendar\/[0-9a-f]{64}\.ics$/,
      );
    });
  });
});
