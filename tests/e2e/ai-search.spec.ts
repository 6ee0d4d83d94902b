import type { Page } from '../support/e2e/test.ts';
import { at } from '../support/e2e/ports.ts';
import { ending, found, movie } from '../support/ai/lines.ts';
import {
  answerSearches,
  ask,
  descriptionOf,
  historyOf,
  keyButton,
  openAiPage,
  outcomeOf,
  saveKey,
} from '../support/ai/page.ts';
import { ASK_FOR } from '../support/ai/scenarios.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import {
  newcomer,
  register,
  signIn,
  signedInState,
  toastOf,
  type StorageState,
} from '../support/e2e/people.ts';

/** The answer comes into sight, which leaves buttons half below the header: nobody presses them there. */
async function expectAccessibleFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

test.describe('a visitor of AI Search', () => {
  test('is asked to sign in, and then finds what a shared link filled in', async ({ page, request }) => {
    const person = newcomer();
    await register(request, person);
    const response = await page.goto('/recommendations?kind=tv&q=political+drama');
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessibleFromTheTop(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signIn(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'AI Search' })).toBeVisible();
    await expect(descriptionOf(page)).toHaveValue('political drama');
    await expect(page.getByRole('radio', { name: 'TV Series' })).toBeChecked();
  });
});

test.describe('somebody with a key', () => {
  // A failing search answers with a status of its own here and there.
  test.use({ tolerated: [/status of (?:429|5\d\d)/] });
  let state: StorageState;
  test.beforeAll(async ({ browser, baseURL }) => {
    ({ state } = await signedInState(baseURL));
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state });
    await saveKey(await context.newPage());
    await context.close();
  });
  test.beforeEach(async ({ page }) => {
    await page.context().addCookies(state.cookies);
    await page.request.delete('/api/ai/searches');
  });

  test(
    'gets titles with the reason for each, finds them again on the way back from one, and opens a former search without asking the model',
    { tag: '@below' },
    async ({ page }) => {
      test.slow();
      await openAiPage(page);
      await expect(historyOf(page)).toContainText('What you search for appears here');
      await ask(page, ASK_FOR.titles);
      await expect(page.getByRole('heading', { level: 2, name: '10 recommendations' })).toBeVisible();
      const matrix = outcomeOf(page).getByRole('article').filter({ hasText: 'The Matrix' });
      await expect(matrix).toContainText('Everybody knows The Matrix.');
      await expect(matrix.getByRole('link')).toHaveAttribute('href', at('/movie/603'));
      await matrix.getByRole('button', { name: 'Wishlist: The Matrix' }).click();
      await expect(toastOf(page, 'Added to wishlist')).toContainText('The Matrix');
      await expect(outcomeOf(page)).toContainText('They fit what you describe.');
      await expect(outcomeOf(page)).toContainText('Answered by Gemini');
      await expectAccessibleFromTheTop(page);

      // The reason lies over the link and lets clicks through to it.
      await outcomeOf(page).getByText('Everybody knows The Matrix.').click({ force: true });
      await expect(page).toHaveURL(/\/movie\/603$/);
      await page.goBack();
      await expect(outcomeOf(page).getByRole('article')).toHaveCount(10);
      await page.reload();
      await expect(outcomeOf(page).getByRole('article')).toHaveCount(10);
      await expect(outcomeOf(page)).toContainText('They fit what you describe.');

      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(outcomeOf(page)).toBeHidden();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/ai/search')) asked.push(request.url());
      });
      await historyOf(page).getByRole('button', { name: ASK_FOR.titles }).click();
      await expect(outcomeOf(page).getByRole('article')).toHaveCount(10);
      expect(asked).toEqual([]);
      await historyOf(page).getByRole('button', { name: 'Clear all' }).click();
      await historyOf(page).getByRole('button', { name: 'Keep' }).click();
      await historyOf(page).getByRole('button', { name: 'Clear all' }).click();
      // Its question comes into sight as well.
      await expect(historyOf(page).getByRole('button', { name: 'Keep' })).toBeFocused();
      await expectAccessibleFromTheTop(page);
      await historyOf(page).getByRole('button', { name: 'Delete' }).click();
      await expect(toastOf(page, 'Searches cleared')).toBeVisible();
      await page.reload();
      await expect(historyOf(page)).toContainText('What you search for appears here');
    },
  );

  test('gets what could not be found as text, with a way to search for it, on a phone of 320 pixels', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAiPage(page);
    await ask(page, ASK_FOR.tooFew);
    await expect(outcomeOf(page).getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Not found in the catalogue' })).toBeVisible();
    await expect(outcomeOf(page)).toContainText('The Long Way Down to Nowhere (1987)');
    await expectNoSidewaysScroll(page);
    await expectAccessibleFromTheTop(page);
    await outcomeOf(page).getByRole('link', { name: 'Search for The Long Way Down to Nowhere' }).click();
    await expect(page).toHaveURL(/\/search\?query=The\+Long\+Way\+Down\+to\+Nowhere&searchType=movie/);
  });

  test('is told what failed, keeps what was typed and can try again', async ({ page }) => {
    await openAiPage(page);
    for (const [name, message] of [
      ['failure', 'Gemini API error: 500'],
      ['nonsense', 'Invalid response format from AI'],
      ['noAnswer', 'Invalid response format from Gemini API'],
    ] as const) {
      await ask(page, ASK_FOR[name]);
      await expect(toastOf(page, 'Error getting recommendations').filter({ hasText: message })).toBeVisible();
      await expect(outcomeOf(page)).toContainText(message);
      await expect(outcomeOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(descriptionOf(page)).toHaveValue(ASK_FOR[name]);
    }
    await page.reload();
    await expect(descriptionOf(page)).toHaveValue(ASK_FOR.noAnswer);
  });

  test('sees that the model is asked, cannot ask twice, and can cancel', async ({ page }) => {
    await openAiPage(page);
    await ask(page, ASK_FOR.patience);
    await expect(outcomeOf(page).locator('[aria-current=step]')).toHaveText('Asking for titles');
    await expect(page.getByRole('button', { name: 'Getting recommendations...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessibleFromTheTop(page);
    await outcomeOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(outcomeOf(page).getByRole('heading', { name: 'Search cancelled' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Recommendations' })).toBeEnabled();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('has searches kept no longer after switching that off', async ({ page }) => {
    await openAiPage(page);
    const saved = page.waitForResponse('**/api/ai/preferences');
    await historyOf(page).getByRole('switch', { name: 'Keep my searches' }).uncheck();
    await saved;
    await ask(page, ASK_FOR.titles);
    await expect(outcomeOf(page).getByRole('article')).toHaveCount(10);
    await page.reload();
    await expect(historyOf(page)).toContainText('Your searches are not kept.');
    const again = page.waitForResponse('**/api/ai/preferences');
    await historyOf(page).getByRole('switch').check();
    await again;
  });

  test('starts with an example, resets form and answer, and shares a search by a link, which can be copied by hand where the browser forbids it', async ({
    page,
  }) => {
    const link = /\/recommendations\?kind=movie&q=a\+clever\+heist$/;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAiPage(page);
    await page.getByText('TV Series', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Warm comedies about people who work together' }).click();
    await expect(descriptionOf(page)).toBeFocused();
    await expect(descriptionOf(page)).toHaveValue('Warm comedies about people who work together');
    await answerSearches(page, found(0, movie(603, 'The Matrix')), ending());
    await ask(page, 'anything');
    await expect(outcomeOf(page).getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(descriptionOf(page)).toHaveValue('');
    await expect(outcomeOf(page)).toBeHidden();

    await page.getByText('Movies', { exact: true }).last().click();
    await ask(page, 'a clever heist');
    await outcomeOf(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toastOf(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(link);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await outcomeOf(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByLabel('Link to copy')).toHaveValue(link);
    await expect(page.getByLabel('Link to copy')).toBeFocused();
  });

  test('works with the keyboard alone', async ({ page }) => {
    await openAiPage(page);
    await page.getByRole('radio', { name: 'Movies' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'TV Series' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    // Whoever has ticked no services is led to them on the way.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(descriptionOf(page)).toBeFocused();
    await page.keyboard.type(ASK_FOR.titles);
    await page.keyboard.press('Control+Enter');
    await expect(outcomeOf(page).getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('status').filter({ hasText: '10 recommendations' })).toHaveCount(1);
    await expect(keyButton(page)).toHaveText('Manage API Key');
  });
});

test('somebody without a key finds titles by their words alone, and comes back to them', async ({
  page,
  baseURL,
}) => {
  const { state } = await signedInState(baseURL);
  await page.context().addCookies(state.cookies);
  await openAiPage(page);
  await descriptionOf(page).fill('animation from the 90s, without subtitles');
  await page.getByRole('button', { name: 'Search without AI' }).press('Enter');
  const chips = outcomeOf(page).getByRole('list', { name: 'Understood' }).getByRole('link');
  await expect(chips).toHaveText(['Animation', '1990s']);
  await expect(outcomeOf(page)).toContainText('Not understood: without subtitles');
  await expectAccessibleFromTheTop(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await outcomeOf(page).getByRole('article').first().getByRole('link').first().click();
  await page.goBack();
  await expect(chips).toHaveText(['Animation', '1990s']);
  expect(asked).not.toContain('/api/ai/words');
  await expectNoSidewaysScroll(page);
  // What was understood is told in the language of the page, genres and subjects as well.
  await page.goto('/de/recommendations?q=schwarzwei%C3%9Fe+Kom%C3%B6die+ohne+Musik');
  await page.getByRole('button', { name: 'Ohne KI suchen' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Verstanden' }).getByRole('link')).toHaveText([
    'Komödie',
    'Ohne Musik',
    'Thema: Schwarz-Weiß',
  ]);
  // A mood is one press, and its wish stays in the form to be changed.
  await page.getByRole('link', { name: 'Lustig', exact: true }).click();
  await expect(page.locator('#ai-description')).toHaveValue('Etwas Lustiges');
  await expect(page.getByRole('list', { name: 'Verstanden' }).getByRole('link')).toHaveText(['Komödie']);
  await expectAccessibleFromTheTop(page);
});

test.describe('the page of somebody signed in', () => {
  /** Somebody who has asked without a model, in a browser of their own. */
  async function withSearch(page: Page, baseURL: string | undefined): Promise<void> {
    const { state } = await signedInState(baseURL);
    await page.context().addCookies(state.cookies);
    const data = { kind: 'movie', description: 'animation from the 90s' };
    expect((await page.request.post('/api/ai/words', { data })).status()).toBe(200);
  }
  /** What is pressed of a radio button that is not seen itself. */
  const kindOf = (page: Page, name: string) => page.locator('label', { hasText: name });

  /** Holds back the page's island until it is let go. */
  async function heldBack(page: Page): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/**/AiSearchPage*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  }

  test('has all of it in its HTML, does what is pressed before its scripts come, and wakes by itself where the tab holds what was typed', async ({
    page,
    baseURL,
  }) => {
    await withSearch(page, baseURL);
    const letGo = await heldBack(page);
    await page.goto('/recommendations');
    await expect(keyButton(page)).toHaveText('Add API Key');
    const kept = historyOf(page).getByRole('button', { name: /animation from the 90s.*Movies · \d+ titles/ });
    await kept.click();
    letGo();
    await expect(outcomeOf(page).getByRole('list', { name: 'Understood' })).toContainText('1990s');
    // What the tab shows only scripts know.
    await page.reload();
    await expect(outcomeOf(page).getByRole('list', { name: 'Understood' })).toContainText('1990s');
    await page.getByRole('button', { name: 'Reset' }).click();
    await descriptionOf(page).fill('a quiet film');
    await kindOf(page, 'TV Series').click();
    await page.goto('/recommendations');
    await expect(descriptionOf(page)).toHaveValue('a quiet film');
    await expect(page.getByRole('radio', { name: 'TV Series' })).toBeChecked();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  });

  test('does once what was switched before its scripts came', async ({ page, baseURL }) => {
    await withSearch(page, baseURL);
    const letGo = await heldBack(page);
    await page.goto('/recommendations');
    const said: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ai/preferences')) said.push(request.postDataJSON());
    });
    const saved = page.waitForResponse('**/api/ai/preferences');
    await historyOf(page).getByRole('switch', { name: 'Keep my searches' }).click();
    await kindOf(page, 'TV Series').click();
    letGo();
    await saved;
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'TV Series' })).toBeChecked();
    await expect(historyOf(page).getByRole('switch')).not.toBeChecked();
    expect(said).toEqual([{ keepSearches: false }]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says what was searched for, and that searching needs them', async ({ page, baseURL }) => {
      await withSearch(page, baseURL);
      await page.goto('/recommendations');
      await expect(historyOf(page)).toContainText('animation from the 90s');
      await expect(historyOf(page).getByRole('switch')).toBeHidden();
      await expect(historyOf(page).getByRole('button', { name: 'Clear all' })).toBeHidden();
      await expect(page.getByText('Searching here needs JavaScript.')).toBeVisible();
      await expect(descriptionOf(page)).toBeHidden();
    });
  });
});

test('what is typed and pressed before the scripts of the page have come is searched for', async ({
  page,
  baseURL,
}) => {
  const { state } = await signedInState(baseURL);
  await page.context().addCookies(state.cookies);
  const { promise: pressed, resolve: press } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/**/AiSearchPage*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/recommendations', { waitUntil: 'commit' });
  await descriptionOf(page).fill('animation from the 90s');
  // What stands in for them is here.
  await expect(page.getByRole('radio', { name: 'TV Series' })).toBeEnabled();
  await page.getByRole('button', { name: 'Search without AI' }).click();
  press(undefined);
  await expect(outcomeOf(page).getByRole('list', { name: 'Understood' })).toContainText('1990s');
});

test('a search that is sent before the scripts of the page have come is asked for, once', async ({
  page,
  baseURL,
}) => {
  const { state } = await signedInState(baseURL);
  await page.context().addCookies(state.cookies);
  await saveKey(page);
  await answerSearches(page, found(0, movie(862, 'Toy Story')), ending());
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai/search')) asked += 1;
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/recommendations', { waitUntil: 'commit' });
  await page.locator('label').filter({ hasText: 'TV Series' }).click();
  await descriptionOf(page).fill('toys\nthat talk');
  await page.getByRole('button', { name: 'Get Recommendations' }).click({ noWaitAfter: true });
  held.resolve();
  await expect(outcomeOf(page).getByRole('heading', { name: 'Toy Story' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'TV Series' })).toBeChecked();
  await expect(descriptionOf(page)).toHaveValue('toys\nthat talk');
  await expectAccessibleFromTheTop(page);
  await page.reload();
  await expect(descriptionOf(page)).toHaveValue('toys\nthat talk');
  await expect(outcomeOf(page).getByRole('heading', { name: 'Toy Story' })).toBeVisible();
  expect(asked).toBe(1);
});
