import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import {
  dialogOf,
  mailedCode,
  mailedLinks,
  newcomer,
  openDialog,
  register,
  signIn,
  toastOf,
  type Newcomer,
} from '../support/e2e/people.ts';
import type { Page } from '../support/e2e/test.ts';

/** Asks for a reset mail in this browser and answers the link in it. */
async function resetLink(page: Page, { email }: Newcomer): Promise<string> {
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await dialogOf(page).getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(toastOf(page, 'Password reset email sent')).toBeVisible();
  const [link = ''] = await mailedLinks(page.request, email);
  expect(new URL(link).searchParams.get('type')).toBe('recovery');
  return link;
}

/** Opens the link of a reset mail and presses its button. */
async function followReset(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
}

const PASSWORD = 'a better horse';

test.describe('somebody who forgot the password', () => {
  // The new one ends the session with which the page was asking for what is theirs.
  test.use({ tolerated: [/status of 401/] });
  let person: Newcomer;
  test.beforeEach(async ({ request }) => {
    person = newcomer();
    await register(request, person);
  });

  test(
    'sets a new one on the page the mail leads to, goes home, and signs in with it',
    { tag: ['@below', '@hosted'] },
    async ({ page }) => {
      await followReset(page, await resetLink(page, person));
      await expect(page).toHaveURL(/\/reset-password$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeVisible();
      await expect(
        page.getByText('Enter your new password below to complete the reset process.'),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm New Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Update Password' }).click();
      await expect(page).toHaveURL('/');
      await expect(toastOf(page, 'Password Updated')).toContainText(
        'Your password has been successfully updated.',
      );
      await page.goto('/reset-password');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'A new password needs the link from our email',
      );
      await page.context().clearCookies();
      await page.goto('/movies');
      await openDialog(page);
      await signIn(page, { email: person.email, password: PASSWORD });
      await expect(toastOf(page, 'Welcome back!')).toBeVisible();
    },
  );

  test('is told what is wrong with it beside the field, and can look at it', async ({ page }) => {
    await followReset(page, await resetLink(page, person));
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
      await followReset(page, await resetLink(page, person));
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

  test('sets it without scripts, in another browser than the one that asked, after a mail scanner opened the link', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const link = await resetLink(page, person);
    await request.get(link);
    const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const phone = await other.newPage();
    await followReset(phone, link);
    await expect(phone).toHaveURL(/\/reset-password$/);
    const send = async (confirmation: string) => {
      await phone.getByLabel('New Password', { exact: true }).fill(PASSWORD);
      await phone.getByLabel('Confirm New Password').fill(confirmation);
      await phone.getByRole('button', { name: 'Update Password' }).click();
    };
    await send('another');
    await expect(phone.getByText('Passwords do not match. Please try again.')).toBeVisible();
    await send(PASSWORD);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Password Updated');
    await phone.goto('/reset-password');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
      'A new password needs the link from our email',
    );
    await other.close();
    await followReset(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email link is invalid or has expired');
    await page.getByRole('button', { name: 'Request a new link' }).click();
    await expect(dialogOf(page).getByRole('heading')).toHaveText('Reset Password');
  });

  test('types the code of the mail where the link was asked for', async ({ page, request }) => {
    await resetLink(page, person);
    const code = await mailedCode(request, person.email);
    await dialogOf(page).getByLabel('Code from the email').fill(code);
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByLabel('Confirm New Password')).toBeVisible();
  });

  test('is told where to open a link of an auth server without our templates', async ({ page }) => {
    await page.goto('/reset-password?code=b7c6c4d5-8a3e-4c7e-9f0e-3d1f5a1c2b4d');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Please open the link in the browser you asked for it',
    );
    await expect(page.getByLabel('Confirm New Password')).toHaveCount(0);
  });
});

test('without a link the page has no form, and says where links come from', async ({ page }) => {
  const response = await page.goto('/reset-password');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A new password needs the link from our email',
  );
  await expect(page.getByLabel('New Password')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
