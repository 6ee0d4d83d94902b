import type { APIRequestContext, Page } from '../support/e2e/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { at, JOBS_TOKEN } from '../support/e2e/ports.ts';
import {
  dialogOf,
  mailedLinks,
  newcomer,
  register,
  signedInState,
  signIn,
  toastOf,
  type Newcomer,
  type StorageState,
} from '../support/e2e/people.ts';

/** The page of a movie still to come; tests that run at the same time take different ones. */
async function upcoming(request: APIRequestContext, place: number): Promise<string> {
  const list = await (await request.get('/movies/upcoming')).text();
  const paths = [...new Set(list.match(/\/movie\/\d+(?=")/g))];
  expect(paths.length).toBeGreaterThan(place);
  return paths[place] ?? '';
}

const setButton = (page: Page) => page.getByRole('button', { name: 'Set Reminder' });
const isSetButton = (page: Page) => page.getByRole('button', { name: 'Reminder set!' });
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the backend is asked as a person. */
async function asPerson(request: APIRequestContext, { email, password }: Newcomer) {
  const page = await (await request.get('/movies')).text();
  const apikey = /sb_publishable_[\w-]+/.exec(page)?.[0] ?? '';
  const answer = await request.post('/embedded/backend/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  const headers = { apikey, authorization: `Bearer ${token}` };
  return {
    remind: async (movieId: number, title: string, remindOn: string, byEmail: boolean) => {
      const data = {
        user_id: user.id,
        movie_id: movieId,
        movie_title: title,
        remind_on: remindOn,
        remind_by_email: byEmail,
      };
      const saved = await request.post('/embedded/backend/rest/v1/movie_reminders', { headers, data });
      expect(saved.status(), await saved.text()).toBe(201);
    },
    forgetAll: () => request.delete('/embedded/backend/rest/v1/movie_reminders?movie_id=gt.0', { headers }),
    reminders: async () => {
      const query = 'select=movie_id,remind_by_email';
      return (
        await request.get(`/embedded/backend/rest/v1/movie_reminders?${query}`, { headers })
      ).json() as Promise<object[]>;
    },
  };
}

const sendReminders = (request: APIRequestContext) =>
  request.post('/api/jobs/send-reminders', { headers: { authorization: `Bearer ${JOBS_TOKEN}` } });

test.describe('the page of a movie', () => {
  test('offers a reminder only while it is still to come', async ({ page }) => {
    const movie = await upcoming(page.request, 0);
    await page.goto(movie);
    await expect(setButton(page)).toBeVisible();
    await page.goto('/movie/603');
    await expect(page.getByRole('heading', { level: 1, name: /The Matrix/ })).toBeVisible();
    await expect(setButton(page)).toHaveCount(0);
  });

  test('asks a visitor to sign in, and then goes on with the reminder', async ({ page, request }) => {
    const person = newcomer();
    await register(request, person);
    const movie = await upcoming(request, 1);
    await page.goto(movie);
    await setButton(page).click();
    await expect(toastOf(page, 'Please sign in')).toContainText('You need to be signed in to set reminders');
    await expect(dialogOf(page)).toBeVisible();
    await signIn(page, person);
    await page.getByRole('button', { name: 'By email' }).click();
    await expect(isSetButton(page)).toBeVisible();
    await expect(toastOf(page, 'Reminder set!')).toContainText(`We will email ${person.email} on`);
  });
});

test.describe('somebody signed in', () => {
  let cookies: StorageState['cookies'];
  test.beforeAll(async ({ baseURL }) => {
    ({ cookies } = (await signedInState(baseURL)).state);
  });
  test.beforeEach(({ context }) => context.addCookies(cookies));

  test(
    'sets a reminder, finds it after a reload, removes it and takes that back',
    { tag: '@below' },
    async ({ page }) => {
      const movie = await upcoming(page.request, 2);
      await page.goto(movie);
      await setButton(page).click();
      const choice = page.getByRole('group', { name: 'How should we remind you?' });
      await expect(choice.getByRole('button', { name: 'By email' })).toBeFocused();
      await choice.getByRole('button', { name: 'In Marquee only' }).click();
      await expect(toastOf(page, 'Reminder set!')).toContainText('on your home page');
      await expect(isSetButton(page)).toBeFocused();
      await page.reload();
      await isSetButton(page).click();
      await expect(setButton(page)).toBeVisible();
      await toastOf(page, 'Reminder removed').getByRole('button', { name: 'Undo' }).click();
      await expect(toastOf(page, 'Restored')).toBeVisible();
      await expect(isSetButton(page)).toBeVisible();
      await page.reload();
      await expect(isSetButton(page)).toBeVisible();
    },
  );

  test('is asked how without anything moving or covered, can leave that with the keyboard, and finds it on the smallest phone', async ({
    page,
  }) => {
    const movie = await upcoming(page.request, 3);
    await page.goto(movie);
    const buttons = page.locator('.title-actions > * > .button');
    const places = () =>
      buttons.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = [await places(), await height()];
    await setButton(page).click();
    await expect(page.getByRole('group', { name: 'How should we remind you?' })).toBeVisible();
    expect([await places(), await height()]).toEqual(before);
    await setButton(page).click();
    await expect(page.getByRole('group', { name: 'How should we remind you?' })).toBeHidden();
    await setButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'By email' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(setButton(page)).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await setButton(page).click();
    await expect(page.getByRole('button', { name: 'In Marquee only' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe('somebody who waits for movies', () => {
  // The catalogue moves with the calendar: weeks away, and named as its page names it.
  let later = { id: 0, name: '' };
  let cookies: StorageState['cookies'];
  let person: Newcomer;
  test.beforeAll(async ({ baseURL, request }) => {
    const signedIn = await signedInState(baseURL);
    person = signedIn.person;
    cookies = signedIn.state.cookies;
    const path = await upcoming(request, 8);
    const [, name = ''] = /<h1[^>]*>([^<]+)/.exec(await (await request.get(path)).text()) ?? [];
    later = { id: Number(path.split('/').at(-1)), name: name.trim() };
  });
  test.beforeEach(async ({ context, request }) => {
    const { remind, forgetAll } = await asPerson(request, person);
    await forgetAll();
    await remind(603, 'The Matrix', isoDay(0), false);
    await remind(later.id, later.name, isoDay(12), true);
    await context.addCookies(cookies);
  });

  test('is told on the home page on the day', async ({ page }) => {
    await page.goto('/');
    const news = page.getByRole('region', { name: 'Out now' });
    await expect(news.getByRole('link', { name: /The Matrix/ })).toHaveAttribute('href', at('/movie/603'));
    await expect(news).not.toContainText(later.name);
    await news.getByRole('link', { name: 'My Reminders' }).click();
    await expect(page).toHaveURL(/\/reminders$/);
  });

  test('sees what is out and what is to come, switches a mail off, removes a reminder and takes that back, and learns where to find movies', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/reminders');
    const coming = page.getByRole('region', { name: 'Coming up' });
    await expect(page.getByRole('region', { name: 'Out now' })).toContainText('Out today');
    await expect(coming).toContainText(/in \d+ days/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // It shows as soon as it is known who asks.
    await page.getByLabel(`Email for ${later.name}`).click();
    await expect(page.getByLabel(`Email for ${later.name}`)).not.toBeChecked();
    await expect(toastOf(page, 'Reminder set!')).toContainText('on your home page');
    await page.reload();
    await expect(page.getByLabel(`Email for ${later.name}`)).not.toBeChecked();
    await page.getByRole('button', { name: `Remove the reminder: ${later.name}` }).click();
    await expect(coming).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'My Reminders' })).toBeFocused();
    await toastOf(page, 'Reminder removed').getByRole('button', { name: 'Undo' }).click();
    await expect(coming).toContainText(later.name);
    await (await asPerson(request, person)).forgetAll();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Browse Upcoming Movies' })).toBeVisible();
  });
});

test.describe('the mail of a reminder', () => {
  // Only one run of the job at a time.
  test.describe.configure({ mode: 'serial' });
  test.use({ tolerated: [/status of 404/] });

  test('comes once, and ends with one click for somebody signed out', async ({ page, request }) => {
    const person = newcomer();
    await register(request, person);
    const { remind, reminders } = await asPerson(request, person);
    const before = (await mailedLinks(request, person.email)).length;
    await remind(603, 'The Matrix', isoDay(-1), true);
    expect((await sendReminders(request)).status()).toBe(200);
    expect((await sendReminders(request)).status()).toBe(200);
    const query = new URLSearchParams({ to: person.email }).toString();
    const mails = (await (await request.get(`/embedded/outbox.json?${query}`)).json()) as {
      subject: string;
      links: string[];
    }[];
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toContain('The Matrix is out');
    const [movie = '', unsubscribe = ''] = [...new Set(mails[0]?.links)];
    expect(new URL(movie).pathname).toBe(at('/movie/603'));

    await page.goto(unsubscribe);
    await expect(page.getByText('Stop all reminder emails to your address?')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Stop reminder emails' }).click();
    await expect(page.getByRole('heading', { name: 'No more reminder emails' })).toBeVisible();
    await expectAccessible(page);

    expect(await reminders()).toEqual([{ movie_id: 603, remind_by_email: false }]);
    await page.goto(unsubscribe);
    await expect(page.getByRole('heading', { name: 'No more reminder emails' })).toBeVisible();
  });

  test('is ended by the button of a mail program, which sends no cookie and no origin', async ({
    request,
  }) => {
    const person = newcomer();
    await register(request, person);
    const { remind } = await asPerson(request, person);
    await remind(603, 'The Matrix', isoDay(-1), true);
    await sendReminders(request);
    const query = new URLSearchParams({ to: person.email }).toString();
    const [mail] = (await (await request.get(`/embedded/outbox.json?${query}`)).json()) as {
      links: string[];
    }[];
    const link = mail?.links.find((address) => address.includes('/unsubscribe')) ?? '';
    const answer = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('No more reminder emails');
  });

  test('with a link nobody knows says so kindly', async ({ page }) => {
    for (const token of ['', 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      await page.goto(`/unsubscribe?token=${token}`);
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test('jobs are not for everybody', async ({ request }) => {
  expect((await request.post('/api/jobs/send-reminders')).status()).toBe(401);
  expect((await request.get('/api/jobs/send-reminders')).status()).toBe(404);
});
