import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { currentLanguage } from '../../../src/domain/language/current.ts';
import type { AppHandler } from '../../../src/contract/app-handler.ts';
import { passOnPageChange } from '../../../src/contract/page-changes.ts';
import { requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../support/host/running-host.ts';

vi.mock('../../../src/domain/language/languages.ts', async (original) => ({
  ...(await original<object>()),
  SERVED: ['en', 'de', 'ar'],
}));

let made = 0;
/** Says which language it was asked in, for how many pages, and some links. */
const handler: AppHandler = async (request) => {
  const target = targetOf(request);
  // What it says after a wait is in that language, too.
  await new Promise(setImmediate);
  if (target === '/moved')
    return new Response(null, { status: 303, headers: { location: '/list/1?page=2#a' } });
  if (target === '/api/gone') return new Response(null, { status: 303, headers: { location: '/list/1' } });
  if (target === '/gone') return new Response(null, { status: 302, headers: { location: '/ar/movie/1' } });
  made += 1;
  return pageAnswer(
    `<!doctype html><html lang="${currentLanguage()}"><p>${target} ${made}</p><a class="a" href="/movie/1">x</a>` +
      '<link rel="icon" href="/favicon.svg"><script src="/_astro/a.js"></script><img src="/embedded/images/a.svg">' +
      '<form method="post" action="/search"></form><form method="post" action="/api/marks"></form><a href="https://example.org/ar/">ar</a></html>',
  );
};

describe.each(['https://example.org', 'https://example.org/apps/m'])('The languages of %s', (siteUrl) => {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  let host: Host;
  let port: number;
  beforeAll(async () => {
    host = await hostFor({ handler, sources: { siteUrl, backendUrl: undefined, imageUrl: undefined } });
    port = await portOf(host);
  });
  afterAll(() => host.close());
  const ask = (target: string, ...headers: string[]) =>
    sendRaw(port, requestLines('GET', base + target, 'Accept: text/html', ...headers));

  test('each page answers below each prefix, in its language, and its links stay there', async () => {
    const { body } = await ask('/de/privacy');
    expect(body).toContain('lang="de"><p>/privacy ');
    expect(body).toContain(` href="${base}/de/movie/1"`);
    expect(body).toContain(` action="${base}/de/search"`);
    expect(body).toContain(` action="${base}/de/api/marks"`);
    // What a page is made of is the same in every language.
    expect(body).toContain(` src="${base}/_astro/a.js"`);
    expect(body).toContain(` src="${base}/embedded/images/a.svg"`);
    expect(body).toContain('href="https://example.org/ar/"');
    expect((await ask('/de')).body).toContain('lang="de"><p>/ ');
    expect((await ask('/de/diary', 'Cookie: picked=1')).body).toContain('lang="de"><p>/diary ');
  });

  test('a page is kept once a language, and forgotten in all of them', async () => {
    const [english, german] = [(await ask('/terms')).body, (await ask('/de/terms')).body];
    expect(english).toContain('lang="en"');
    expect((await ask('/terms')).body).toBe(english);
    expect((await ask('/de/terms')).body).toBe(german);
    passOnPageChange('/terms');
    expect((await ask('/terms')).body).not.toBe(english);
    expect((await ask('/de/terms')).body).not.toBe(german);
  });

  test('readers and forms are sent on in their language, and to another where they ask for it', async () => {
    expect((await ask('/de/moved')).headers['location']).toBe(`${base}/de/list/1?page=2#a`);
    expect((await ask('/de/gone')).headers['location']).toBe(`${base}/ar/movie/1`);
    expect((await ask('/de/api/gone')).headers['location']).toBe(`${base}/de/list/1`);
  });

  test('English has one address: the bare one', async () => {
    const { status, headers } = await ask('/en/movie/603?a=b');
    expect([status, headers['location']]).toEqual([301, `${base}/movie/603?a=b`]);
  });

  test('what is no prefix of a served language is a path as any other', async () => {
    expect((await ask('/fr/movie/603')).body).toContain('<p>/fr/movie/603 ');
  });
});
