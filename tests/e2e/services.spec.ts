import { expectAccessible, expectNoSidewaysScroll, expect } from '../support/browser/browser.ts';
import { openList, save, savedTitle, shownTitles, test, type ListOwner } from '../support/e2e/lists.ts';
import { toastOf } from '../support/e2e/people.ts';
import { at } from '../support/e2e/ports.ts';

test.use({ locale: 'en-US' });

const untickAll = ({ client, id }: ListOwner) => client.from('my_services').delete().eq('user_id', id);
const ticked = async ({ client, id }: ListOwner) => {
  const { data } = await client
    .from('my_services')
    .select('service_id')
    .eq('user_id', id)
    .order('service_id');
  return data?.map(({ service_id: service }) => service);
};

test.beforeEach(async ({ owner }) => {
  await untickAll(owner);
});

test.describe('my services', () => {
  test('are ticked in the profile, found by name, and still ticked after a reload', async ({
    page,
    owner,
  }) => {
    await openList(page, '/profile');
    const section = page.getByRole('region', { name: 'My services' });
    await section.getByRole('searchbox').fill('lantern');
    await expect(section.getByRole('checkbox')).toHaveCount(1);
    await section.getByRole('checkbox', { name: 'Lantern & Reel' }).check();
    await section.getByRole('searchbox').fill('');
    await section.getByRole('checkbox', { name: 'Balcony Club' }).focus();
    await page.keyboard.press('Space');
    await expect(section.getByRole('status')).toHaveText('2 services picked');
    await expect.poll(() => ticked(owner)).toEqual([900001, 900002]);
    await page.reload();
    await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(2);
    // It stands as it was for the moment in which the page wakes.
    await section.getByRole('checkbox', { name: 'Balcony Club' }).click();
    await toastOf(page, 'Removed from your services').getByRole('button', { name: 'Undo' }).click();
    await expect(section.getByRole('checkbox', { name: 'Balcony Club' })).toBeChecked();
    await expectAccessible(page);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('are ticked with “I have this” where a title can be seen, and light up its card', async ({
    page,
    owner,
  }) => {
    await page.goto('/movie/603');
    const block = page.locator('where-to-watch');
    const have = block.getByRole('button', { name: /^I have / }).first();
    await have.click();
    await expect(have).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await ticked(owner))?.length).toBe(1);
    await expectAccessible(page);
    await save(owner, 'wishlist', savedTitle(1, { id: 603, title: 'The Matrix' }));
    await openList(page, '/wishlist');
    await expect(page.locator('[data-title*="603"] [data-included]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /The Matrix.*Included on my services/ })).toBeVisible();
  });

  test('light up a card of the wishlist before any script, and once its own has taken it over', async ({
    page,
    owner,
  }) => {
    const all = [900001, 900002, 900003, 900005].map((id) => ({ user_id: owner.id, service_id: id }));
    await owner.client.from('my_services').insert(all);
    await save(owner, 'wishlist', savedTitle(1, { id: 603, title: 'The Matrix' }));
    const sign = page.locator('.title-card[data-title="movie-603"] [data-included]');
    // What is not at hand yet is looked up meanwhile.
    await expect(async () => {
      await page.goto('/wishlist');
      await expect(sign).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.getByRole('tab', { name: 'Movies' }).focus();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await expect(sign).toHaveCount(1);
    await expect(page.getByRole('link', { name: /The Matrix.*Included on my services/ })).toBeVisible();
  });

  test(
    'are ticked with “I have this” on the page of all services too, and narrow AI Search',
    { tag: '@below' },
    async ({ page, owner }) => {
      await page.goto('/recommendations');
      const only = page.getByRole('switch', { name: 'On my services only' });
      await expect(only).toBeDisabled();
      await expect(page.getByRole('link', { name: 'Choose my services' })).toBeVisible();
      await page.goto('/movie/603/watch');
      const have = page
        .getByRole('main')
        .getByRole('button', { name: /^I have / })
        .first();
      await have.click();
      await expect(have).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await ticked(owner))?.length).toBe(1);
      await expect(page.getByRole('region', { name: 'Rent' }).locator('[data-have]')).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
      await page.goto('/recommendations');
      await only.click();
      await expect(only).toBeChecked();
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      await expect(only).toBeChecked();
      await page.reload();
      await expect(only).toBeChecked();
      await expectNoSidewaysScroll(page);
      await page.getByLabel('What would you like to watch?').fill('science fiction from the 90s');
      await page.getByRole('button', { name: 'Search without AI' }).click();
      await expect(page.getByText(/^Only what is included on your services is shown\./)).toBeVisible();
      await expectAccessible(page);
    },
  );

  test('narrow the wishlist to what is included on them, which is looked up first', async ({
    page,
    owner,
  }) => {
    await save(owner, 'wishlist', savedTitle(1, { id: 603, title: 'The Matrix' }), savedTitle(2));
    await openList(page, '/wishlist');
    await expect(page.getByRole('link', { name: 'Choose my services' })).toHaveAttribute(
      'href',
      at('/profile#services'),
    );
    await page.goto('/movie/603');
    const have = page
      .locator('where-to-watch')
      .getByRole('button', { name: /^I have / })
      .first();
    await have.click();
    await expect.poll(async () => (await ticked(owner))?.length).toBe(1);
    await openList(page, '/wishlist');
    await page.getByRole('link', { name: 'On my services', exact: true }).click();
    await expect(page).toHaveURL('/wishlist?services=mine');
    await expect(shownTitles(page)).toHaveText(['The Matrix']);
    await expect(page.getByText('Showing 1 result')).toBeVisible();
    await expectAccessible(page);
    // All of it is known now.
    await page.goto('/wishlist?services=mine');
    await expect(shownTitles(page)).toHaveText(['The Matrix']);
    await expect(page.getByRole('link', { name: /The Matrix.*Included on my services/ })).toBeVisible();
  });

  test('look up by themselves what nobody has looked up in a region yet', async ({ page, owner }) => {
    // A region no other test asks for: what is found out is kept for everybody.
    await owner.client.from('profiles').update({ region: 'NZ' }).eq('id', owner.id);
    await owner.client.from('my_services').insert({ user_id: owner.id, service_id: 900001 });
    await save(owner, 'wishlist', savedTitle(1, { id: 603, title: 'The Matrix' }), savedTitle(2));
    const looked = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/offers'),
    );
    await page.goto('/wishlist?services=mine');
    expect(await (await looked).json()).toEqual({ left: 0, found: 2 });
    await expect(page.getByText(/We do not know yet|Checking where/)).toHaveCount(0);
    await owner.client.from('profiles').update({ region: 'US' }).eq('id', owner.id);
  });

  test('narrow Discover with clicks, and the address says so for everybody', async ({ page, owner }) => {
    await owner.client.from('my_services').insert({ user_id: owner.id, service_id: 900001 });
    await owner.client.from('profiles').update({ region: 'US' }).eq('id', owner.id);
    await page.goto('/discover/movies');
    const group = page.locator('details[data-services]');
    await group.getByText('Included on').first().click();
    await group.getByRole('button', { name: 'My services' }).click();
    await expect(page).toHaveURL('/discover/movies?services=900001&region=US');
    await expect(page.locator('[data-chip]')).toHaveText(['On Balcony Club']);
    await group.getByRole('searchbox').fill('lantern');
    await group.getByText('Lantern & Reel').click();
    await expect(page).toHaveURL('/discover/movies?services=900001-900002&region=US');
    await page.reload();
    await expect(page.locator('[data-chip]')).toHaveText(['On Balcony Club', 'On Lantern & Reel']);
    await expectAccessible(page);
  });

  test('narrow a category, and lead to where they are chosen', async ({ page, owner }) => {
    const mine = [900001, 900002, 900003].map((id) => ({ user_id: owner.id, service_id: id }));
    await owner.client.from('my_services').insert(mine);
    await page.goto('/movies/popular');
    await page.getByRole('link', { name: 'On my services', exact: true }).click();
    await expect(page).toHaveURL('/movies/popular?services=mine');
    await expect(page.locator('main .title-card')).toHaveCount(20);
    await expect(page.locator('main [data-included]')).toHaveCount(20);
    await expect(page.getByRole('link', { name: 'My services', exact: true })).toHaveAttribute(
      'href',
      at('/profile#services'),
    );
  });
});
