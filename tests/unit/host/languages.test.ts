import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { currentLanguage } from '../../../src/core/language/current.ts';
import type { AppHandler } from '../../../src/contract/app-handler.ts';
import { passOnPageChange } from '../../../src/contract/page-changes.ts';
import { fileAddress, pageAddress } from '../../../src/core/routes.ts';
import { requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../support/host/running-host.ts';

vi.mock('../../../src/core/language/languages.ts', async (original) => ({
  ...(await original<object>()),
  SERVED: ['en', 'de', 'ar'],
}));

let made = 0;
/** Responds with the request's language, the number of renders, and some links. */
const handler: AppHandler = async (request) => {
  const target = targetOf(request);
  // After a wait it is still in that language.
  await new Promise(setImmediate);
  if (target === '/moved')
    return new Response(null, { status: 303, headers: { location: pageAddress('/list/1?page=2#a') } });
  if (target === '/gone')
    return new Response(null, { status: 302, headers: { location: pageAddress('/movie/1', 'ar') } });
  made += 1;
  return pageAnswer(
    `<!doctype html><html lang="${currentLanguage()}"><p>${target} ${made}</p><a href="${pageAddress('/movie/1')}">x</a>` +
      `<link rel="icon" href="${fileAddress('/favicon.svg')}"><a href="/untouched">x</a></html>`,
  );
};

describe.each(['https://example.org', 'https://example.org/apps/m'])('The languages of %s', (siteUrl) => {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  let host: Host;
  let port: number;
  beforeAll(async () => {
    host = await hostFor({
      handler,
      sources: { siteUrl, backendUrl: undefined, imageUrl: undefined, styles: '' },
    });
    port = await portOf(host);
  });
  afterAll(() => host.close());
  const ask = (target: string, ...headers: string[]) =>
    sendRaw(port, requestLines('GET', base + target, 'Accept: text/html', ...headers));

  test('each page answers below each prefix in its language, with links there', async () => {
    const { body } = await ask('/de/privacy');
    expect(body).toContain('lang="de"><p>/privacy ');
    expect(body).toContain(` href="${base}/de/movie/1"`);
    // Files are the same in every language, and the app's own markup is not changed.
    expect(body).toContain(` href="${base}/favicon.svg"`);
    expect(body).toContain(' href="/untouched"');
    expect((await ask('/de')).body).toContain('lang="de"><p>/ ');
    expect((await ask('/de/diary', 'Cookie: picked=1')).body).toContain('lang="de"><p>/diary ');
  });

  test('a page is cached once a language, and invalidated in all of them', async () => {
    const [english, german] = [(await ask('/terms')).body, (await ask('/de/terms')).body];
    expect(english).toContain('lang="en"');
    expect((await ask('/terms')).body).toBe(english);
    expect((await ask('/de/terms')).body).toBe(german);
    passOnPageChange('/terms');
    expect((await ask('/terms')).body).not.toBe(english);
    expect((await ask('/de/terms')).body).not.toBe(german);
  });

  test('visitors and forms are redirected in their language, or to another on request', async () => {
    expect((await ask('/de/moved')).headers['location']).toBe(`${base}/de/list/1?page=2#a`);
    expect((await ask('/de/gone')).headers['location']).toBe(`${base}/ar/movie/1`);
  });

  test.each([
    ['/discover', '/discover/movies'],
    ['/login', '/#sign-in'],
    ['/signup', '/#sign-up'],
    ['/settings', '/profile'],
    ['/account', '/profile'],
    ['/series', '/tv-series'],
    ['/stats', '/numbers'],
    ['/tv', '/tv-series'],
    ['/films', '/movies'],
    ['/register', '/#sign-up'],
    ['/watchlist', '/wishlist'],
    ['/favorites', '/watched?show=favorites'],
    ['/people', '/search?query=&searchType=person'],
    ['/logout', '/profile'],
    ['/faq', '/help'],
  ])('who types %s is led to %s, in their language', async (typed, path) => {
    for (const prefix of ['', '/de'])
      for (const asked of [typed, `${typed}/`, `${typed}?a=b`]) {
        const { status, headers } = await ask(prefix + asked);
        expect([status, headers['location']]).toEqual([308, base + prefix + path]);
      }
    expect((await ask(`${typed}/x`)).status).toBe(200);
  });

  test('a search with the parameter of other sites is sent on to its own', async () => {
    for (const prefix of ['', '/de']) {
      const { status, headers } = await ask(`${prefix}/search?q=blade+runner`);
      expect([status, headers['location']]).toEqual([308, `${base}${prefix}/search?query=blade+runner`]);
    }
    expect((await ask('/search?query=dune&q=x')).status).toBe(200);
  });

  test('English has one address: the bare one', async () => {
    const { status, headers } = await ask('/en/movie/603?a=b');
    expect([status, headers['location']]).toEqual([301, `${base}/movie/603?a=b`]);
  });

  test('an unserved prefix is an ordinary path', async () => {
    expect((await ask('/fr/movie/603')).body).toContain('<p>/fr/movie/603 ');
  });
});
