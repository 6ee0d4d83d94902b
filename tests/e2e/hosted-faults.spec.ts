import { expect, test } from '../support/browser/browser.ts';
import { drawing } from '../support/backend/avatar-files.ts';
import { dialogOf, enter, newcomer, openDialog, register, signIn, toastOf } from '../support/e2e/people.ts';

// What a project of Supabase answers that cannot be used; the backend of these tests is the embedded one behind them.
const PAUSED = { status: 540, contentType: 'text/html', body: '<h1>Project paused</h1>' };
const DOWN = { status: 503, json: { message: 'upstream' } };
const AWAY = 'The service is not answering right now.';

test.use({ tolerated: [/status of (?:404|503|540)/] });

test('a paused project leaves what was typed to sign in, and whoever comes back later gets in', async ({
  page,
  request,
}) => {
  const person = newcomer();
  await register(request, person);
  await page.route('**/auth/v1/**', (route) => route.fulfill(PAUSED));
  await page.goto('/movies');
  await openDialog(page);
  await signIn(page, person);
  await expect(toastOf(page, 'Sign In Failed')).toBeVisible();
  const panel = dialogOf(page).getByRole('tabpanel', { name: 'Sign In' });
  await expect(panel.getByLabel('Email')).toHaveValue(person.email);
  await expect(panel.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await page.unroute('**/auth/v1/**');
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page, 'Welcome back!')).toBeVisible();
});

test('a paused project signs nobody out whose access token has run out meanwhile', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  // Its scripts come when the token has run out.
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/movies/popular', { waitUntil: 'commit' });
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('auth'));
  const session = JSON.parse(
    Buffer.from((cookie?.value ?? '').replace(/^base64-/, ''), 'base64url').toString(),
  ) as { expires_at: number };
  session.expires_at = 1;
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  await page.context().addCookies([{ ...cookie, name: cookie?.name ?? '', value }]);
  let asked = 0;
  await page.route('**/auth/v1/token**', (route) => {
    asked += 1;
    return route.fulfill(PAUSED);
  });
  held.resolve();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.unroute('**/auth/v1/token**');
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
});

test('a storage that is down leaves the chosen picture and the typed name, to be saved later', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.goto('/profile');
  await page.getByLabel('Full Name').focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.route('**/storage/v1/**', (route) => route.fulfill(DOWN));
  await page.getByLabel('Full Name').fill('Grace Example');
  await page.getByLabel('Avatar', { exact: true }).setInputFiles(drawing);
  await expect(page.getByText(drawing.name)).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toastOf(page, 'Error')).toContainText(AWAY);
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Example');
  await expect(page.getByText(drawing.name)).toBeVisible();
  await page.unroute('**/storage/v1/**');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toastOf(page, 'Profile updated')).toBeVisible();
});

test('a data API that is down leaves the typed name of a list, to be made later', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.goto('/lists');
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Laughs');
  await page.route('**/rest/v1/**', (route) => route.fulfill(DOWN));
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toastOf(page, 'Error')).toContainText('Failed to create the list');
  await expect(page.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('Laughs');
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Laughs' })).toBeVisible();
});
