import { request as requests, type Page } from '../support/e2e/test.ts';
import {
  chooseFavorites,
  changeOwnPublicProfile,
  claimHandle,
} from '../../src/features/public-profile/own-profile-page.queries.ts';
import { postReview } from '../../src/features/reviews/reviews.queries.ts';
import { logWatch } from '../../src/features/diary/watches.queries.ts';
import { localDay } from '../../src/core/dates.ts';
import type { ListTitle } from '../../src/core/lists.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as visitor,
} from '../support/browser/browser.ts';
import { ownerOf, test as withLists, type ListOwner } from '../support/e2e/lists.ts';
import { onceAWorker } from '../support/e2e/once-a-worker.ts';
import { newcomer, register, toastOf } from '../support/e2e/people.ts';
import { at } from '../support/e2e/ports.ts';

const MATRIX: ListTitle = {
  ...{ kind: 'movie', id: 603, title: 'The Matrix', posterPath: '/m603.svg', date: '1999-03-30' },
  voteAverage: 8.2,
};

interface Ana {
  ana: Pick<ListOwner, 'client' | 'id'> & { handle: string };
}

/** Ana, whose page is public and full. */
const ana = onceAWorker(async (url) => {
  const request = await requests.newContext({ baseURL: url });
  const person = newcomer('آنا 映画 Ana');
  await register(request, person);
  const owner = await ownerOf(request, url, person);
  const { client, id } = owner;
  const handle = `ana_${id.slice(0, 8)}`;
  await claimHandle(client, handle);
  await changeOwnPublicProfile(client, id, { level: 'public' });
  await chooseFavorites(client, [MATRIX]);
  const day = localDay(() => new Date());
  await logWatch(client, crypto.randomUUID(), MATRIX, {
    day,
    again: false,
    note: 'A secret note',
    stars: null,
  });
  await postReview(client, id, MATRIX, 'Neo is the one after all.', true);
  await request.dispose();
  return { ...owner, handle };
});

const test = withLists.extend<Ana>({ ana });
const reader = visitor.extend<Ana>({ ana });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

visitor('a name nobody has is not found, and neither is what can be none', async ({ request }) => {
  for (const path of ['/@nobody_has_this', '/@ab', '/@%D0%B0na', `/@nobody_has_this/${'0'.repeat(64)}`]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('Nobody here has this name');
  }
});

reader('a public page is found in every spelling of its address', async ({ request, ana }) => {
  for (const path of [`/%40${ana.handle}`, `/@${ana.handle}/`, `/%40${ana.handle.toUpperCase()}/`]) {
    const answer = await request.get(path);
    expect([answer.status(), await answer.text()], path).toEqual([200, expect.stringContaining('映画')]);
    expect(new URL(answer.url()).pathname.replace('%40', '@'), path).toBe(at(`/@${ana.handle}`));
  }
});

reader.describe('without scripts', () => {
  reader.use({ javaScriptEnabled: false });

  reader(
    'everybody reads a public page, whose reviews that tell the end are folded',
    async ({ page, ana }) => {
      const answer = await page.goto(`/@${ana.handle.toUpperCase()}`);
      expect(new URL(page.url()).pathname).toBe(at(`/@${ana.handle}`));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('آنا 映画 Ana');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        ...['Favorites', 'Latest watches', 'Reviews', 'Numbers'],
      ]);
      const told = page.getByText('Neo is the one after all.');
      await expect(told).toBeHidden();
      await page.getByText('This review contains spoilers').click();
      await expect(told).toBeVisible();
      const html = (await answer?.text()) ?? '';
      expect(html).not.toMatch(/A secret note|@example\.org/);
      expect(html).not.toContain(ana.id);
      const structured =
        /<script type="application\/ld\+json">([^<]*ProfilePage[^<]*)</.exec(html)?.[1] ?? '';
      expect(structured).toContain(`"alternateName":"@${ana.handle}"`);
      expect(structured).not.toContain('Neo is the one');
    },
  );
});

test('a page of a person holds at every width, and its review leads there', async ({ page, ana }) => {
  await page.goto(`/@${ana.handle}`);
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.goto('/movie/603');
  const review = page.locator('[data-review]', { has: page.locator(`a[href="${at(`/@${ana.handle}`)}"]`) });
  await expect(review.getByText('Neo is the one after all.')).toBeHidden();
  await review.getByRole('link', { name: 'آنا 映画 Ana' }).click();
  await expect(page).toHaveURL(new RegExp(`/@${ana.handle}$`));
});

test(
  'somebody follows a person, and home says what they watched; blocking ends it and can be undone',
  { tag: '@below' },
  async ({ page, ana }) => {
    await page.goto(`/@${ana.handle}`);
    await button(page, 'Follow').click();
    await expect(button(page, 'Following')).toHaveAttribute('aria-pressed', 'true');
    await expect(toastOf(page, 'Following')).toContainText('You follow آنا 映画 Ana now.');
    await page.goto('/');
    const rail = page.locator('section', {
      has: page.getByRole('heading', { name: 'From people you follow' }),
    });
    await expect(rail).toContainText('watched');
    await expect(rail.getByRole('link', { name: 'The Matrix' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/movie/603');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const first = page.locator('[data-review]').first();
    await expect(first).toContainText('You follow them');
    await expect(first.locator(`a[href="${at(`/@${ana.handle}`)}"]`)).toBeVisible();

    await page.goto(`/@${ana.handle}`);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await toastOf(page, 'Blocked').getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page, 'No longer blocked')).toBeVisible();
    await expect(button(page, 'Following')).toBeVisible();
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await expect(toastOf(page, 'Blocked')).toBeVisible();
    expect((await page.request.get(`/@${ana.handle}`)).status()).toBe(404);
    await page.goto('/profile');
    await button(page, 'Unblock: آنا 映画 Ana').click();
    await expect(button(page, 'Block: آنا 映画 Ana')).toBeVisible();
    await expect(toastOf(page, 'No longer blocked')).toBeVisible();
    expect((await page.goto(`/@${ana.handle}`))?.status()).toBe(200);
  },
);

test('a name is claimed, the page made public and private again, at once for visitors', async ({
  page,
  browser,
  owner,
}) => {
  const handle = `o_${owner.id.slice(0, 8)}`;
  const nobody = { cookies: [], origins: [] };
  const elsewhere = await browser.newContext({ storageState: nobody });
  const status = async () => (await elsewhere.request.get(`/@${handle}`)).status();
  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: 'Name of your page' });
  await expect(name).toBeEnabled();
  await name.fill('adm1n');
  await expect(page.getByText('This name isn’t available.')).toBeVisible();
  await name.fill(handle);
  await expect(page.getByText('This name is available.')).toBeVisible();
  await name.press('Enter');
  await expect(page.getByText('This name is yours now.')).toBeVisible();
  expect(await status()).toBe(404);
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await expect.poll(status).toBe(200);
  await expect(page.getByRole('textbox', { name: 'The link to your page' })).toHaveValue(
    new RegExp(`/@${handle}$`),
  );
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Only me/ }).check();
  await expect.poll(status).toBe(404);
  await page.goto(`/@${handle}`);
  await expect(page.getByText('Only you see this page.')).toBeVisible();
  await elsewhere.close();
});
