import { expect, expectAccessible, test } from '../support/browser/browser.ts';
import type { Page } from '../support/e2e/test.ts';
import { dialogOf, enter, newcomer, openDialog, signIn, stateOf, toastOf } from '../support/e2e/people.ts';
import { drawing, noPicture, photograph, upsideDown } from '../support/backend/avatar-files.ts';

const WHAT_GOES = [
  'Profile information',
  'Movie and TV wishlists',
  'Watched lists',
  'Favorites',
  'Ratings and reviews',
  'Reminders',
  'API keys',
];

test.describe('somebody signed in', () => {
  // 422 and 500 are provoked; signing out and in again without an account is refused.
  test.use({ tolerated: [/status of (?:400|403|422|500)/] });
  const person = { current: newcomer() };
  test.beforeEach(async ({ page, baseURL }) => {
    person.current = newcomer();
    await enter(page, baseURL, person.current);
    const response = await page.goto('/profile');
    expect(response?.headers()['cache-control']).toBe('private, no-store');
  });

  test('sees name and email, of which only the name can be changed', async ({ page }) => {
    await expect(page.getByLabel('Full Name')).toHaveValue(person.current.fullName);
    const email = page.getByLabel('Email');
    await expect(email).toHaveValue(person.current.email);
    await expect(email).toBeDisabled();
    await expect(page.getByText('Email cannot be changed')).toBeVisible();
    await page.getByLabel('Full Name').fill('Grace Example');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toastOf(page, 'Profile updated')).toContainText(
      'Your profile has been updated successfully.',
    );
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.locator('#account-menu')).toContainText('Grace Example');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Example');
  });

  test(
    'previews a photograph turned the way it was taken, and a drawing, by name, refuses what is no picture, uploads what was chosen, and sees it in the header',
    { tag: '@hosted' },
    async ({ page }) => {
      test.slow();
      const avatar = page.getByRole('img', { name: 'Your avatar' });
      const chosen = page.getByLabel('Avatar', { exact: true });
      await chosen.setInputFiles(noPicture);
      const sentence = 'Please choose an image file: PNG, JPEG, WebP, GIF or SVG.';
      await expect(toastOf(page, 'Error')).toContainText(sentence);
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();

      await chosen.setInputFiles(upsideDown(await photograph(page)));
      await expect(avatar).toHaveJSProperty('naturalWidth', 512);
      const top = await avatar.evaluate((image: HTMLImageElement) => {
        const canvas = new OffscreenCanvas(512, 512);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(256, 100, 1, 1).data ?? [])];
      });
      // Stored upside down: what is blue at the top of the file belongs at the bottom.
      expect(top[0]).toBeGreaterThan(180);
      expect(top[2]).toBeLessThan(80);

      const kept = new Set<string | null>();
      for (const file of [await photograph(page), drawing]) {
        await chosen.setInputFiles(file);
        await expect(page.getByText(file.name)).toBeVisible();
        await expect(avatar).toHaveAttribute('src', /^blob:/);
        if (file === drawing) await expectAccessible(page);
        await page.getByRole('button', { name: 'Update Profile' }).click();
        await expect(page.getByText(file.name)).toBeHidden();
        await expect(avatar).toHaveAttribute('src', /\/avatars\/[\w-]+\.(?:webp|jpg)\?v=\w+$/);
        await expect(toastOf(page, 'Profile updated').first()).toBeVisible();
        const shown = page.getByRole('banner').locator('img[src*="/avatars/"]');
        await expect.poll(async () => kept.has(await shown.getAttribute('src'))).toBe(false);
        kept.add(await shown.getAttribute('src'));
        await expect(shown).toHaveJSProperty('naturalWidth', 512);
        await expect(shown).toHaveJSProperty('naturalHeight', 512);
      }
    },
  );

  test('drops a picture onto the form', { tag: '@below' }, async ({ page }) => {
    const bytes = (await photograph(page)).buffer.toString('base64');
    const transfer = await page.evaluateHandle((base64) => {
      const data = new DataTransfer();
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([raw], 'dropped.jpg', { type: 'image/jpeg' }));
      return data;
    }, bytes);
    const avatar = page.getByLabel('Avatar', { exact: true });
    await avatar.dispatchEvent('dragenter', { dataTransfer: transfer });
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await avatar.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByText('dropped.jpg')).toBeVisible();
  });

  test('keeps what was typed and chosen when saving fails, and can try again', async ({ page }) => {
    await page.getByLabel('Full Name').fill('Grace Example');
    await page.getByLabel('Avatar', { exact: true }).setInputFiles(drawing);
    await expect(page.getByText(drawing.name)).toBeVisible();
    const down = '**/backend/rest/v1/profiles*';
    await page.route(down, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toastOf(page, 'Error')).toContainText('The service is not answering right now.');
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Example');
    await expect(page.getByText(drawing.name)).toBeVisible();
    await page.unroute(down);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toastOf(page, 'Profile updated')).toBeVisible();
  });

  test('reads on the button what is going on, and saves once however often it is clicked', async ({
    page,
  }) => {
    const patches: string[] = [];
    const held: (() => void)[] = [];
    await page.route('**/backend/{rest/v1/profiles,storage/v1/object/avatars}**', async (route) => {
      const method = route.request().method();
      if (method === 'PATCH') patches.push(method);
      if (method !== 'GET' && method !== 'DELETE') await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.getByLabel('Avatar', { exact: true }).setInputFiles(drawing);
    await expect(page.getByText(drawing.name)).toBeVisible();
    await page.getByRole('button', { name: 'Update Profile' }).dblclick();
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
    expect(patches).toEqual(['PATCH']);
  });

  test('changes the password, which is then the only one', { tag: '@hosted' }, async ({ page }) => {
    const fresh = 'a better horse';
    const change = async (current: string) => {
      await page.getByLabel('Current Password', { exact: true }).fill(current);
      await page.getByLabel('New Password', { exact: true }).fill(fresh);
      await page.getByLabel('Confirm New Password').fill(fresh);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await change('not the one');
    await expect(page.getByText('This is not your current password.').first()).toBeVisible();
    await change(person.current.password);
    await expect(toastOf(page, 'Password Updated')).toContainText('Wherever else you were signed in');
    await page.context().clearCookies();
    await page.goto('/movies');
    await openDialog(page);
    await signIn(page, person.current);
    await expect(toastOf(page, 'Sign In Failed')).toBeVisible();
    await signIn(page, { ...person.current, password: fresh });
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
  });

  test(
    'is asked before the account is deleted, is told where that fails, and deletes it, which then no longer exists',
    {
      tag: '@hosted',
    },
    async ({ page }) => {
      const dialog = dialogOf(page);
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(dialog).toContainText('This action cannot be undone.');
      for (const what of WHAT_GOES) await expect(dialog.getByText(what, { exact: true })).toBeVisible();
      await expectAccessible(page);
      // A click does not lose the question.
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();

      await page.route('**/rpc/delete_user', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await dialog.getByRole('button', { name: 'Delete Account' }).click();
      await expect(toastOf(page, 'Error')).toContainText(
        'Failed to delete account. Please try again or contact support.',
      );
      await expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.unroute('**/rpc/delete_user');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await dialog.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(toastOf(page, 'Account deleted')).toContainText(
        'Your account and all associated data have been permanently deleted.',
      );
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await openDialog(page);
      await signIn(page, person.current);
      await expect(toastOf(page, 'Sign In Failed')).toBeVisible();
    },
  );

  test('keeps the old avatar when the page is left in the middle of an upload', async ({ page }) => {
    await page.route('**/storage/v1/object/avatars/**', () => new Promise(() => {}));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByLabel('Avatar', { exact: true }).setInputFiles(drawing);
    await expect(page.getByText(drawing.name)).toBeVisible();
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
    await expect(page.getByRole('main').locator('img[src*="/avatars/"]')).toHaveCount(0);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('keeps what was typed before the page hydrated', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    let scripts = 0;
    await page.route('**/_astro/**/ProfileForm*', async (route) => {
      scripts += 1;
      await held.promise;
      await route.continue();
    });
    await page.goto('/profile', { waitUntil: 'commit' });
    await page.getByLabel('Full Name').fill('Typed Early');
    await expect.poll(() => scripts).toBeGreaterThan(0);
    held.resolve();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toastOf(page, 'Profile updated')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Typed Early');
  });

  test('is told beside its field why a form sent before the page hydrated was refused', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/profile', { waitUntil: 'commit' });
    await page.getByLabel('Current Password', { exact: true }).fill('not the one');
    await page.getByLabel('New Password', { exact: true }).fill('a better horse');
    await page.getByLabel('Confirm New Password').fill('a better horse');
    await page.getByRole('button', { name: 'Change Password' }).click({ noWaitAfter: true });
    held.resolve();
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await expect(page).toHaveURL('/profile#password-heading');
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test.describe('the forms of the profile, sent without scripts', () => {
  test.use({ javaScriptEnabled: false, tolerated: [/status of 422/] });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('save a name, take a name for one’s page, and change the password', async ({ page, baseURL }) => {
    const person = newcomer();
    await enter(page, baseURL, person);
    await page.goto('/profile');
    await expect(page.getByLabel('Avatar', { exact: true })).toBeHidden();
    await page.getByLabel('Full Name').fill('Grace Example');
    await button(page, 'Update Profile').click();
    await expect(page.getByRole('status').getByText('Your profile has been updated')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Example');

    const name = page.getByLabel('Name of your page');
    await name.fill('no good');
    await button(page, 'Take this name').click();
    await expect(name).toHaveValue('no good');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('A name has 3 to 30')).toBeVisible();
    const handle = `grace_${Date.now().toString(36)}`;
    await name.fill(handle.toUpperCase());
    await name.press('Enter');
    await expect(page.getByText('This name is yours now.')).toBeVisible();
    await expect(name).toHaveValue(handle);

    const fresh = 'a better horse';
    const change = async (current: string) => {
      await page.getByLabel('Current Password', { exact: true }).fill(current);
      await page.getByLabel('New Password', { exact: true }).fill(fresh);
      await page.getByLabel('Confirm New Password').fill(fresh);
      await button(page, 'Change Password').click();
    };
    await change('not the one');
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('');
    await change(person.password);
    await expect(page.getByText('Wherever else you were signed in')).toBeVisible();
    await expect(page).toHaveURL('/profile?saved=password#password-heading');
    await stateOf(baseURL, { ...person, password: fresh });
  });
});
