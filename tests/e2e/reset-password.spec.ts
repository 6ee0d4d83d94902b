import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import {
  dialogOf,
  mailedLinks,
  newcomer,
  openDialog,
  register,
  signIn,
  toastOf,
  type Newcomer,
} from '../support/e2e/people.ts';
import type { Page } from '@playwright/test';

/** Asks for a reset mail in this browser and answers the link in it. */
async function resetLink(page: Page, { email }: Newcomer): Promise<string> {
  const before = await mailedLinks(page.request, email);
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await dialogOf(page).getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(toastOf(page, 'Password reset email sent')).toBeVisible();
  const links = await mailedLinks(page.request, email);
  expect(links.length).toBe(before.length + 1);
  return links[0] ?? '';
}

const PASSWORD = 'a better horse';

test.describe('somebody who forgot the password', () => {
  let person: Newcomer;
  test.beforeEach(async ({ request }) => {
    person = newcomer();
    await register(request, person);
  });

  test('sets a new one on the page the mail leads to, goes home, and signs in with it', async ({ page }) => {
    await page.goto(await resetLink(page, person));
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeVisible();
    await expect(
      page.getByText('Enter your new password below to complete the reset process.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm New Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(toastOf(page, 'Password Updated')).toContainText(
      'Your password has been successfully updated.',
    );
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A new password needs a link from our mail',
    );
    await page.context().clearCookies();
    await page.goto('/movies');
    await openDialog(page);
    await signIn(page, { email: person.email, password: PASSWORD });
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
  });

  test('is told what is wrong with it beside the field, and can look at it', async ({ page }) => {
    await page.goto(await resetLink(page, person));
    const first = page.getByLabel('New Password', { exact: true });
    const second = page.getByLabel('Confirm New Password');
    const submit = page.getByRole('button', { name: 'Update Password' });
    for (const field of [first, second]) {
      await expect(field).toHaveAttribute('required');
      await expect(field).toHaveAttribute('minlength', '6');
    }
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await first.fill('secret');
    await second.fill('secrets');
    await submit.click();
    await expect(toastOf(page, 'Password Mismatch')).toBeVisible();
    await expect(page.getByRole('main').getByText('Passwords do not match. Please try again.')).toBeVisible();
    await expect(second).toBeFocused();
    await first.fill('short');
    await second.fill('short');
    await submit.click();
    await expect(toastOf(page, 'Password Too Short')).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Password must be at least 6 characters long.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(first).toHaveAttribute('type', 'text');
    await expect(second).toHaveAttribute('type', 'password');
  });

  test.describe('while the service is down', () => {
    test.use({ tolerated: [/status of 500/] });

    test('keeps what was typed and can try again', async ({ page }) => {
      await page.goto(await resetLink(page, person));
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm New Password').fill(PASSWORD);
      const held: (() => void)[] = [];
      await page.route('**/auth/v1/user', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        await new Promise<void>((resolve) => held.push(resolve));
        return route.fulfill({ status: 500, json: {} });
      });
      await page.getByRole('button', { name: 'Update Password' }).click();
      await expect(page.getByRole('button', { name: 'Updating Password...' })).toBeVisible();
      await expect.poll(() => held.length).toBe(1);
      held[0]?.();
      await expect(toastOf(page, 'Error')).toBeVisible();
      await expect(page.getByLabel('Confirm New Password')).toHaveValue(PASSWORD);
      await page.unroute('**/auth/v1/user');
      await page.getByRole('button', { name: 'Update Password' }).click();
      await expect(toastOf(page, 'Password Updated')).toBeVisible();
    });
  });

  test('whose mail was scanned first is told to ask for another link', async ({ page, request }) => {
    const link = await resetLink(page, person);
    await request.get(link);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email link is invalid or has expired');
    await page.getByRole('button', { name: 'Request a new link' }).click();
    await expect(dialogOf(page).getByRole('heading')).toHaveText('Reset Password');
  });

  test('cannot use the link twice, nor in another browser, but is told what to do', async ({
    page,
    browser,
    baseURL,
  }) => {
    const link = await resetLink(page, person);
    await page.goto(link);
    await expect(page.getByLabel('Confirm New Password')).toBeVisible();
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const stranger = await other.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      'Email link is invalid or has expired',
    );
    await expect(stranger.getByRole('button', { name: 'Request a new link' })).toBeVisible();
    await other.close();
  });

  test('is asked to open the link in the browser that asked for it', async ({ page, browser, baseURL }) => {
    const link = await resetLink(page, person);
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const elsewhere = await other.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      'Please open the link in the browser you asked for it',
    );
    await expect(elsewhere.getByLabel('Confirm New Password')).toHaveCount(0);
    await other.close();
  });
});

test('without a link the page has no form, and says where links come from', async ({ page }) => {
  const response = await page.goto('/reset-password');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A new password needs a link from our mail',
  );
  await expect(page.getByLabel('New Password')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
