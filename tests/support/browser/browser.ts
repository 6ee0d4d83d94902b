import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '../e2e/test.ts';

/**
 * Allowed console messages: of a closed network, since the trailer player is external, and of Chromium when a
 * busy machine shows a page before its transition could begin.
 */
const EXPECTED =
  /youtube-nocookie\.com|net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE)|^Transition was aborted/;

interface Fixtures {
  /** Console messages a test expects, such as of a status it causes. */
  tolerated: RegExp[];
}

/** A browser test that also fails on errors thrown by the page or logged to its console. */
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

/** Items after the first ones of a long list, which have the same markup. */
const REPEATED = '[data-repeated]';
const LONG_LIST = 12;
const LOOKED_AT = 6;

const markRepeats = (page: Page) =>
  page.evaluate(
    ([long, first]) => {
      for (const list of document.querySelectorAll('ul, ol, tbody'))
        if (list.childElementCount > long)
          for (const item of [...list.children].slice(first)) item.setAttribute('data-repeated', '');
    },
    [LONG_LIST, LOOKED_AT] as const,
  );

/** Waits for colour transitions to end, since intermediate colours can have too little contrast. */
const endTransitions = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** An open dialog. The page behind it is inert and was checked before. */
const DIALOG = '[role=dialog][aria-modal=true]';

/**
 * Fails with the rules and elements axe reports; with an open dialog, only for the dialog. For speed it
 * records no passes, opens no page to merge frames of other sites, and preloads no style sheets: the pages
 * need none of these.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await markRepeats(page);
  await endTransitions(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    .exclude(REPEATED);
  if ((await page.locator(DIALOG).count()) > 0) axe.include(DIALOG);
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

/** Lays out what a phone skips until it is visible and would only estimate. */
const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Fails when the page is wider than a desktop or the smallest phone, and with axe's findings on that phone,
 * where space is smallest. Only the header differs on a desktop, and most tests cover it.
 */
export async function expectFitForEverybody(page: Page): Promise<void> {
  for (const screen of ['desk', 'phone'] as const) await expectFit(page, screen);
  await expectAccessible(page);
}

/** The smallest phone, and a desktop. */
const SCREENS = { phone: { width: 320, height: 640 }, desk: { width: 1280, height: 900 } };

/** Shows a page on a screen, and fails when it is wider. */
export async function expectFit(page: Page, screen: keyof typeof SCREENS): Promise<void> {
  await layOutWhole(page);
  await page.setViewportSize(SCREENS[screen]);
  await expectNoSidewaysScroll(page);
}

/** Hydrates every island of the page, those included that come into it meanwhile. */
export async function hydrateIslands(page: Page): Promise<void> {
  const dehydrated = page.locator('astro-island[ssr][client=session]');
  await expect
    .poll(() =>
      dehydrated.evaluateAll((all) => {
        for (const island of all) island.dispatchEvent(new Event('pointerover'));
        return all.length;
      }),
    )
    .toBe(0);
}
