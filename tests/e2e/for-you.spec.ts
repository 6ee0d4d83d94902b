import { m } from '../../src/paraglide/messages.js';
import { test, type Page } from '../support/e2e/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/browser/browser.ts';
import { enter, signedInState } from '../support/e2e/people.ts';
import { at } from '../support/e2e/ports.ts';

const wall = (page: Page) => page.locator('star-wall');
const cards = (page: Page) => page.locator('.poster-grid > li');
const names = (page: Page) => cards(page).locator('.title-card-name').allTextContents();

/** Gives five stars to the first five titles of the wall by keyboard, and skips one; answers their names. */
async function giveFive(page: Page): Promise<string[]> {
  await page.goto('/for-you');
  const given: string[] = [];
  await wall(page).locator('li a').first().focus();
  await page.keyboard.press('s');
  await expect(wall(page).locator('li')).toHaveCount(29);
  for (let left = 28; left > 23; left -= 1) {
    const [name = ''] = await names(page);
    given.push(name);
    await page.keyboard.press('5');
    await expect(wall(page).locator('li')).toHaveCount(left);
  }
  return given;
}

/** The page with the first titles, as soon as the job has found them. */
async function seeTitles(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See what fits you' }).click();
  await expect(page.getByRole('navigation', { name: m.for_you_kinds_name() })).toBeVisible({
    timeout: 30_000,
  });
}

test('somebody new rates five well-known titles by keyboard, and the first list is there', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  const given = await giveFive(page);
  await expectAccessible(page);
  await seeTitles(page);
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(9);
  for (const name of given) expect(shown).not.toContain(name);
  await expect(page.getByRole('list', { name: 'Why' }).first()).toContainText(
    /You gave .+ five stars|Highly rated/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('less like this takes it from the next page, and can be taken back', async () => {
    const [first = ''] = shown;
    await page.getByRole('button', { name: `Less like ${first}`, exact: true }).click();
    await expect(page.getByText(`There will be less like ${first}.`)).toBeVisible();
    expect(await names(page)).not.toContain(first);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText(/^What you said about .+ is taken back/)).toBeVisible();
    expect(await names(page)).toEqual(shown);
  });

  await test.step('more like this is said beside the title', async () => {
    const [, second = ''] = shown;
    await page.getByRole('button', { name: `More like ${second}`, exact: true }).click();
    await expect(page.getByText(`There will be more like ${second}.`)).toBeVisible();
    await page.goto('/for-you/why');
    await expect(page.getByRole('region', { name: 'What you said' })).toContainText(second);
    await expectAccessible(page);
  });

  await test.step('what was learnt is listed with the titles it comes from, and can be corrected', async () => {
    const likes = page.getByRole('region', { name: 'You like', exact: true });
    await expect(likes.getByText(/^from /).first()).toBeVisible();
    await likes
      .getByRole('button', { name: /does not count$/ })
      .first()
      .click();
    await expect(page.getByText(/no longer counts/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'What you said' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('narrows to a kind and a length, and says that others can be shown', async () => {
    await page.goto('/for-you?kind=movie&minutes=120');
    await expect(page.getByRole('link', { name: 'Movies', exact: true }).last()).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.goto('/for-you?services=mine');
    await expect(page.getByRole('heading', { name: 'Pick your services first' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose my services' })).toHaveAttribute(
      'href',
      at('/profile#services'),
    );
    await page.goto('/for-you');
    const first = await names(page);
    await page.getByRole('link', { name: 'Show others' }).click();
    await page.waitForURL(/page=2/);
    expect((await names(page)).filter((name) => first.includes(name))).toEqual([]);
  });

  await test.step('a search without AI puts what fits first, and says so', async () => {
    await page.goto('/recommendations');
    await page.getByLabel('What would you like to watch?').fill('comedies from the 90s');
    await page.getByRole('button', { name: 'Search without AI' }).click();
    await expect(page.getByText('What fits you best comes first.')).toBeVisible();
  });

  await test.step('home has a rail of it, and a title’s page says how well it fits', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();
    await page.goto('/for-you');
    await cards(page).locator('a').first().click();
    await expect(page.locator('fits-you')).toContainText('Fits you: ');
  });
});

test('who knows none of the titles is told what else there is, and can see them again', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.goto('/for-you');
  await wall(page).locator('li a').first().focus();
  for (let left = await cards(page).count(); left > 0; left -= 1) await page.keyboard.press('s');
  await expect(page.getByText('That was all of them.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show those I skipped' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(30);
});

test(
  'without scripts titles are rated, read and turned down by forms',
  { tag: '@below' },
  async ({ browser, baseURL }) => {
    const { state } = await signedInState(baseURL);
    const context = await browser.newContext({
      storageState: state,
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    await page.goto('/for-you');
    for (let given = 0; given < 5; given += 1) {
      await cards(page)
        .first()
        .getByRole('button', { name: /five stars$/ })
        .click();
      if (given < 4) await expect(page.getByText(`${4 - given} to go`)).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: m.for_you_kinds_name() })).toBeVisible({
      timeout: 30_000,
    });
    const [first = ''] = await names(page);
    await page.getByRole('button', { name: `Less like ${first}`, exact: true }).click();
    await expect(page.getByText(`There will be less like ${first}.`)).toBeVisible();
    expect(await names(page)).not.toContain(first);
    await context.close();
  },
);

test('who is signed out is told what it is, and a title’s page asks nothing for a reader', async ({
  page,
}) => {
  await page.goto('/for-you');
  await expect(page.getByRole('heading', { name: 'Sign in to see what fits you' })).toBeVisible();
  await page.goto('/movie/603');
  await expect(page.locator('fits-you')).toHaveCount(0);
});
