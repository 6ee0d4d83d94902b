import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, hydrateIslands } from '../support/browser/browser.ts';
import { ADMIN, prepareAdmin } from '../support/e2e/admin.ts';
import { exampleOf, publish, READ } from '../support/e2e/example-pages.ts';
import { fillAccount, OWN_WORDS } from '../support/e2e/full-account.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { stateOf } from '../support/e2e/people.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';
import { cutOn, leftOvers, textsOn } from '../support/language/spoken-page.ts';

// Built once, with an invented language besides: English that is longer by 40 % and stands in brackets.
test.describe.configure({ mode: 'default' });

const FOLDER = path.resolve('tests/results/pseudo');
const PREFIX = '/en-xa';

let marquee: Marquee;
let left: ReturnType<typeof leftOvers>;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  const build = ['tests/support/language/build-pseudo.ts', path.join(FOLDER, 'dist')];
  await promisify(execFile)(process.execPath, build);
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'marquee-'));
  await prepareAdmin(DATA_DIR);
  marquee = await startMarquee({ DATA_DIR, RATE_LIMIT: 'off', JOBS: 'off' }, FOLDER);
  const request = await playwright.request.newContext({ baseURL: marquee.url });
  await publish(request, marquee.url);
  const { client, id } = await ownerOf(request, marquee.url, ADMIN);
  await fillAccount(client, id);
  await request.dispose();
  left = leftOvers([ADMIN.fullName, ADMIN.email, 'Ada Quill', 'Rainy Sundays', ...OWN_WORDS]);
});
test.afterAll(() => marquee.stop());

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
      await hydrateIslands(page);
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
