import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as base,
} from '../support/browser/browser.ts';
import {
  bob,
  otherPerson,
  reviewsOf,
  reviewWith,
  shownReviews,
  type OtherPerson,
} from '../support/e2e/opinions.ts';
import { dialogOf, newcomer, register, signIn, toastOf } from '../support/e2e/people.ts';

/** Tests of visitors, and of somebody whose opinions they read. */
const test = base.extend<{ bob: OtherPerson }>({ bob });

interface StructuredTitle {
  aggregateRating?: object;
  review?: { reviewBody: string; author: { name: string } }[];
}

const structured = (html: string): StructuredTitle => {
  const json = /<script type="application\/ld\+json">(\{[^<]*"@type":"Movie"[^<]*)<\/script>/.exec(html)?.[1];
  return JSON.parse(json ?? '{}') as StructuredTitle;
};

test('search engines find the first reviews in the page, and our own average with them', async ({
  request,
  bob,
}) => {
  const unrated = structured(await (await request.get('/movie/331781')).text());
  expect(unrated).not.toHaveProperty('aggregateRating');
  expect(unrated).not.toHaveProperty('review');
  await bob.write(277217, '/a-path-is-text');
  await bob.rate(277217, 4);
  await expect
    .poll(async () => (await (await request.get('/movie/277217')).text()).includes('/a-path-is-text'))
    .toBe(true);
  const movie = structured(await (await request.get('/movie/277217')).text());
  expect(movie.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4,
    ratingCount: 1,
    bestRating: 5,
    worstRating: 0.5,
  });
  expect(movie.review).toMatchObject([{ reviewBody: '/a-path-is-text', author: { name: 'Bob Example' } }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are read, ordered, narrowed and paged by links', async ({ page, bob }) => {
    await bob.write(277216, ...Array.from({ length: 12 }, (_, index) => `Number ${index + 1}.`));
    await bob.rate(277216, 3);
    await page.goto('/movie/277216?reviews=newest');
    await expect(shownReviews(page)).toHaveCount(10);
    await expect(shownReviews(page).first()).toContainText('Number 12.');
    await expect(shownReviews(page).first().locator('time')).toHaveText(/^\w+ \d+, \d{4}$/);
    await reviewsOf(page).getByRole('link', { name: 'More reviews' }).click();
    await expect(shownReviews(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\?reviewPage=2#reviews$/);
    await reviewsOf(page).getByRole('link', { name: 'Back to the first reviews' }).click();
    await reviewsOf(page).getByRole('link', { name: 'Oldest first' }).click();
    await expect(shownReviews(page).first()).toContainText('Number 1.');
    await reviewsOf(page).getByRole('link', { name: '5 stars' }).click();
    await expect(reviewsOf(page).getByText('No reviews with 5 stars')).toBeVisible();
    await page.goto('/movie/277216?reviewPage=9&stars=3');
    await expect(shownReviews(page)).toHaveCount(10);
  });
});

test.describe('a visitor', () => {
  // A token of somebody signed out is refused.
  test.use({ tolerated: [/status of 40[013]/] });

  test('is asked to sign in, and then goes on to rate and to write', async ({ page, bob }) => {
    const person = newcomer();
    await register(page.request, person);
    await page.context().clearCookies();
    await bob.write(264644, 'Read by everybody');
    await page.goto('/movie/264644');
    await expect(reviewWith(page, 'Read by everybody')).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await reviewsOf(page).getByRole('button', { name: 'Sign in to rate' }).click();
    await expect(toastOf(page, 'Please sign in')).toContainText('You need to be signed in to rate');
    await signIn(page, person);
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
    await expect(page.getByRole('radio', { name: '1 of 5', exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(reviewsOf(page).getByText('1 rating', { exact: true })).toBeVisible();
    // The reviews beside the rating have slept until now.
    await expect(page.getByLabel('Your review')).toBeEditable();
  });

  test('is asked to sign in to write, and who wants to report is taken there after signing in', async ({
    page,
    bob,
  }) => {
    const person = newcomer();
    await register(page.request, person);
    await page.context().clearCookies();
    await bob.write(294963, 'Hm');
    // The database tells the server of it a moment later, if a test before this one has had the page kept.
    await expect(async () => {
      await page.goto('/movie/294963');
      await expect(reviewWith(page, 'Hm')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await reviewsOf(page).getByRole('button', { name: 'Sign in to write a review' }).click();
    await expect(toastOf(page, 'Please sign in')).toContainText('You need to be signed in to write a review');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await reviewWith(page, 'Hm').getByRole('button', { name: 'Report' }).click();
    await expect(toastOf(page, 'Please sign in')).toContainText(
      'You need to be signed in to report a review',
    );
    await signIn(page, person);
    await expect(dialogOf(page).getByRole('heading', { name: 'Report review' })).toBeVisible();
  });
});

test.describe('whatever people type', () => {
  const HOSTILE = [
    '<script>document.title = "broken"</script><img src=x onerror="document.title=\'broken\'">',
    'javascript:alert(1) https://example.org/ [link](javascript:alert(1))',
    '\u202Ereversed \u2066isolated \u202B',
    'a\u200Bb\u200C\u200D zero',
    '🎬'.repeat(500),
    'W'.repeat(500),
    `Z${'\u0335\u0321\u0322'.repeat(80)}algo`,
    'line\n'.repeat(99),
  ];

  test('is text in its place, on wide screens and narrow ones', async ({ page, request, bob }) => {
    await bob.write(314365, ...HOSTILE);
    const odd = await otherPerson(request, '\u202E<b>Eve</b>');
    await odd.write(314365, 'By an odd name');
    const nobody = await otherPerson(request, '\u3164');
    await nobody.write(314365, 'By nobody');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/movie/314365?reviews=${width === 320 ? 'newest' : 'oldest'}`);
      await expect(shownReviews(page)).toHaveCount(HOSTILE.length + 2);
      await expectNoSidewaysScroll(page);
      await expect(page).toHaveTitle(/Marquee$/);
      for (const text of HOSTILE) {
        const found = await page
          .locator('[data-review] p[dir=auto]')
          .evaluateAll((all, wanted) => all.some(({ textContent }) => textContent === wanted), text.trim());
        expect(found, text).toBe(true);
      }
      await expect(page.locator('[data-review] p[dir=auto] *')).toHaveCount(0);
      await expect(reviewWith(page, 'By an odd name').locator('bdi')).toHaveText('\u202E<b>Eve</b>');
      await expect(reviewWith(page, 'By nobody').getByRole('heading')).toHaveText('Anonymous');
      for (const article of await shownReviews(page).all()) {
        const box = await article.boundingBox();
        expect(box?.height).toBeLessThan(1400);
        // The button under the text stands where it always stands.
        const button = await article.getByRole('button', { name: 'Report' }).boundingBox();
        expect(button?.x).toBeLessThan((box?.x ?? 0) + 100);
      }
    }
    await expectAccessible(page);
  });
});
