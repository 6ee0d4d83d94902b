import { m } from '../../src/paraglide/messages.js';
import { expect, test, type Page } from '../support/e2e/test.ts';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../support/host/child-process.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';

const JOBS_TOKEN = 'a token for the jobs of this test';

let marquee: Marquee;
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'marquee-door-'));
const BACKUP_DIR = path.join(DATA_DIR, 'nights');
test.beforeAll(async () => {
  marquee = await startMarquee({ SIGN_UP: 'closed', DATA_DIR, BACKUP_DIR, JOBS: 'off', JOBS_TOKEN });
});
test.afterAll(() => marquee.stop());

/** Fills in the form of an invitation, and follows the mail by its code. */
async function join(page: Page, address: string, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.org`;
  await page.goto(address);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: m.join_sent_heading() })).toBeVisible();
  const outbox = await page.request.get(`${marquee.url}/embedded/outbox.json?to=${email}`);
  const [mail] = (await outbox.json()) as { text: string }[];
  await page.getByLabel('Code from the email').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.waitForURL(/#confirmed$/);
}

test.describe('a closed door, without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.describe.configure({ mode: 'serial' });
  let invitation = '';

  test('opens to the first admin by the address the start prints, who invites somebody', async ({ page }) => {
    const printed =
      /Sign-up\s+off\s.* (http\S+\/join\/[0-9a-f]{64}) becomes/.exec(marquee.output())?.[1] ?? '';
    await join(page, printed, 'Root');
    await page.goto(`${marquee.url}/admin/invitations`);
    await page.getByLabel(m.invitation_note()).fill('Ada, who repairs engines');
    await page.getByRole('button', { name: m.invitation_make() }).click();
    invitation = await page.getByRole('textbox', { name: 'Your invitation: Ada' }).inputValue();
    expect(invitation).toMatch(/\/join\/[0-9a-f]{64}$/);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `tests/results/invitations-${width}.png`, fullPage: true });
      const over = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(over).toBe(0);
    }
    const run = await page.request.post(`${marquee.url}/api/jobs/backup`, {
      headers: { authorization: `Bearer ${JOBS_TOKEN}` },
    });
    expect(run.status()).toBe(200);
    await page.goto(`${marquee.url}/admin/operations`);
    const backups = page.getByRole('region', { name: m.operations_backups_heading() });
    await expect(backups).toContainText('1 of 7');
    await page.screenshot({ path: 'tests/results/operations-backup.png', fullPage: true });
  });

  test('lets in who was invited, once, and shows others no form', async ({ page, browser }) => {
    await page.goto(invitation);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.screenshot({ path: 'tests/results/join-375.png' });
    await join(page, invitation, 'Ada');
    const stranger = await browser.newPage({ javaScriptEnabled: false });
    const answer = await stranger.goto(invitation);
    expect(answer?.status()).toBe(410);
    await expect(stranger.getByRole('heading', { name: m.join_over_used_heading() })).toBeVisible();
    await expect(stranger.getByLabel('Password')).toHaveCount(0);
    await stranger.close();
  });
});

test('The dialog says who may sign up, in place of its form', async ({ page }) => {
  await page.goto(marquee.url);
  await page.locator('[data-opens="sign-up"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(m.door_closed())).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toHaveCount(0);
  await page.screenshot({ path: 'tests/results/door-dialog.png' });
});

test('A backup is made by a command while the server runs', async () => {
  const made = await runProgram('src/cli/backup.ts', [], {
    cwd: DATA_DIR,
    environment: { DATA_DIR, BACKUP_DIR },
  });
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(readdirSync(BACKUP_DIR).every((name) => name.endsWith('.backup'))).toBe(true);
  expect((await fetch(`${marquee.url}/readyz`)).status).toBe(200);
});

test('With --check nothing starts that must be mended, and what is fine does', async () => {
  const checked = await runProgram('dist/host/main.js', ['--check'], {
    cwd: process.cwd(),
    environment: { SITE_URL: 'https://movies.example', DATA_DIR: path.join(DATA_DIR, 'none') },
  });
  expect(checked.code).toBe(1);
  expect(checked.output).toContain('Set SMTP_URL and MAIL_FROM.');
  expect(checked.errors).toContain('Marquee cannot start: see above what must be mended.');
});
