import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '../e2e/test.ts';

/**
 * Complaints a page may utter: of a closed network, since the trailer player lives elsewhere, and of Chromium itself,
 * which on a busy machine shows a page before its transition could begin.
 */
const EXPECTED =
  /youtube-nocookie\.com|net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE)|^Transition was aborted/;

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

/**
 * Fails with the rules and elements axe objects to. Of the elements that are well nothing is written down, which took
 * longer than looking at them; nor is a second page opened to put the frames of other sites together, for there are
 * none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  const { violations } = await axe.setLegacyMode().analyze();
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

/** Fails with what axe objects to on the smallest phone and on a desk, and when the page is wider than one of them. */
export async function expectFitForEverybody(page: Page): Promise<void> {
  for (const [width, height] of [
    [320, 640],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
