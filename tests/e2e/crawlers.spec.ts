import { expect, test, type APIRequestContext } from '../support/e2e/test.ts';
import { PAGES } from '../../src/core/pages.ts';
import { EMBEDDED_URL } from '../support/e2e/ports.ts';
import { exampleOf, publish } from '../support/e2e/example-pages.ts';
import { sizeOfPng } from '../support/png.ts';

type Thing = Record<string, unknown> & { '@type': string };

async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(EMBEDDED_URL + path)).text();
}

function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

function structured(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Thing,
  );
}

/** Properties schema.org and the large search engines require or recommend, by type. */
const WANTED: Record<string, string[]> = {
  Movie: ['name', 'url', 'image', 'description', 'datePublished', 'director', 'actor', 'genre', 'duration'],
  TVSeries: ['name', 'url', 'image', 'description', 'startDate', 'actor', 'genre', 'numberOfSeasons'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'name'],
  WebSite: ['name', 'url', 'potentialAction'],
};

for (const [path, types] of [
  ['/', ['WebSite']],
  ['/movies/popular', ['BreadcrumbList', 'ItemList']],
  ['/tv/genre/18', ['BreadcrumbList', 'ItemList']],
  ['/movie/603', ['Movie', 'BreadcrumbList']],
  ['/tv/1396', ['TVSeries', 'BreadcrumbList']],
] as const) {
  test(`${path} describes itself to search engines as ${types.join(' and ')}`, async ({ request }) => {
    const things = structured(await pageOf(request, path));
    expect(things.map((thing) => thing['@type']).sort()).toEqual([...types].sort());
    for (const thing of things) {
      expect(thing['@context']).toBe('https://schema.org');
      for (const property of WANTED[thing['@type']] ?? []) {
        expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy();
      }
      const addresses = JSON.stringify(thing).match(/"(?:url|item|image)":"[^"]*"/g) ?? [];
      expect(addresses.every((address) => address.includes('":"http'))).toBe(true);
    }
  });
}

test('titles, descriptions, canonical addresses and previews are there', async ({ request }) => {
  for (const path of ['/', '/movies/popular', '/movie/603', '/tv/1396', '/genres']) {
    const html = await pageOf(request, path);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBeTruthy();
    expect(meta(html, 'description')?.length).toBeGreaterThan(20);
    expect(meta(html, 'description')?.length).toBeLessThanOrEqual(160);
    expect(html).toContain(`<link rel="canonical" href="${EMBEDDED_URL + path}"`);
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(meta(html, 'og:image')).toMatch(/^https?:\/\//);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  }
});

/** Every page that search engines may list, and that people share. */
const PUBLIC = PAGES.filter(
  ({ access, crawling, path }) => access === 'everybody' && crawling === 'index' && !/[.]\w+$/.test(path),
);

for (const { path } of PUBLIC) {
  test(`${path} has a picture for link previews, of the size and kind it says`, async ({ request }) => {
    if (/^[/](?:@|list)/.test(path)) await publish(request, EMBEDDED_URL);
    const address = exampleOf(path);
    const page = await request.get(EMBEDDED_URL + address);
    expect(page.status(), address).toBe(200);
    const html = await page.text();
    const picture = () => request.get(meta(html, 'og:image') ?? '', { maxRedirects: 0 });
    // Pages come first: beside the browsers of other tests the first to ask can be led to the card of the site.
    await expect.poll(async () => (await picture()).status(), { timeout: 40_000 }).toBe(200);
    const answer = await picture();
    expect(answer.headers()['content-type']).toBe(meta(html, 'og:image:type'));
    expect(sizeOfPng(await answer.body())).toEqual({ width: 1200, height: 630 });
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(html, 'og:image:alt')).toBeTruthy();
    for (const { image } of structured(html)) {
      if (typeof image === 'string') expect(image).toMatch(/^https?:.*[.]png$/);
    }
  });
}

test('a title, a season, a person and a collection have a card of their own', async ({ request }) => {
  for (const path of [
    '/movie/603',
    '/tv/1396/season/1',
    '/movie/603/cast',
    '/person/31',
    '/collection/119',
  ]) {
    expect(meta(await pageOf(request, path), 'og:image'), path).toMatch(/[/]cards[/][a-z]+[/].+[.]png$/);
  }
});

test('a search is not listed, and has one address however it was asked', async ({ request }) => {
  const html = await pageOf(request, '/search?searchType=tv&query=breaking&utm_source=x');
  expect(meta(html, 'robots')).toBe('noindex');
  expect(html).toContain(
    `<link rel="canonical" href="${EMBEDDED_URL}/search?query=breaking&amp;searchType=tv"`,
  );
  expect(await pageOf(request, '/movie/999999999')).not.toContain('rel="canonical"');
});

test('unknown parameters do not make new canonical addresses', async ({ request }) => {
  const html = await pageOf(request, '/movies/popular?utm_source=x&page=2');
  expect(html).toContain(`<link rel="canonical" href="${EMBEDDED_URL}/movies/popular?page=2"`);
});

test('search results and errors stay out of search engines', async ({ request }) => {
  for (const path of ['/search?query=alien', '/no/such/page', '/movie/2147483647', '/recommendations']) {
    expect(meta(await pageOf(request, path), 'robots'), path).toBe('noindex');
  }
});

test('every page of a list can be reached by links', async ({ request }) => {
  let path: string | undefined = '/movies/top-rated';
  const seen: string[] = [];
  while (path !== undefined) {
    seen.push(path);
    const html = await pageOf(request, path);
    path = /<link rel="next" href="([^"]+)"/
      .exec(html)?.[1]
      ?.replace(EMBEDDED_URL, '')
      .replaceAll('&#38;', '&');
  }
  expect(seen.length).toBeGreaterThanOrEqual(4);
});

test('robots.txt names the sitemap, and sitemaps lead to pages that exist', async ({ request }) => {
  const robots = await pageOf(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${EMBEDDED_URL}/sitemap.xml`);
  const base = new URL(EMBEDDED_URL).pathname.replace(/\/$/, '');
  for (const path of ['/search?', '/wishlist', '/de/search?', '/pt-br/wishlist'])
    expect(robots).toContain(`Disallow: ${base}${path}\n`);
  const german = await request.get('/de/robots.txt', { maxRedirects: 0 });
  expect([german.status(), german.headers()['location']]).toEqual([301, `${base}/robots.txt`]);
  const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  const sitemaps = addresses(await pageOf(request, '/sitemap.xml'));
  expect(sitemaps.length).toBeGreaterThanOrEqual(3);
  const pages: string[] = [];
  for (const sitemap of sitemaps) {
    const answer = await request.get(sitemap);
    expect(answer.headers()['content-type']).toContain('xml');
    const found = addresses(await answer.text());
    expect(found.length).toBeLessThan(50_000);
    pages.push(...found);
  }
  expect(new Set(pages).size).toBe(pages.length);
  const collection = `${EMBEDDED_URL}/collection/119`;
  expect(pages).toContain(collection);
  const person = pages.find((page) => page.includes('/person/'));
  for (const page of [pages[0], pages[20], pages.at(-1), person, collection]) {
    expect((await request.get(page ?? '')).status(), page).toBe(200);
  }
  expect((await request.get(`${EMBEDDED_URL}/sitemaps/movie-9999.xml`)).status()).toBe(404);
});
