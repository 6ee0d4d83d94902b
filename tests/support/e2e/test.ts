import { expect as anywhere, test as atRoot, type BrowserContext, type Page } from '@playwright/test';
import { BASE_PATH, at } from './ports.ts';

export * from '@playwright/test';

// Tests write addresses as if Marquee stood at the root of its site. With BASE_PATH it stands below that, and so does what
// they open, ask for and expect; whatever a page asks this site for outside of it is a failure.

/** Puts something around a method of whatever is made like `one`. */
function around<One extends object, Name extends keyof One>(
  one: One,
  name: Name,
  wrap: (original: One[Name]) => One[Name],
): void {
  const prototype = Object.getPrototypeOf(one) as One;
  prototype[name] = wrap(prototype[name]);
}

const outside: string[] = [];

/** Notes what a page asks its own site for that lies outside of the base. */
function note(context: BrowserContext): void {
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.hostname === 'localhost' && !request.url().startsWith('blob:');
    const isBelow = url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`);
    if (isOurs && !isBelow && request.frame().url().includes(`${BASE_PATH}/`)) outside.push(request.url());
  });
}

/** The runner's `test`, below the base where there is one. */
export const test = atRoot.extend<{ nothingOutside: void }, { below: void }>({
  below: [
    async ({ browser, playwright }, use) => {
      if (BASE_PATH) {
        around(
          browser,
          'newContext',
          (original) =>
            async function (this: typeof browser, options) {
              const context = await original.call(this, options);
              note(context);
              return context;
            },
        );
        const page = await browser.newPage();
        around(
          page,
          'goto',
          (original) =>
            function (this: Page, url, options) {
              return original.call(this, at(url), options);
            },
        );
        await page.context().close();
        const request = await playwright.request.newContext();
        around(
          request,
          'fetch',
          (original) =>
            function (this: typeof request, asked, options) {
              // Its type names what the answer holds, which `call` forgets.
              return original.call(this, typeof asked === 'string' ? at(asked) : asked, options) as never;
            },
        );
        await request.dispose();
      }
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  nothingOutside: [
    async ({}, use) => {
      await use();
      anywhere(outside.splice(0), 'what pages asked for outside of the base').toEqual([]);
    },
    { auto: true },
  ],
});

/** The runner's `expect`, which knows addresses below the base. */
export const expect = anywhere.extend({
  async toHaveURL(page: Page, wanted: string | RegExp, options?: { timeout?: number }) {
    const expected = anywhere(page);
    const url = typeof wanted === 'string' ? at(wanted) : wanted;
    try {
      await (this.isNot ? expected.not : expected).toHaveURL(url, options);
      return { pass: !this.isNot, message: () => `The address is ${page.url()}.` };
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message };
    }
  },
});
