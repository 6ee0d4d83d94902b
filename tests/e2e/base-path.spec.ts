import { readdirSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pLimit from 'p-limit';
import { PAGES } from '../../src/core/pages.ts';
import { cookieMark } from '../../src/core/base-path.ts';
import { expect, test } from '../support/browser/browser.ts';
import { button, expectPressed } from '../support/browser/list-buttons.ts';
import {
  dialogOf,
  newcomer,
  openDialog,
  publishableKey,
  register,
  signIn,
  toastOf,
} from '../support/e2e/people.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';

const BASE = '/apps/marquee';
const EXAMPLES: Record<string, string> = {
  id: '603',
  category: 'popular',
  n: '1',
  kind: 'movie',
  year: '2025',
};

/** Every row of the table of pages, with what an address asks for filled in. */
const PATHS = PAGES.map(({ path }) =>
  path
    .replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, part: string) => EXAMPLES[part] ?? 'x')
    .replace('/tv/603', '/tv/1396'),
);

/** Values that our own scripts and forms read as paths of this site, and files of the catalogue. */
const PATHS_BY_NATURE = /^(?:value|data-(?:path|address|share|poster|title|name))$/;

let marquee: Marquee;
test.beforeAll(async () => {
  marquee = await startMarquee({ BASE_PATH: BASE, RATE_LIMIT: 'off', PEOPLE_PER_ADDRESS: '50' });
});
test.afterAll(() => marquee.stop());

/** What of an answer leads a browser, or whoever reads it, outside of the base. */
function outside(text: string, headers: Headers, origin: string): string[] {
  const found: string[] = [];
  const check = (name: string, address: string) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (/^\/(?!\/)/.test(path) && path !== BASE && !path.startsWith(`${BASE}/`))
      found.push(`${name}=${address}`);
  };
  for (const [, address = ''] of text.matchAll(new RegExp(`(${origin}/[^"'<>\\s&]*)`, 'g')))
    check('text', address);
  check('location', headers.get('location') ?? '');
  for (const [, address = ''] of (headers.get('link') ?? '').matchAll(/<([^>]*)>/g)) check('link', address);
  for (const cookie of headers.getSetCookie()) {
    check('cookie', /;\s*path=([^;]*)/i.exec(cookie)?.[1] ?? '/');
    if (!cookie.includes(cookieMark(BASE))) found.push(cookie);
  }
  if (!headers.get('content-type')?.startsWith('text/html')) return found;
  for (const [, name = '', value = ''] of text.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
    if (PATHS_BY_NATURE.test(name)) continue;
    if (name === 'srcset') for (const one of value.split(', ')) check(name, one);
    else if (name === 'style')
      for (const [, one = ''] of value.matchAll(/url\(&?[^/]*(\/[^)]*)/g)) check(name, one);
    else check(name, value);
    for (const [, one = ''] of value.matchAll(/(?:Base|Url)&quot;:(?:\[0,)?&quot;(\/[^&]*)/g))
      check(name, one);
  }
  return found;
}

for (const who of ['a visitor', 'somebody signed in']) {
  test(`no address of any page leads ${who} outside of the base, nor does a header`, async ({
    playwright,
  }) => {
    test.setTimeout(120_000);
    const { origin } = new URL(marquee.url);
    const headers: Record<string, string> = { accept: 'text/html' };
    if (who !== 'a visitor') {
      const request = await playwright.request.newContext({ baseURL: marquee.url });
      const person = newcomer();
      await register(request, person);
      const key = await publishableKey(request);
      const kept = await sessionCookies(`${marquee.url}/embedded/backend`, key, person);
      headers['cookie'] = kept.replace(/(^|; )/g, `$1${cookieMark(BASE)}`);
      await request.dispose();
    }
    const assets = new Set<string>();
    for (const path of PATHS) {
      const answer = await fetch(marquee.url + path, { headers, redirect: 'manual' });
      const text = await answer.text();
      expect(outside(text, answer.headers, origin), path).toEqual([]);
      for (const [, asset = ''] of text.matchAll(/="(\/apps\/marquee\/_astro\/[^"#]*)/g)) assets.add(asset);
    }
    expect(assets.size).toBeGreaterThan(20);
    for (const asset of assets) expect((await fetch(origin + asset)).status, asset).toBe(200);
  });
}

test('files of the build name each other by where they lie', async () => {
  const some = pLimit(16);
  const named = new Set<string>();
  const files = readdirSync('dist/client/_astro', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css)$/.test(file),
  );
  const look = async (name: string) => {
    const text = await (await fetch(`${marquee.url}/_astro/${name}`)).text();
    expect(/["'`(]\/_astro\/[^"'`)]*/.exec(text)?.[0], name).toBeUndefined();
    const others = text.matchAll(/(?:from|import\(?)\s*["'`](\.[^"'`]+)["'`]|url\((\.[^)]+)\)/g);
    for (const [, script, font] of others)
      named.add(new URL(script ?? font ?? '', `${marquee.url}/_astro/${name}`).href);
  };
  await Promise.all(files.map((name) => some(look, name)));
  const stands = async (address: string) =>
    expect((await fetch(address, { method: 'HEAD' })).status, address).toBe(200);
  await Promise.all([...named].map((address) => some(stands, address)));
});

/** A site with other things, whose proxy has Marquee below the base; what the base stands before is left or taken off. */
async function siteWith(target: (url: string) => string): Promise<Server> {
  const site = createServer((request, response) => {
    const url = request.url ?? '';
    if (!url.startsWith(`${BASE}/`)) return void response.writeHead(404).end('another site');
    const { port } = new URL(marquee.url);
    const options = { port, path: target(url), method: request.method, headers: request.headers };
    request.pipe(
      ask(options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      }),
    );
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  return site;
}

for (const [how, target] of [
  ['leaves the path as it is', (url: string) => url],
  ['takes the base off', (url: string) => url.slice(BASE.length)],
] as const) {
  test(`behind a proxy that ${how} one signs in, saves a title and finds it again`, async ({
    page,
    playwright,
  }) => {
    const person = newcomer();
    const request = await playwright.request.newContext({ baseURL: marquee.url });
    await register(request, person);
    await request.dispose();
    const site = await siteWith(target);
    const home = `http://localhost:${(site.address() as AddressInfo).port}${BASE}/`;
    try {
      await page.goto(home);
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(page).toHaveURL(home);
      await page.goto(`${home}movie/603`);
      await openDialog(page);
      await signIn(page, person);
      await expect(dialogOf(page)).toBeHidden();
      await button(page, 'Wishlist').click();
      await expectPressed(button(page, 'Wishlist'), true);
      await expect(toastOf(page, 'Added to wishlist')).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      await page.locator('#account-menu a', { hasText: 'My Wishlist' }).click();
      await expect(page).toHaveURL(`${home}wishlist`);
      await page
        .locator('main')
        .getByRole('link', { name: /The Matrix/ })
        .first()
        .click();
      await expect(page).toHaveURL(`${home}movie/603`);
      const cookies = await page.context().cookies();
      expect(cookies.map(({ path }) => path).every((path) => path.startsWith(BASE))).toBe(true);
      expect(cookies.every(({ name }) => name.startsWith(cookieMark(BASE)))).toBe(true);
    } finally {
      site.closeAllConnections();
      site.close();
    }
  });
}
