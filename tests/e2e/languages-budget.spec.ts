import { LANGUAGES, SERVED } from '../../src/core/language/languages.ts';
import { pageAddress } from '../../src/core/routes.ts';
import { expect, test } from '../support/browser/browser.ts';
import {
  expectFirstAction,
  expectOwnScript,
  FIRST_ACTIONS,
  PAGES,
} from '../support/browser/script-budget.ts';
import { KILOBYTE } from '../support/browser/weigh.ts';
import { signedInState } from '../support/e2e/people.ts';
import type { Page } from '../support/e2e/test.ts';

for (const language of SERVED.filter((other) => other !== 'en')) {
  const { name, tag: locale } = LANGUAGES[language];
  test(`pages in ${name} keep to the script of English, and cost hardly more HTML`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const gzipped = async (path: string) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
      return Number(answer.headers()['content-length']);
    };
    // Letters of two and three bytes compress less.
    const share = language === 'ar' || language === 'ja' ? 1.1 : 1.04;
    for (const [, path] of PAGES) {
      const [english, spoken] = [await gzipped(path), await gzipped(pageAddress(path, language))];
      expect(english, path).toBeGreaterThan(4 * KILOBYTE);
      expect(spoken, pageAddress(path, language)).toBeLessThanOrEqual(share * english);
    }

    const { state } = await signedInState(baseURL);
    // The browser speaks the page's language, so that no other is offered. Each context has an empty cache.
    const inNewBrowser = async (weighed: (page: Page) => Promise<void>, storageState?: typeof state) => {
      const context = await browser.newContext({ baseURL, locale, ...(storageState && { storageState }) });
      await weighed(await context.newPage());
      await context.close();
    };
    // The two that bring the most.
    for (const action of FIRST_ACTIONS) {
      if (action.name !== 'rating' && action.name !== 'a list button') continue;
      const spoken = { ...action, path: pageAddress(action.path, language) };
      await inNewBrowser((page) => expectFirstAction(page, spoken));
    }
    await inNewBrowser((page) => expectOwnScript(page, pageAddress('/movie/603', language)), state);
  });
}
