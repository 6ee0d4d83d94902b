import type { APIRequestContext, Page } from '../support/e2e/test.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as base,
} from '../support/browser/browser.ts';
import { pageAddress } from '../../src/core/routes.ts';
import { onceAWorker } from '../support/e2e/once-a-worker.ts';
import {
  dialogOf,
  mailedCode,
  mailedLinks,
  newcomer,
  openDialog,
  signedInState,
  signIn,
  signUp,
  toastOf,
  type Newcomer,
} from '../support/e2e/people.ts';
import { BASE_PATH } from '../support/e2e/ports.ts';

/** Tests with somebody whose address is confirmed; one for all that a worker runs. */
const test = base.extend<{ person: Newcomer }>({
  person: onceAWorker(async (url) => (await signedInState(url)).person),
});

const banner = (page: Page) => page.getByRole('banner');

test.describe('the dialog', () => {
  test('opens on the first click, holds the focus, turns with the arrow keys, keeps what was typed, and gives the focus back on Escape', async ({
    page,
  }) => {
    await page.goto('/movies');
    await openDialog(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('tabpanel').getByLabel('Email')).toBeFocused();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await dialog.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('heading')).toHaveText('Sign Up');
    await dialog.getByLabel('Full Name').fill('Ada');
    await dialog.getByRole('tabpanel').getByLabel('Email').fill('ada@example.org');
    await dialog.getByRole('tab', { name: 'Sign In' }).click();
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('Reset Password');
    await expect(dialog.locator('input:visible')).toHaveValue('ada@example.org');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ada');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeFocused();
  });

  test(
    'opens for a visitor who types /login or /signup, in their language, and once',
    { tag: '@below' },
    async ({ page, person }) => {
      for (const [typed, language, heading] of [
        ['/login', 'en', 'Sign In'],
        ['/signup', 'de', 'Registrieren'],
      ] as const) {
        await page.goto(typed === '/login' ? typed : `/${language}${typed}`);
        await expect(dialogOf(page).getByRole('heading')).toHaveText(heading);
        expect(new URL(page.url()).pathname).toBe(`${BASE_PATH}${pageAddress('/', language)}`);
        expect(new URL(page.url()).hash).toBe('');
        await page.reload();
        await expect(dialogOf(page)).toBeHidden();
      }
      await page.goto('/login');
      await signIn(page, person);
      await expect(banner(page).getByRole('button', { name: 'Account' })).toBeVisible();
      await page.goto('/login');
      await expect(page).toHaveURL(new URL(`${BASE_PATH}/`, page.url()).href);
      await expect(dialogOf(page)).toBeHidden();
    },
  );

  test('closed by its button, a click outside or Escape forgets every view and form, and is accessible and fits a small phone in each view', async ({
    page,
  }) => {
    await page.goto('/movies');
    const dialog = dialogOf(page);
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 300),
      () => page.keyboard.press('Escape'),
    ]) {
      await openDialog(page);
      await expect(dialog.getByRole('heading')).toHaveText('Sign In');
      await expect(dialog.getByRole('tabpanel').getByLabel('Email')).toHaveValue('');
      await dialog.getByRole('tabpanel').getByLabel('Email').fill('ada@example.org');
      await dialog.getByRole('tab', { name: 'Sign Up' }).click();
      await expect(dialog.getByLabel('Full Name')).toHaveValue('');
      await dialog.getByLabel('Full Name').fill('Ada');
      await close();
      await expect(dialog).toBeHidden();
    }
    await openDialog(page);
    await expect(dialog.getByRole('heading')).toHaveText('Sign In');
    const fits = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await fits();
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('Reset Password');
    await fits();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(dialog.getByLabel('Full Name')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(toastOf(page, 'Missing Name')).toContainText('Please enter your full name.');
    await fits();
  });

  test('tells password managers what each field is, shows and hides the password, and says when caps lock is on and what is wrong', async ({
    page,
  }) => {
    await page.goto('/movies');
    await openDialog(page);
    const kinds = () =>
      dialogOf(page)
        .locator('input:visible')
        .evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete')));
    expect(await kinds()).toEqual(['username', 'current-password']);
    const password = dialogOf(page).getByRole('tabpanel').getByLabel('Password', { exact: true });
    await password.fill('secret');
    await expect(password).toHaveAttribute('type', 'password');
    await dialogOf(page).getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialogOf(page).getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(dialogOf(page).getByText('Caps Lock is on')).toBeVisible();
    await signIn(page, { email: 'ada', password: '123' });
    const email = dialogOf(page).getByRole('tabpanel').getByLabel('Email');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(email).toBeFocused();
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters long.');
    await expect(toastOf(page, 'Invalid Email')).toContainText('Please enter a valid email address.');
    await dialogOf(page).getByRole('tab', { name: 'Sign Up' }).click();
    expect(await kinds()).toEqual(['name', 'email', 'new-password']);
  });
});

test.describe('signing up', () => {
  test.use({ tolerated: [/status of 400/] });

  test(
    'leads through the mail to being signed in',
    { tag: ['@below', '@hosted'] },
    async ({ page, request }) => {
      const person = newcomer('Grace Example');
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('heading')).toHaveText('Sign Up');
      await signUp(page, person);
      await expect(toastOf(page, 'Check Your Email')).toContainText(
        'We sent you a verification link. Please check your email and click the link to complete registration.',
      );
      await expect(dialog.getByRole('heading')).toHaveText('Verify Your Email');
      await expect(dialog).toContainText(person.email);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Resend verification email \(\d+ s\)$/ }).click();
      await expect(toastOf(page, 'Error')).toContainText('before asking for another email.');
      await dialog.getByRole('button', { name: 'Back to sign in' }).click();
      await expect(dialog.getByRole('heading')).toHaveText('Sign In');

      await signIn(page, person);
      await expect(toastOf(page, 'Email Not Verified')).toContainText(
        'Please check your email and click the verification link before signing in.',
      );
      await toastOf(page, 'Email Not Verified').getByRole('button', { name: 'Resend email' }).click();
      await expect(dialog.getByRole('heading')).toHaveText('Verify Your Email');

      const [link] = await mailedLinks(request, person.email);
      await page.goto(link ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(toastOf(page, 'Email confirmed')).toContainText('Your account is ready.');
      await expect(page).toHaveURL('/');
      await banner(page).getByRole('button', { name: 'Account' }).click();
      const menu = page.locator('#account-menu');
      await expect(menu).toContainText(person.fullName);
      await expect(menu).toContainText(person.email);
    },
  );

  test.describe('in two tabs', () => {
    // Both may do it at once; the second is told that it is done.
    test.use({ tolerated: [/status of 409/] });

    test('fulfils what led to it once the link is followed in another tab, and lets this one go on', async ({
      page,
      request,
      context,
    }) => {
      const somebody = newcomer();
      await page.goto('/movie/680');
      const wishlist = (tab: Page) =>
        tab.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true });
      await wishlist(page).click();
      await expect(dialogOf(page)).toBeVisible();
      await signUp(page, somebody);
      await expect(dialogOf(page).getByRole('heading')).toHaveText('Verify Your Email');
      await expect(dialogOf(page).getByRole('link', { name: 'the outbox' })).toBeVisible();
      const [link] = await mailedLinks(request, somebody.email);
      const other = await context.newPage();
      await other.goto(link ?? '');
      await other.getByRole('button', { name: 'Confirm my address' }).click();
      // Whichever tab hears of it first does it, and both show it.
      await expect(wishlist(page)).toHaveAttribute('aria-pressed', 'true');
      await other.goto('/movie/680');
      await expect(wishlist(other)).toHaveAttribute('aria-pressed', 'true');
    });
  });
});

/** Signs somebody up in this browser; the link is the one in the verification mail. */
async function signUpAndWait(page: Page, request: APIRequestContext) {
  const person = newcomer();
  await page.goto('/movies');
  await openDialog(page);
  await signUp(page, person);
  await expect(dialogOf(page).getByRole('heading')).toHaveText('Verify Your Email');
  const [link = ''] = await mailedLinks(request, person.email);
  return { person, link };
}

test.describe('the link of a verification mail', () => {
  test('still works after a mail scanner opened it and a form of another site sent it, in another browser and without scripts', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { person, link } = await signUpAndWait(page, request);
    const scanned = await request.get(link);
    expect([scanned.headers()['cache-control'], scanned.headers()['referrer-policy']]).toEqual([
      'private, no-store',
      'same-origin',
    ]);
    const form = Object.fromEntries(new URL(link).searchParams);
    const foreign = { form, maxRedirects: 0, headers: { 'sec-fetch-site': 'cross-site' } };
    const answer = await request.post('/confirm', foreign);
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([403, undefined]);
    const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const phone = await other.newPage();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(phone).toHaveURL('/#confirmed');
    await phone.goto('/profile');
    await expect(phone.getByLabel('Email')).toHaveValue(person.email);
    await other.close();
  });

  test('used before says that all is well to who is signed in, and that it is used to others', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { person, link } = await signUpAndWait(page, request);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(toastOf(page, 'Email confirmed')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed');
    await expect(page.getByRole('main')).toContainText(`You are signed in as ${person.email}.`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('main')).toContainText('There is nothing left to do.');
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const phone = await other.newPage();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Email link is invalid or has expired');
    await phone.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signIn(phone, person);
    await expect(toastOf(phone, 'Welcome back!')).toBeVisible();
    await other.close();
  });

  test.describe('and its code', () => {
    test.use({ tolerated: [/status of 422/] });

    test(
      'is typed where one signed up, instead of following the link',
      { tag: '@hosted' },
      async ({ page, request }) => {
        const { person } = await signUpAndWait(page, request);
        const code = await mailedCode(request, person.email);
        await dialogOf(page).getByLabel('Code from the email').fill('12 34');
        await dialogOf(page).getByRole('button', { name: 'Confirm my address' }).click();
        await expect(page.getByRole('alert')).toHaveText('The code has six digits.');
        await expectAccessible(page);
        await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
        await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
        await page.getByRole('button', { name: 'Confirm my address' }).click();
        await expect(toastOf(page, 'Email confirmed')).toBeVisible();
        await expect(banner(page).getByRole('button', { name: 'Account' })).toBeVisible();
      },
    );
  });

  test('tampered with, leading elsewhere, or of an auth server without our templates is explained on the site', async ({
    page,
  }) => {
    const link = `/embedded/backend/auth/v1/verify?token=pkce_${'a'.repeat(43)}&type=signup`;
    await page.goto(`${link}&redirect_to=https%3A%2F%2Fevil.example`);
    await expect(page).toHaveURL(new RegExp(`^http://localhost:\\d+${BASE_PATH}/confirm\\?`));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email link is invalid or has expired');
    await page.goto('/?error=access_denied&error_code=otp_expired');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email link is invalid or has expired');
    await page.goto('/?code=b7c6c4d5-8a3e-4c7e-9f0e-3d1f5a1c2b4d');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed');
    await expect(page.getByRole('main')).toContainText('Please sign in.');
  });

  test('is sent again when the pause is over, and says so', async ({ page }) => {
    await page.clock.install();
    await page.goto('/movies');
    await openDialog(page);
    await signUp(page, newcomer());
    const again = dialogOf(page).getByRole('button', { name: /^Resend verification email/ });
    await expect(again).toHaveText(/\(\d+ s\)$/);
    await page.clock.runFor(61_000);
    await expect(again).toHaveText('Resend verification email');
    // The server's own clock cannot be turned: its minute is not over.
    await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {} }));
    await again.click();
    await expect(toastOf(page, 'Verification Email Sent')).toContainText(
      'We sent another verification email to your inbox.',
    );
  });
});

test.describe('signing out', () => {
  // A request under way when the session ends is refused.
  test.use({ tolerated: [/status of 40[13]/] });

  test('says goodbye and shows what visitors see, as signing in on the landing page leads home and says welcome', async ({
    page,
    person,
  }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signIn(page, person);
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
    // Home takes the place of the landing page, which is loaded for it.
    await expect(page.getByRole('main').getByRole('link', { name: 'View Details' })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Account' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(toastOf(page, 'Goodbye!')).toContainText('You have been signed out.');
    await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('signing in', () => {
  test.use({ tolerated: [/status of 400|ERR_FAILED/] });

  test('twice in a row sends one request, and shows the account at once, and on the next page without a flash', async ({
    page,
    person,
  }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/v1/token?grant_type=password')) requests += 1;
    });
    await page.goto('/movies');
    await openDialog(page);
    const panel = dialogOf(page).getByRole('tabpanel');
    await panel.getByLabel('Email').fill(person.email);
    await panel.getByLabel('Password', { exact: true }).fill(person.password);
    await panel.getByRole('button', { name: 'Sign In' }).dblclick();
    await expect(toastOf(page, 'Welcome back!')).toContainText('You have successfully signed in.');
    await expect(dialogOf(page)).toBeHidden();
    expect(requests).toBe(1);
    const account = banner(page).getByRole('button', { name: 'Account' });
    await expect(account).toBeVisible();
    const html = await (await page.request.get('/movies')).text();
    expect(html).not.toMatch(/<button[^>]*>Sign In</);
    await page.goto('/movies');
    await account.click();
    const links = await page
      .locator('#account-menu a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links.map(([name, href]) => [name, href?.replace(BASE_PATH, '')])).toEqual([
      ['My Profile', '/profile'],
      ['For You', '/for-you'],
      ['Up Next', '/up-next'],
      ['My Diary', '/diary'],
      ['My Wishlist', '/wishlist'],
      ['My Watched List', '/watched'],
      ['My Lists', '/lists'],
      ['Saved Searches', '/saved-searches'],
    ]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#account-menu')).toBeHidden();
    await expect(account).toBeFocused();
    // Arrow keys open the menu once it is hydrated.
    await expect(account).not.toHaveAttribute('popovertarget');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('data-focus');
    await page.keyboard.press('Tab');
    await expect(page.locator('#account-menu')).toBeHidden();
  });

  test.describe('in trouble', () => {
    test.use({ tolerated: [/status of (?:400|500)|ERR_FAILED/] });

    test('refused, or while the service is not reached, fails, or is held up by a page of the network, it says so and keeps everything, and works on the next try, blanks around the address included', async ({
      page,
      person,
    }) => {
      await page.goto('/movies');
      await openDialog(page);
      const panel = dialogOf(page).getByRole('tabpanel');
      const typed = { email: ` ${person.email} `, password: 'not this one' };
      await signIn(page, typed);
      await expect(toastOf(page, 'Sign In Failed')).toContainText('Invalid login credentials');
      await expect(panel.getByRole('alert')).toHaveText('Invalid login credentials');
      await expect(panel.getByLabel('Email')).toHaveValue(person.email);
      await expect(panel.getByLabel('Password', { exact: true })).toHaveValue(typed.password);
      await panel.getByLabel('Email').fill(typed.email);
      await panel.getByLabel('Password', { exact: true }).fill(person.password);
      const again = panel.getByRole('button', { name: 'Sign In' });
      for (const [answer, sentence] of [
        [null, 'You seem to be offline.'],
        [{ status: 500, json: { code: 500, msg: 'Internal' } }, 'The service is not answering'],
        [{ contentType: 'text/html', body: '<h1>Pay for the Wi-Fi</h1>' }, 'You seem to be offline.'],
      ] as const) {
        await page.route('**/auth/v1/token**', (route) => (answer ? route.fulfill(answer) : route.abort()));
        await again.click();
        await expect(panel.getByRole('alert')).toContainText(sentence);
        await expect(toastOf(page, 'Sign In Failed').filter({ hasText: sentence }).first()).toBeVisible();
        await expect(banner(page).getByRole('button', { name: 'Account' })).toHaveCount(0);
        await page.unroute('**/auth/v1/token**');
      }
      await again.click();
      await expect(toastOf(page, 'Welcome back!')).toBeVisible();
    });
  });

  test.describe('in two tabs', () => {
    // What one tab asks while the other signs out is refused.
    test.use({ tolerated: [/status of 401/] });
    test('and out in one tab is known to the other', async ({ page, context, person }) => {
      const other = await context.newPage();
      await other.goto('/movies');
      await page.goto('/movies');
      await openDialog(page);
      await signIn(page, person);
      await expect(toastOf(page, 'Welcome back!')).toBeVisible();
      await expect(banner(other).getByRole('button', { name: 'Account' })).toBeVisible();
      await banner(other).getByRole('button', { name: 'Account' }).click();
      await other.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(toastOf(other, 'Goodbye!')).toBeVisible();
      await expect(banner(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(toastOf(page, 'Signed out')).toBeVisible();
    });
  });
});

test('a forgotten password is answered with a mail', async ({ page, request, person }) => {
  await page.goto('/movies');
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(toastOf(page, 'Invalid Email')).toBeVisible();
  await dialog.locator('input:visible').fill(person.email);
  await dialog.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(toastOf(page, 'Password reset email sent')).toContainText(
    'Please check your email for password reset instructions.',
  );
  const [link] = await mailedLinks(request, person.email);
  expect(link).toMatch(/\/confirm\?token_hash=[^&]+&type=recovery$/);
});

test.describe('a toast', () => {
  test('stays under the pointer and goes on Escape', async ({ page, person }) => {
    await page.clock.install();
    await page.goto('/movies');
    await openDialog(page);
    await signIn(page, person);
    const toast = toastOf(page, 'Welcome back!');
    await toast.hover();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden();
  });
});
