import { setReminder } from '../../src/backend/reminders.ts';
import { expect, test } from '../support/browser/browser.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { newcomer, signedInState } from '../support/e2e/people.ts';
import { EMBEDDED_URL, JOBS_TOKEN } from '../support/e2e/ports.ts';

const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

test('notices are read, marked and chosen without scripts, and by nobody signed out', async ({
  browser,
  request,
}) => {
  const { state, person } = await signedInState(browser, EMBEDDED_URL, newcomer());
  const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
  await setReminder(client, id, {
    movieId: 603,
    remindOn: day,
    byEmail: false,
    title: 'The Matrix',
    posterPath: null,
  });
  await request.post('/api/jobs/send-notices', { headers: { authorization: `Bearer ${JOBS_TOKEN}` } });
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
  await page.getByRole('link', { name: 'Choose what to be told of' }).click();
  await page.getByRole('group', { name: 'On my services' }).getByLabel('In the app').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'On my services' }).getByLabel('In the app'),
  ).not.toBeChecked();
  await context.close();

  const visitor = await browser.newPage({ baseURL: EMBEDDED_URL });
  await visitor.goto('/notices');
  await expect(visitor.getByText('Sign in to see your notices')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^Notices/ })).toHaveCount(0);
  await visitor.close();
});
