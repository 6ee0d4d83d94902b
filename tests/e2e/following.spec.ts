import type { Page } from '../support/e2e/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { signedInState, toastOf } from '../support/e2e/people.ts';

/** A series that has ended, whose five seasons are bundled. */
const SERIES = '/tv/1396';

const mark = (page: Page, name: string) =>
  page.getByRole('button', { name: `Watched: ${name}`, exact: true });

test.describe('following a series', () => {
  test(
    'begins by marking an episode, goes on by season and up to here, and leads to Up Next',
    { tag: ['@below', '@hosted'] },
    async ({ browser, baseURL }) => {
      const { state } = await signedInState(baseURL);
      const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state });
      const page = await context.newPage();
      await page.goto(`${SERIES}/season/1`);
      await mark(page, 'Episode 1').click();
      await expect(mark(page, 'Episode 1')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
      await expect(page.getByText('1 of 7', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Mark all up to Episode 3 as watched' }).click();
      await expect(page.getByText('3 of 7', { exact: true })).toBeVisible();
      await toastOf(page, '2 episodes marked as watched').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('1 of 7', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.goto(SERIES);
      await mark(page, 'Season 1').click();
      await expect(page.getByText('7 of 62', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/up-next');
      await page.getByRole('button', { name: 'Mark S2 E1 of Breaking Bad as watched' }).click();
      await expect(page.getByRole('button', { name: 'Mark S2 E2 of Breaking Bad as watched' })).toBeVisible();
      await expect(page.getByText('8 of 62', { exact: true })).toBeVisible();
      await toastOf(page, 'S2 E1 marked as watched').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('7 of 62', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);

      await page.goto(SERIES);
      await page.getByRole('button', { name: 'Following' }).click();
      await page.getByRole('menuitem', { name: 'Rewatch' }).click();
      await expect(page.getByText('0 of 62', { exact: true })).toBeVisible();
      await expect(page.getByText('Run 2', { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await context.close();
    },
  );

  test('says on which day an episode was watched, when it is marked and later in the diary', async ({
    browser,
    baseURL,
  }) => {
    const { state } = await signedInState(baseURL);
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state });
    const page = await context.newPage();
    const choose = async (day: string) => {
      const sheet = page.getByRole('dialog');
      await sheet.getByText('A date', { exact: true }).click();
      await sheet.getByLabel('Day', { exact: true }).fill(day);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Save' }).click();
      await expect(sheet).toBeHidden();
    };
    await page.goto(`${SERIES}/season/1`);
    await page.getByRole('button', { name: 'Another day: Episode 2' }).click();
    await choose('2025-03-09');
    await expect(mark(page, 'Episode 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Another day: Episode 2' })).toBeFocused();
    // Said once it is written; until then the page shows what is on its way.
    await expect(toastOf(page, '1 episode marked as watched')).toBeVisible();
    await page.goto('/diary?view=list');
    await expect(page.getByRole('region', { name: 'March 9, 2025' })).toContainText('S1 E2');
    await page.getByRole('button', { name: 'Change the day of an episode of Breaking Bad' }).click();
    await choose('2025-04-01');
    await expect(page.getByRole('region', { name: 'April 1, 2025' })).toContainText('S1 E2');
    await expect(page.locator('body')).not.toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.goto(`${SERIES}/season/1`);
    await page.getByRole('button', { name: 'Another day: Episode 2' }).click();
    await page.getByRole('dialog').getByText('On its air date', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    // The bundled catalogue knows none.
    await expect(toastOf(page, 'No air date known')).toBeVisible();
    await context.close();
  });

  test('counts a press that was begun before hydration', async ({ browser, baseURL }) => {
    const { state } = await signedInState(baseURL);
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state });
    const page = await context.newPage();
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route(/SeriesActions/, (route) => held.then(() => route.continue()));
    await page.goto(SERIES);
    await page.getByRole('button', { name: 'Follow', exact: true }).hover();
    await page.mouse.down();
    come();
    await expect(page.locator('.title-actions astro-island:not([ssr])').first()).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText('0 of 62', { exact: true })).toBeVisible();
    await context.close();
  });

  test('needs no scripts to be read on Up Next and marked there', async ({ browser, baseURL }) => {
    const { state: storageState } = await signedInState(baseURL);
    const first = await browser.newContext({ baseURL: baseURL ?? '', storageState });
    const page = await first.newPage();
    await page.goto(SERIES);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText('0 of 62', { exact: true })).toBeVisible();
    await first.close();
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState,
      javaScriptEnabled: false,
    });
    const bare = await context.newPage();
    await bare.goto('/up-next');
    await bare.getByRole('button', { name: 'Mark S1 E1 of Breaking Bad as watched' }).click();
    await expect(bare).toHaveURL(/\/up-next$/);
    await expect(bare.getByRole('button', { name: 'Mark S1 E2 of Breaking Bad as watched' })).toBeVisible();
    await context.close();
  });
});
