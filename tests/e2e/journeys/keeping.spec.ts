import { strToU8, zipSync } from 'fflate';
import { visitHome } from '../../../src/features/home/home.queries.ts';
import { setReminder } from '../../../src/features/reminders/reminders.queries.ts';
import { addDays } from '../../../src/core/dates.ts';
import { openMarked } from '../../support/browser/list-buttons.ts';
import { expect, test, today } from '../../support/e2e/journeys.ts';
import { sendNotices } from '../../support/e2e/jobs.ts';
import { toastOf } from '../../support/e2e/people.ts';
import type { Page } from '../../support/e2e/test.ts';

const letterboxd = (rows: readonly string[]) => {
  const diary = ['Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date', ...rows].join('\n');
  const bytes = zipSync({ 'letterboxd-ada/diary.csv': strToU8(diary) });
  return { name: 'letterboxd-ada.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) };
};

test('the weekend list: a list is named on a card, and two more titles join it from theirs', async ({
  page,
  me,
  pressed,
}) => {
  await openMarked(page, '/movies/top-rated');
  const more = async (at: number) => {
    const card = page.locator('.title-card').nth(at);
    await card.hover();
    await card.getByRole('button', { name: /^More: / }).click();
  };
  const menu = page.locator('[data-card-menu]');
  await more(0);
  await menu.getByRole('button', { name: 'New list…' }).click();
  await menu.getByRole('textbox').fill('Weekend');
  await menu.getByRole('textbox').press('Enter');
  await expect(toastOf(page, 'Added to Weekend')).toBeVisible();
  for (const at of [1, 2]) {
    await page.mouse.move(0, 0);
    await more(at);
    await menu.getByRole('button', { name: 'Weekend' }).click();
    await expect(menu.getByRole('button', { name: 'Weekend' })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect
    .poll(
      async () => (await me.client.from('list_items').select('title_id').eq('user_id', me.id)).data?.length,
    )
    .toBe(3);
  await pressed(7);
});

test('log ten: ten movies somebody has seen are in their diary after ten presses', async ({
  page,
  me,
  pressed,
}) => {
  await openMarked(page, '/movies/top-rated');
  for (let at = 0; at < 10; at += 1) {
    const card = page.locator('.title-card').nth(at);
    await card.hover();
    await card.getByRole('button', { name: /^Watched: / }).click();
  }
  await expect.poll(async () => (await me.client.from('watches').select('day')).data?.length).toBe(10);
  await pressed(10);
});

test('next in my series: one press on home marks the episode, and the one after stands there', async ({
  page,
  me,
  pressed,
}) => {
  await page.goto('/tv/1396', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('Next: S1 E1')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Mark S1 E1 of Breaking Bad as watched' }).click();
  await expect(page.getByRole('button', { name: 'Mark S1 E2 of Breaking Bad as watched' })).toBeVisible();
  await expect
    .poll(async () => (await me.client.from('episode_watches').select('series_id')).data?.length)
    .toBe(1);
  await pressed(2);
});

test('remind me: a movie that is still to come is mailed on its day', async ({ page, me, pressed }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Upcoming Movies' });
  await row.locator('[data-title] a').first().click();
  await page.getByRole('button', { name: 'Set Reminder' }).click();
  await page.getByRole('button', { name: 'By email' }).click();
  await expect(toastOf(page, 'Reminder set!')).toContainText(me.person.email);
  await pressed(3);
});

test(
  'a month away: home says what has happened, and leads there',
  { tag: '@hosted' },
  async ({ page, me, request, pressed }) => {
    await visitHome(me.client, addDays(today(), -30));
    const remindOn = addDays(today(), -2);
    const matrix = { movieId: 603, remindOn, byEmail: false, title: 'The Matrix', posterPath: null };
    await setReminder(me.client, me.id, matrix);
    await sendNotices(request);
    await page.goto('/');
    const away = page.getByRole('region', { name: 'Since you were away' });
    await away.getByRole('link', { name: '1 notification' }).click();
    await expect(page.getByRole('article')).toContainText('The Matrix is out');
    await pressed(1);
  },
);

/** Whoever comes to the field wakes the page: what is chosen earlier would be said, and counted, twice. */
async function chooseFile(page: Page, file: ReturnType<typeof letterboxd>): Promise<void> {
  const field = page.getByLabel('Choose files').and(page.locator('input'));
  await field.focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await field.setInputFiles(file);
}

test('import and export: a file comes in, and everything goes out again', async ({ page, me, pressed }) => {
  await page.goto('/import');
  const file = letterboxd(['2024-01-03,The Matrix,1999,https://boxd.it/a,4,,,2024-01-02']);
  await chooseFile(page, file);
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(page.getByRole('heading', { name: 'Letterboxd: done' })).toBeVisible({ timeout: 30_000 });
  expect((await me.client.from('watches').select('day')).data).toEqual([{ day: '2024-01-02' }]);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Export' }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Download the ZIP').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await pressed(6);
});

/** Ten movies, each seen again every year. */
const SEEN = ['The Matrix,1999', 'Inception,2010', 'Forrest Gump,1994', 'Titanic,1997', 'Memento,2000'];
const YEARS = Array.from({ length: 10 }, (_, at) => 2015 + at);

test('ten years of Letterboxd: one file, and every year has its numbers', async ({ page, me, pressed }) => {
  const rows = YEARS.flatMap((year) =>
    SEEN.map((movie, at) => `${year}-03-0${at + 1},${movie},https://boxd.it/a,,,,${year}-03-0${at + 1}`),
  );
  await page.goto('/import');
  await chooseFile(page, letterboxd(rows));
  await page.getByRole('button', { name: 'Import 50 entries' }).click();
  await expect(page.getByRole('heading', { name: 'Letterboxd: done' })).toBeVisible({ timeout: 30_000 });
  expect((await me.client.from('watches').select('day')).data).toHaveLength(50);
  await page.getByRole('link', { name: 'See your numbers' }).click();
  for (const year of YEARS)
    await expect(page.getByRole('link', { name: String(year), exact: true }).first()).toBeVisible();
  await pressed(3);
});
