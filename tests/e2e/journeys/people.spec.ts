import { addListed, makeList } from '../../../src/features/custom-lists/custom-lists.queries.ts';
import { logWatch } from '../../../src/features/diary/watches.queries.ts';
import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../../src/features/public-profile/own-profile-page.queries.ts';
import { listed } from '../../../src/features/custom-lists/custom-lists.ts';
import type { ListTitle } from '../../../src/core/lists.ts';
import { expect, test, today } from '../../support/e2e/journeys.ts';
import { savedTitle, shownTitles } from '../../support/e2e/lists.ts';
import { signedInState } from '../../support/e2e/people.ts';

const MATRIX: ListTitle = {
  ...{ kind: 'movie', id: 603, title: 'The Matrix', posterPath: '/m603.svg', date: '1999-03-30' },
  voteAverage: 8.2,
};

test(
  'friends: whoever is followed shows on home what they watch',
  { tag: '@hosted' },
  async ({ page, me, other, pressed }) => {
    expect(me.id).toBeTruthy();
    const ana = await other('Ana Example');
    const handle = `ana_${ana.id.slice(0, 8)}`;
    await claimHandle(ana.client, handle);
    await changeOwnPublicProfile(ana.client, ana.id, { level: 'public' });
    const watch = { day: today(), again: false, note: null, stars: null };
    await logWatch(ana.client, crypto.randomUUID(), MATRIX, watch);
    await page.goto(`/@${handle}`);
    await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Following' })).toBeVisible();
    // Who is followed shows at once, and home is drawn with what was saved.
    await expect.poll(async () => (await me.client.from('follows').select()).data?.length).toBe(1);
    await page.getByRole('link', { name: 'Marquee home' }).first().click();
    await expect(page.getByRole('region', { name: 'From people you follow' })).toContainText('The Matrix');
    await pressed(2);
  },
);

test(
  'a couple: a list is shared by its link, and the other keeps a copy to go on with',
  { tag: '@hosted' },
  async ({ page, me, browser, baseURL, pressed }) => {
    const list = crypto.randomUUID();
    const words = { name: 'For the two of us', description: '', ranked: false };
    const address = await makeList(me.client, me.id, list, words);
    await addListed(me.client, me.id, list, listed(savedTitle(1)));
    await page.goto(`/list/${address}`);
    await page.getByRole('button', { name: 'Edit list' }).click();
    const shown = page.waitForResponse(/\/api\/lists$/);
    await page.getByRole('radio', { name: /^By link/ }).check();
    expect((await shown).status()).toBe(204);
    await pressed(2);

    const { state } = await signedInState(baseURL);
    const theirs = await browser.newContext({ baseURL: baseURL ?? '', storageState: state });
    const partner = await theirs.newPage();
    await partner.goto(page.url());
    await expect(shownTitles(partner)).toHaveText(['Film 01']);
    await partner.getByRole('button', { name: 'Copy to my lists' }).click();
    await expect(partner.locator('.toast')).toContainText('Copied to your lists');
    await theirs.close();
  },
);
