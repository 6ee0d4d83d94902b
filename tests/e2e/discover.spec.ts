import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { enter } from '../support/e2e/people.ts';

/** The history of a window, by the place of its entries; TypeScript does not know it yet. */
interface WithNavigation {
  navigation: { currentEntry: { index: number } };
}

test.describe('Discover without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the canonical address of what was set, and its chips lead on', async ({ page }) => {
    await page.goto('/discover/movies');
    const form = page.getByRole('group', { name: 'Filters' });
    await form.getByLabel('Comedy').first().check();
    await form.getByText('Years', { exact: true }).click();
    await form.getByLabel('From year').fill('1999');
    await form.getByLabel('To year').fill('1990');
    await form.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/\/discover\/movies\?genres=35&from=1990&to=1999$/);
    await expect(form.getByLabel('Comedy').first()).toBeChecked();
    await page.getByRole('link', { name: 'Remove Comedy' }).click();
    await expect(page).toHaveURL(/\/discover\/movies\?from=1990&to=1999$/);
    await form.getByRole('button', { name: '1980s' }).click();
    await expect(page).toHaveURL(/\/discover\/movies\?from=1980&to=1989$/);
  });
});

test.describe('Discover', () => {
  test(
    'narrows without loading: count, address and focus follow, Back goes back',
    { tag: '@below' },
    async ({ page }) => {
      await page.goto('/movie/genre/35');
      await page.getByRole('link', { name: 'Refine' }).click();
      await expect(page).toHaveURL(/\/discover\/movies\?genres=35$/);
      await page.evaluate(() => document.body.setAttribute('data-same', ''));
      const form = page.getByRole('group', { name: 'Filters' });
      const drama = form.getByLabel('Drama').first();
      await drama.check();
      await expect(page).toHaveURL(/\?genres=18-35$/);
      await expect(drama).toBeFocused();
      await expect(page.locator('[data-narrowed]')).toHaveText(/^\d+ movies?$/);
      await expect(page.getByRole('link', { name: 'Remove Drama' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\?genres=35$/);
      await expect(drama).not.toBeChecked();
      await expect(page.getByRole('link', { name: 'Remove Drama' })).toHaveCount(0);
      await page.goForward();
      await expect(drama).toBeChecked();
      await page.getByRole('link', { name: 'Remove Comedy' }).click();
      await expect(page.getByRole('link', { name: 'Remove Drama' })).toBeFocused();
      await expect(page.locator('[data-same]')).toHaveCount(1);
    },
  );

  test('goes on with Load More, and is as it was after Back from a title', async ({ page }) => {
    await page.goto('/discover/series');
    await expectAccessible(page);
    const form = page.getByRole('group', { name: 'Filters' });
    await form.getByLabel('Drama').first().check();
    await expect(page).toHaveURL(/\?genres=18$/);
    await page.getByRole('link', { name: 'Load More' }).click();
    const cards = page.locator('[data-cards] > li');
    await expect(cards).toHaveCount(40);
    await cards.nth(30).getByRole('link').click();
    await expect(page).toHaveURL(/\/tv\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/discover\/series\?genres=18$/);
    await expect(cards).toHaveCount(40);
    // The page was loaded anew, and knows nothing of what it was before it was narrowed.
    await page.goBack();
    await expect(page).toHaveURL(/\/discover\/series$/);
    await expect(page.getByRole('link', { name: 'Remove Drama' })).toHaveCount(0);
    await expect(cards).toHaveCount(20);
  });

  test('narrows by what was set before its script came', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/discover-page.*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/discover/movies');
    await page.getByRole('group', { name: 'Filters' }).getByLabel('Drama').first().check();
    held.resolve();
    await expect(page).toHaveURL(/\?genres=18$/);
    await expect(page.getByRole('link', { name: 'Remove Drama' })).toBeVisible();
  });

  test('picks one that fits', async ({ page }) => {
    await page.goto('/discover/movies?genres=37');
    await page.getByRole('link', { name: 'Pick one for me' }).click();
    await expect(page).toHaveURL(/\/discover\/movies\/picked\?genres=37&title=\d+$/);
    await expect(
      page
        .getByRole('main')
        .getByText(/Western/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    const first = page.url();
    await page.getByRole('link', { name: 'Another' }).click();
    await expect(page).not.toHaveURL(first);
    await expect(
      page
        .getByRole('main')
        .getByText(/Western/)
        .first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
  });

  test('offers less when nothing fulfils everything', async ({ page }) => {
    await page.goto('/discover/movies?genres=37&from=1920&to=1929');
    await expectAccessible(page);
    await expect(page.getByRole('heading', { name: 'Nothing matches all of it' })).toBeVisible();
    await page.getByRole('link', { name: /^Without “1920s”/ }).click();
    await expect(page).toHaveURL(/\/discover\/movies\?genres=37$/);
    await expect(page.locator('[data-cards] > li').first()).toBeVisible();
  });

  test('refuses an address of eight thousand characters', async ({ request }) => {
    const answer = await request.get(`/discover/movies?genres=${'1-'.repeat(4000)}`);
    expect(answer.status()).toBe(414);
  });

  test('keeps a search under a name, on home and in the menu, until it is removed; Undo puts it back', async ({
    page,
    baseURL,
  }) => {
    await enter(page, baseURL);
    await page.goto('/discover/movies?genres=35');
    await page.getByRole('button', { name: 'Save this search' }).click();
    const name = page.getByLabel('Name of this search');
    await expect(name).toHaveValue('Comedy');
    await name.fill('Laughs');
    await name.press('Enter');
    await expect(page.getByText('Search saved')).toBeVisible();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Laughs' }).click();
    await expect(page).toHaveURL(/\/discover\/movies\?genres=35$/);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Saved Searches' }).click();
    await page.getByRole('button', { name: 'Rename Laughs' }).click();
    await page.getByLabel('New name').fill('Comedies');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Comedies' }).click();
    await expect(page.getByText('No saved searches yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Comedies' })).toBeVisible();
  });
});

test.describe('Discover on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('has its filters in a sheet one tap away, whose button says how many there are', async ({ page }) => {
    await page.goto('/discover/movies');
    const sheet = page.getByRole('group', { name: 'Filters' });
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByText('Western').first().tap();
    const show = sheet.getByRole('button', { name: /^Show \d+ movies$/ });
    await expect(page).toHaveURL(/\?genres=37$/);
    const count = (await show.textContent())?.replace('Show ', '').trim() ?? '';
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main')).toContainText(count);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });

  test('has left the entry of its sheet in the history once the sheet is closed, by whichever way', async ({
    page,
  }) => {
    await page.goto('/discover/movies');
    const sheet = page.getByRole('group', { name: 'Filters' });
    const filters = page.getByRole('button', { name: /^Filters/ });
    const entry = () =>
      page.evaluate(() => (window as unknown as WithNavigation).navigation.currentEntry.index);
    const before = await entry();
    // Before anybody can see it closed.
    const closed = await page.evaluateHandle(() => {
      const { navigation } = window as unknown as WithNavigation;
      const entries: number[] = [];
      document.getElementById('filters')?.addEventListener('beforetoggle', ({ newState }) => {
        if (newState === 'closed') entries.push(navigation.currentEntry.index);
      });
      return entries;
    });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: 'Close filters' }).tap(),
      () => sheet.getByRole('button', { name: /^Show/ }).tap(),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await filters.tap();
      await expect(sheet).toBeVisible();
      // Its script comes with the press.
      await expect.poll(entry).toBe(before + 1);
      await close();
      await expect(sheet).toBeHidden();
      await expect(filters).toBeFocused();
    }
    expect(await closed.jsonValue()).toEqual(closings.map(() => before));

    // What was set in it is kept.
    await page.goto('/movies');
    await page.goto('/discover/movies');
    await filters.tap();
    await expect(sheet).toBeVisible();
    await sheet.getByText('Western').first().tap();
    await expect(page).toHaveURL(/\?genres=37$/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?genres=37$/);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await filters.tap();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/discover\/movies$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/movies$/);
  });
});
