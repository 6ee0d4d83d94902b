import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as base,
} from '../support/browser/browser.ts';
import {
  bob,
  openMovie,
  post,
  reviewsOf,
  reviewWith,
  shownReviews,
  type OtherPerson,
} from '../support/e2e/opinions.ts';
import { onceAWorker } from '../support/e2e/once-a-worker.ts';
import { dialogOf, signedInState, toastOf, type StorageState } from '../support/e2e/people.ts';

/** Tests of somebody who signed in once for all that a worker runs, and of somebody else. */
const test = base.extend<{ state: StorageState; bob: OtherPerson }>({
  state: onceAWorker(async (url) => (await signedInState(url)).state),
  bob,
  storageState: ({ state }, use) => use(state),
});

const DOWN = '**/{backend/rest/v1/**,api/marks}';

test('rating is a group of radio buttons for keyboard and pointer, with the average to half a star beside it', async ({
  page,
  bob,
}) => {
  await bob.rate(137106, 2);
  await openMovie(page, 137106);
  const group = reviewsOf(page).getByRole('radiogroup', { name: 'Your rating' });
  await expect(group.getByRole('radio')).toHaveCount(5);
  await group.getByRole('radio', { name: '1 of 5', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(group.getByRole('radio', { name: '1 of 5', exact: true })).toBeChecked();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  await expect(group.getByRole('radio', { name: '4 of 5' })).toBeFocused();
  await expect(reviewsOf(page).getByText('3.0', { exact: true })).toBeVisible();
  await expect(reviewsOf(page).getByText('2 ratings')).toBeVisible();
  await expect(page.getByRole('link', { name: /3\.0\s*2 ratings/ })).toBeVisible();
  // The first stars mark the movie as watched, which the only toast says.
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(page.locator('.toast').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/movie/137106')).text())
    .toContain('"ratingValue":3,"ratingCount":2');

  await openMovie(page, 137106);
  await expect(group.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  await reviewsOf(page).getByRole('button', { name: 'Clear your rating' }).click();
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(reviewsOf(page).getByText('1 rating', { exact: true })).toBeVisible();

  const labels = page.locator('#reviews .star-input .star');
  const colour = (index: number) =>
    labels.nth(index).evaluate((label) => getComputedStyle(label, '::before').color);
  await labels.nth(3).hover();
  await expect.poll(async () => (await colour(3)) === (await colour(0))).toBe(true);
  expect(await colour(4)).not.toBe(await colour(3));
  await labels.nth(4).click();
  await expect(reviewsOf(page).getByRole('img', { name: '3½ out of 5 stars' })).toBeVisible();
  await expect(reviewsOf(page).getByText('3.5', { exact: true })).toBeVisible();
});

test.describe('what fails', () => {
  test.use({ tolerated: [/status of 500|A script could not be fetched/] });

  test('is said and taken back, loses nothing that was typed, and can be tried again', async ({
    page,
    context,
    bob,
  }) => {
    await bob.write(150540, 'Still there');
    await bob.rate(150540, 5);
    await openMovie(page, 150540);
    await context.setOffline(true);
    await post(page, 'Do not lose this');
    await expect(toastOf(page, 'No connection')).toContainText('You seem to be offline.');
    await expect(page.getByLabel('Your review')).toHaveValue('Do not lose this');
    await context.setOffline(false);
    await page.route(DOWN, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    const told = (text: string) => page.locator('.toast').filter({ hasText: text });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(
      told('Failed to post review. The service is not answering right now. Please try again.'),
    ).toBeVisible();
    await reviewsOf(page).getByRole('radio', { name: '1 of 5', exact: true }).check({ force: true });
    await expect(told('Failed to save rating.')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(reviewsOf(page).getByText('1 rating', { exact: true })).toBeVisible();
    await reviewsOf(page).getByRole('link', { name: 'Oldest first' }).click();
    await expect(toastOf(page, 'Failed to load reviews')).toBeVisible();
    await expect(reviewsOf(page).getByText('Failed to load reviews')).toBeVisible();
    await page.unroute(DOWN);
    await reviewsOf(page).getByRole('link', { name: 'Try again' }).click();
    await expect(reviewWith(page, 'Still there')).toBeVisible();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(reviewWith(page, 'Do not lose this')).toBeVisible();
  });
});

test.describe('writing a review', () => {
  test(
    'counts to 500 as the database does, and posts it under one’s name',
    { tag: '@below' },
    async ({ page }) => {
      await openMovie(page, 110416);
      await expect(reviewsOf(page).getByText('No reviews yet')).toBeVisible();
      const button = page.getByRole('button', { name: 'Post', exact: true });
      await expect(button).toBeDisabled();
      await page.getByLabel('Your review').fill('  \n ');
      await expect(button).toBeDisabled();
      await page.getByLabel('Your review').fill('🎬'.repeat(501));
      await expect(reviewsOf(page).getByText('500/500')).toBeVisible();
      await button.click();
      await expect(toastOf(page, 'Review posted!')).toBeVisible();
      await expect(page.getByLabel('Your review')).toHaveValue('');
      await expect(page.getByLabel('Your review')).toBeFocused();
      const review = reviewWith(page, '🎬'.repeat(500));
      await expect(review).toContainText('Ada Example');
      await expect(review).toContainText('You');
      await expect(review.locator('time')).toHaveText(/^\w+ \d+, \d{4}$/);
      await expect(review.locator('time')).toHaveAttribute('title', /^\w+ \d+, \d{4}, \d\d:\d\d UTC$/);
      await expectNoSidewaysScroll(page);
      await openMovie(page, 110416);
      await expect(shownReviews(page)).toHaveCount(1);
    },
  );

  test('keeps a draft while the page is loaded anew, and forgets it once it is posted', async ({ page }) => {
    await openMovie(page, 210577);
    await page.getByLabel('Your review').fill('Half a thought');
    await openMovie(page, 210577);
    await expect(page.getByLabel('Your review')).toHaveValue('Half a thought');
    await page.getByLabel('Your review').press('Control+Enter');
    await expect(toastOf(page, 'Review posted!')).toBeVisible();
    await openMovie(page, 210577);
    await expect(page.getByLabel('Your review')).toHaveValue('');
    await expect(reviewWith(page, 'Half a thought')).toBeVisible();
  });
});

test.describe('a review sent before the page hydrated', () => {
  test.use({ tolerated: [/status of 422/] });

  test('stays in its field where it is refused, and can then be posted', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/movie/769', { waitUntil: 'commit' });
    await page.getByLabel('Your review').fill('x'.repeat(501));
    await page.getByLabel('Contains spoilers').check();
    await reviewsOf(page).getByRole('button', { name: 'Post' }).click({ noWaitAfter: true });
    held.resolve();
    await expect(reviewsOf(page).getByRole('alert')).toContainText('Failed to post review');
    await expect(page.getByLabel('Your review')).toHaveValue('x'.repeat(501));
    await expect(reviewsOf(page).getByRole('button', { name: 'Post' })).toBeDisabled();
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByLabel('Your review').fill('Short enough');
    await expect(reviewsOf(page).getByRole('alert')).toBeEmpty();
    await expect(page.getByLabel('Contains spoilers')).toBeChecked();
    await reviewsOf(page).getByRole('button', { name: 'Post' }).click();
    await expect(toastOf(page, 'Review posted!')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is posted, and leads back to the title', async ({ page }) => {
      await page.goto('/movie/578');
      await page.getByLabel('Your review').fill(' ');
      await reviewsOf(page).getByRole('button', { name: 'Post' }).click();
      await expect(reviewsOf(page).getByRole('alert')).toContainText('Failed to post review');
      await page.getByLabel('Your review').fill('Two\nlines');
      await reviewsOf(page).getByRole('button', { name: 'Post' }).click();
      await expect(page).toHaveURL('/movie/578#reviews');
      await expect(reviewWith(page, 'Two lines')).toBeVisible();
      await expect(page.getByLabel('Your review')).toHaveValue('');
    });
  });
});

test.describe('one’s own reviews', () => {
  test('are edited in place, one at a time, and deleted, and come back with Undo', async ({ page }) => {
    await openMovie(page, 293310);
    await post(page, 'First words');
    await expect(reviewWith(page, 'First words')).toBeVisible();
    await post(page, 'Other words');
    await reviewWith(page, 'Other words').getByRole('button', { name: 'Edit' }).click();
    const field = page.getByLabel('Edit your review');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Other words');
    await field.fill('Half changed');
    await reviewWith(page, 'First words').getByRole('button', { name: 'Edit' }).click();
    await expect(field).toHaveCount(1);
    await expect(field).toHaveValue('First words');
    await field.fill('   ');
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field.fill('Better words');
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page, 'Review updated!')).toBeVisible();
    await expect(reviewWith(page, 'Better words')).toContainText('edited');
    await expect(reviewWith(page, 'Better words').getByRole('button', { name: 'Edit' })).toBeFocused();
    await reviewWith(page, 'Other words').getByRole('button', { name: 'Edit' }).click();
    await expect(field).toHaveValue('Half changed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(reviewWith(page, 'Other words')).toBeVisible();

    await reviewWith(page, 'Other words').getByRole('button', { name: 'Delete' }).click();
    await expect(toastOf(page, 'Review deleted')).toBeVisible();
    await expect(shownReviews(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page, 'Restored')).toBeVisible();
    await expect(reviewWith(page, 'Other words')).toBeVisible();
    await openMovie(page, 293310);
    await expect(reviewWith(page, 'Other words')).toBeVisible();
  });

  test('come first, with one’s rating on the first of them only', async ({ page, bob }) => {
    await openMovie(page, 157336);
    await post(page, 'Mine, older');
    await expect(reviewWith(page, 'Mine, older')).toBeVisible();
    await post(page, 'Mine, newer');
    await expect(reviewWith(page, 'Mine, newer')).toBeVisible();
    await bob.write(157336, 'Bob’s');
    await reviewsOf(page).locator('.star-input label').nth(4).click();
    await expect(reviewsOf(page).getByRole('radio', { name: '5 of 5' })).toBeChecked();
    await openMovie(page, 157336);
    await expect(shownReviews(page)).toContainText(['Mine, newer', 'Mine, older', 'Bob’s']);
    await expect(shownReviews(page).getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(1);
    await expect(shownReviews(page).first().getByRole('img')).toHaveCount(1);
  });
});

test.describe('the reviews of others', () => {
  // The second report of a review is refused.
  test.use({ tolerated: [/status of 409/] });

  test('can be ordered, narrowed to a rating, and read to the end', async ({ page, bob }) => {
    await bob.write(116149, ...Array.from({ length: 15 }, (_, index) => `Number ${index + 1}.`));
    await bob.rate(116149, 4);
    await openMovie(page, 116149);
    await post(page, 'Mine.');
    await expect(reviewWith(page, 'Mine.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await openMovie(page, 116149);
    await expect(shownReviews(page)).toHaveCount(10);
    await expect(reviewsOf(page).getByText('16 reviews')).toBeVisible();
    await reviewsOf(page).getByRole('link', { name: 'More reviews' }).click();
    await expect(shownReviews(page)).toHaveCount(16);
    await expect(reviewWith(page, 'Number 6.')).toBeFocused();
    await expect(reviewsOf(page).getByRole('link', { name: 'More reviews' })).toHaveCount(0);
    await reviewsOf(page).getByRole('link', { name: 'Oldest first' }).click();
    await expect(shownReviews(page).nth(1)).toContainText('Number 1.');
    await expect(shownReviews(page).first()).toContainText('Mine.');
    await reviewsOf(page).getByRole('link', { name: '4 stars' }).click();
    await expect(reviewsOf(page).getByText('15 reviews')).toBeVisible();
    await expect(page).toHaveURL(/\?reviews=oldest&stars=4#reviews$/);
    await expect(shownReviews(page).first()).toContainText('Number 1.');
    await reviewsOf(page).getByRole('link', { name: '2 stars' }).click();
    await expect(reviewsOf(page).getByText('No reviews with 2 stars')).toBeVisible();
    await reviewsOf(page).getByRole('link', { name: 'All ratings' }).click();
    await expect(shownReviews(page)).toHaveCount(10);
  });

  test('cannot be edited, and can be reported once', async ({ page, bob }) => {
    await bob.write(76341, 'Buy my pills');
    await openMovie(page, 76341);
    const review = reviewWith(page, 'Buy my pills');
    await expect(review.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0);
    for (const [title, text] of [
      ['Review reported', 'Thank you. An admin will look at it.'],
      ['Already reported', 'You have reported this review before.'],
    ] as const) {
      await review.getByRole('button', { name: 'Report' }).click();
      await dialogOf(page).getByLabel('Spam or advertising').check();
      await dialogOf(page).getByLabel('Anything to add? (optional)').fill('Pills');
      await expectAccessible(page);
      await dialogOf(page).getByRole('button', { name: 'Report' }).click();
      await expect(toastOf(page, title)).toContainText(text);
      await expect(dialogOf(page)).toHaveCount(0);
    }
    await expect(review.getByRole('button', { name: 'Report' })).toBeFocused();
  });
});
