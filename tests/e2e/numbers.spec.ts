import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/browser/browser.ts';
import { test, type ListOwner } from '../support/e2e/lists.ts';

const YEAR = new Date().getUTCFullYear();

async function watch({ client, id }: ListOwner): Promise<void> {
  const row = (title_id: number, title: string, day: string | null) => ({
    ...{ user_id: id, kind: 'movie', title_id, title, day, release_date: '1999-03-30', again: false },
  });
  const { error } = await client
    .from('watches')
    .insert([
      row(603, 'The Matrix', `${YEAR}-01-01`),
      row(603, 'The Matrix', `${YEAR}-01-02`),
      row(550, 'نادي القتال', `${YEAR - 1}-12-31`),
      row(13, 'フォレスト・ガンプ', null),
    ]);
  if (error) throw error;
}

test('what has been watched is counted in a year and ever, and a year that is not over says so', async ({
  page,
  owner,
}) => {
  await watch(owner);
  const response = await page.goto('/numbers');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main')).toContainText('3 movies, watched 4 times');
  await expect(page.getByRole('main')).toContainText('1 watch without a date');
  await page
    .getByRole('link', { name: String(YEAR), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${YEAR} in numbers`);
  await expect(page.getByText(`${YEAR} is not over`)).toBeVisible();
  await expect(page.getByText('Longest streak').locator('..')).toContainText('2 days');
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('row', { name: /January 2 / })).toBeVisible();
  await page.getByRole('link', { name: 'The Matrix' }).first().click();
  await expect(page).toHaveURL(/\/movie\/603$/);
});

test('a bar leads to the titles it counts, and back', { tag: '@below' }, async ({ page, owner }) => {
  await watch(owner);
  await page.goto('/numbers');
  const decade = page.getByRole('link', { name: /^1990s: watched/ }).first();
  await decade.click();
  await expect(page).toHaveURL(/\/numbers\/titles\?decade=1990$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the 1990s');
  await expect(page.getByRole('main')).toContainText('3 titles you have watched, most often first.');
  const names = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(names).toHaveText(['The Matrix', 'フォレスト・ガンプ', 'نادي القتال']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.goto(`/numbers/titles?decade=1990&year=${YEAR}`);
  await expect(names).toHaveText(['The Matrix']);
  await page.getByRole('link', { name: `${YEAR} in numbers` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${YEAR} in numbers`);
  // In Arabic a year goes from right to left: its bars as the names beneath them.
  await page.goto(`/ar/numbers/${YEAR}`);
  const january = page.locator(`.chart a[href$="month=${YEAR}-01"]`).first();
  const [bar, place] = [
    await page.locator('[role=img] .chart-bar').first().boundingBox(),
    await january.boundingBox(),
  ];
  expect(bar!.x).toBeGreaterThan(place!.x);
  expect(bar!.x + bar!.width).toBeLessThan(place!.x + place!.width);
  await page.goto('/numbers/titles?decade=1880');
  await expect(page.getByRole('heading', { name: 'No titles here' })).toBeVisible();
  const response = await page.goto('/numbers/titles?planet=9');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Numbers');
});

test('an empty year says so, and one there cannot be is not found', async ({ page }) => {
  await page.goto('/numbers');
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await page.goto(`/numbers/${YEAR}`);
  await expect(page.getByRole('heading', { name: `Nothing watched in ${YEAR}` })).toBeVisible();
  for (const year of ['3000', '1850', 'now']) {
    expect((await page.request.get(`/numbers/${year}`)).status()).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers can be read, and their tables opened', async ({ page, owner }) => {
    await watch(owner);
    await page.goto(`/numbers/${YEAR}`);
    await page.getByText('Show as a table').first().click();
    await expect(page.getByRole('row', { name: /January 2 / })).toBeVisible();
  });
});
