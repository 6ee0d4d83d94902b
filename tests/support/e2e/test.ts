import { expect as anywhere, test as atRoot, type BrowserContext, type Page } from '@playwright/test';
import { BASE_PATH, at } from './ports.ts';

export * from '@playwright/test';

// Tests write addresses as if Marquee were at its site's root. With BASE_PATH it is below a path: opened,
// requested and expected addresses get the path, and a page's request outside it fails the test.

/** Wraps a method of all objects with the prototype of `one`. */
function around<One extends object, Name extends keyof One>(
  one: One,
  name: Name,
  wrap: (original: One[Name]) => One[Name],
): void {
  const prototype = Object.getPrototypeOf(one) as One;
  prototype[name] = wrap(prototype[name]);
}

const outside: string[] = [];

/** Records a page's requests to its own site outside the base path. */
function note(context: BrowserContext): void {
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.hostname === 'localhost' && !request.url().startsWith('blob:');
    const isBelow = url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`);
    if (isOurs && !isBelow && request.frame().url().includes(`${BASE_PATH}/`)) outside.push(request.url());
  });
}

/** The runner's `test`, below the base path. */
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
              // The type contains the response's, which `call` loses.
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

/** The runner's `expect`, with addresses below the base path. */
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
