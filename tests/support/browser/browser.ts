import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Complaints a page may utter because the network is closed: the trailer player lives elsewhere. */
const EXPECTED =
  /youtube-nocookie\.com|net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE)/;

interface Fixtures {
  /** Complaints of the page that a test expects, such as a status it provokes. */
  tolerated: RegExp[];
}

/** A browser test that also fails when the page throws or complains on the console. */
export const test = base.extend<Fixtures>({
  tolerated: [[], { option: true }],
  page: async ({ page, tolerated }, use) => {
    const complaints: string[] = [];
    const note = (text: string) => {
      if (![EXPECTED, ...tolerated].some((pattern) => pattern.test(text))) complaints.push(text);
    };
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(complaints, 'complaints of the page').toEqual([]);
  },
});

export { expect };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rules and elements axe objects to. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Fails when the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(surplus, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}
