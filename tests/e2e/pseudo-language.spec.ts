import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeList } from '../../src/backend/custom-lists/custom-lists.ts';
import { logWatch } from '../../src/backend/diary/watches.ts';
import { addToList } from '../../src/backend/lists/list-entries.ts';
import { setReminder } from '../../src/backend/reminders/reminders.ts';
import { setRating } from '../../src/backend/reviews/ratings.ts';
import { saveSearch } from '../../src/backend/searches/saved-searches.ts';
import { followSeries } from '../../src/backend/series/following.ts';
import { PAGES } from '../../src/domain/pages.ts';
import { expect, test } from '../support/browser/browser.ts';
import { ADMIN, prepareAdmin } from '../support/e2e/admin.ts';
import { exampleOf, publish } from '../support/e2e/example-pages.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { stateOf } from '../support/e2e/people.ts';
import type { Page } from '../support/e2e/test.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';
import { cutOn, leftOvers, textsOn } from '../support/language/spoken-page.ts';

// Built once, with an invented language besides: English that is longer by 40 % and stands in brackets.
test.describe.configure({ mode: 'default' });

const FOLDER = path.resolve('tests/results/pseudo');
const PREFIX = '/en-xa';

/** Rows of pages that people read; the others answer programs. */
const READ = PAGES.filter(
  ({ path: row }) => !/^[/](?:api|partials|feeds|hooks|embedded|cards)[/]|[.]\w+$/.test(row),
);

let marquee: Marquee;
let left: ReturnType<typeof leftOvers>;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  const build = ['tests/support/language/build-pseudo.ts', path.join(FOLDER, 'dist')];
  await promisify(execFile)(process.execPath, build);
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'marquee-'));
  await prepareAdmin(DATA_DIR);
  marquee = await startMarquee({ DATA_DIR, RATE_LIMIT: 'off', JOBS: 'off' }, FOLDER);
  const request = await playwright.request.newContext({ baseURL: marquee.url });
  await publish(request, marquee.url);
  const { client, id } = await ownerOf(request, marquee.url, ADMIN);
  const movie = {
    kind: 'movie',
    id: 603,
    title: 'The Matrix',
    posterPath: null,
    date: '1999-03-31',
  } as const;
  const title = { ...movie, voteAverage: 8.2 };
  const series = { ...title, kind: 'tv', id: 1396, title: 'Breaking Bad', date: '2008-01-20' } as const;
  await logWatch(client, randomUUID(), title, { day: '2026-11-01', again: false, note: null, stars: 4 });
  await addToList(client, id, 'wishlist', { ...title, id: 157336, title: 'Interstellar' });
  await addToList(client, id, 'favorite', title);
  await setRating(client, id, series, 5);
  await followSeries(client, id, series);
  await makeList(client, id, randomUUID(), { name: 'Slow Trains', description: '', ranked: true });
  await saveSearch(client, id, { kind: 'movie', name: 'Old westerns', query: 'genres=37' });
  const remindOn = '2027-01-01';
  await setReminder(client, id, { ...title, movieId: 603, remindOn, place: null, byEmail: true });
  await request.dispose();
  left = leftOvers([
    ADMIN.fullName,
    ADMIN.email,
    'Ada Quill',
    'Rainy Sundays',
    'Slow Trains',
    'Old westerns',
  ]);
});
test.afterAll(() => marquee.stop());

/** Lets scripts draw what the server has drawn. */
async function wakeIslands(page: Page): Promise<void> {
  const asleep = page.locator('astro-island[ssr][client=session]');
  await asleep.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new Event('pointerover'));
  });
  await expect(asleep).toHaveCount(0);
}

for (const who of ['a visitor', 'an admin who is signed in'] as const) {
  test(`every page tells ${who} all it says in its language, and nothing is cut, on a phone and on a desk`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const storageState =
      who === 'a visitor' ? { cookies: [], origins: [] } : await stateOf(marquee.url, ADMIN);
    const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    for (const { path: row } of READ) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(marquee.url + PREFIX + exampleOf(row));
      await expect(page.locator('html'), row).toHaveAttribute('lang', 'en-XA');
      await wakeIslands(page);
      expect.soft(left(await textsOn(page)), row).toEqual([]);
      expect.soft(await cutOn(page), `${row} at 1280`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await cutOn(page), `${row} at 320`).toEqual([]);
    }
    // What a script draws is what the server has drawn, or React says so. Two pages answer as they do when all is lost.
    expect(complaints.filter((text) => !/status of (?:404|500)/.test(text))).toEqual([]);
    await context.close();
  });
}
