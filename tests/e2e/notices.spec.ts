import { setReminder } from '../../src/features/reminders/reminders.queries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { sendNotices } from '../support/e2e/jobs.ts';
import { signedInState, toastOf } from '../support/e2e/people.ts';
import { EMBEDDED_URL } from '../support/e2e/ports.ts';

const TITLES = [
  'The Matrix',
  '\u30de\u30c8\u30ea\u30c3\u30af\u30b9',
  '\u0627\u0644\u0645\u0635\u0641\u0648\u0641\u0629',
];
/** Of no movie in the catalogue: reminders of others move to their release days, which a wish in any test looks up. */
const UNKNOWN_ID = 9_000_603;
const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

test(
  'the bell counts what one was told, and its page shows and marks them in every tab',
  { tag: '@below' },
  async ({ browser, request }) => {
    const { state, person } = await signedInState(EMBEDDED_URL);
    const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
    for (const [index, title] of TITLES.entries()) {
      const movie = { movieId: UNKNOWN_ID + index, remindOn: day, byEmail: false, title, posterPath: null };
      await setReminder(client, id, movie);
    }
    await sendNotices(request);

    const context = await browser.newContext({ storageState: state, baseURL: EMBEDDED_URL });
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.setViewportSize({ width: 320, height: 700 });
    // In the page itself, before any script.
    const drawn = await context.request.get('/diary');
    expect(await drawn.text()).toContain('3 unread notifications');
    await page.goto('/movies');
    const bell = page.getByRole('link', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/3 unread notifications/);
    await expectNoSidewaysScroll(page);
    await bell.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const picture of await page.locator('article .poster-frame').all())
      expect((await picture.boundingBox())?.width).toBe(56);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await other.goto('/notices');
    await expect(other.getByRole('link', { name: /^Notifications/ })).toHaveAccessibleName(
      /3 unread notifications/,
    );
    await other.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Mark as read: The Matrix is out' }).click();
    await expect(bell).toHaveAccessibleName(/2 unread notifications/);
    await expect(other.getByRole('link', { name: /^Notifications/ })).toHaveAccessibleName(
      /2 unread notifications/,
    );
    await expect(other.getByRole('button', { name: /^Mark as read/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('button', { name: /Mark as read/ })).toHaveCount(0);
    await toastOf(page, 'Marked as read').getByRole('button', { name: 'Undo' }).click();
    await expect(bell).toHaveAccessibleName(/2 unread notifications/);
    await test.step('who follows one before the page is hydrated has read it', async () => {
      // Its script never comes.
      await page.route('**/_astro/**/NoticesPage*.js', () => undefined);
      await page.goto('/notices');
      await page.locator('article', { hasText: 'Unread' }).getByRole('link').first().click();
      await expect(bell).toHaveAccessibleName(/One unread notification/);
    });
    await context.close();
  },
);

test('notices are read, marked and chosen without scripts, and by nobody signed out', async ({
  browser,
  request,
}) => {
  const { state, person } = await signedInState(EMBEDDED_URL);
  const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
  await setReminder(client, id, {
    movieId: UNKNOWN_ID,
    remindOn: day,
    byEmail: false,
    title: 'The Matrix',
    posterPath: null,
  });
  await sendNotices(request);
  const context = await browser.newContext({
    storageState: state,
    baseURL: EMBEDDED_URL,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/notices');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Mark/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Notification Settings' }).click();
  await page.getByRole('group', { name: 'On my services' }).getByLabel('In the app').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'On my services' }).getByLabel('In the app'),
  ).not.toBeChecked();
  await context.close();

  const visitor = await browser.newPage({ baseURL: EMBEDDED_URL });
  await visitor.goto('/notices');
  await expect(visitor.getByText('Sign in to see your notifications')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);
  await visitor.close();
});
