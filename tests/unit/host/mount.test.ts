import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppHandler } from '../../../src/contract/app-handler.ts';
import { createMount } from '../../../src/host/mount.ts';
import { requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../support/host/running-host.ts';

const SITE = 'https://example.org/apps/marquee';

const handler: AppHandler = (request) => {
  const target = targetOf(request);
  if (target === '/moved')
    return new Response(null, { status: 303, headers: { location: '/list/1?page=2#a' } });
  if (target === '/away')
    return new Response(null, { status: 302, headers: { location: '//elsewhere.example/' } });
  if (target === '/cookies') {
    const headers = new Headers({ 'content-type': 'text/plain' });
    headers.append('set-cookie', '__Host-session=a%3B; Max-Age=60; Path=/; Secure');
    headers.append('set-cookie', 'picked=1; path=/discover; HttpOnly');
    headers.append('set-cookie', 'plain=1');
    return new Response(request.headers.get('cookie') ?? 'none', { headers });
  }
  if (target === '/data')
    return new Response('{"href":"/a"} href="/a"', { headers: { 'content-type': 'application/json' } });
  return pageAnswer(`<!doctype html><html lang="en"><p>${target}</p></html>`);
};

/** What becomes of markup below the base. */
function placed(html: string): string {
  const answer = { headers: { 'content-type': 'text/html' }, body: Buffer.from(html) };
  createMount(SITE).finish(answer);
  return answer.body.toString();
}

describe('Marquee below /apps/marquee', () => {
  let host: Host;
  let port: number;

  beforeAll(async () => {
    host = await hostFor({ handler, sources: { siteUrl: SITE, backendUrl: undefined, imageUrl: undefined } });
    port = await portOf(host);
  });

  afterAll(() => host.close());

  const ask = (target: string, ...headers: string[]) =>
    sendRaw(port, requestLines('GET', target, 'Accept: text/html', ...headers));

  test.each([
    ['/apps/marquee/calendar?month=2026-03', '/calendar?month=2026-03'],
    ['/movie/603', '/movie/603'],
    ['/apps/marquee', '/'],
    ['/apps/marquee?a=b', '/?a=b'],
    ['/apps/marquee/', '/'],
    ['/apps/marquees/x', '/apps/marquees/x'],
    ['/apps/marquee/%40ada', '/@ada'],
  ])('what is asked for at %s is %s, whether a proxy has taken the base off or not', async (asked, path) => {
    expect((await ask(asked)).body).toContain(`<p>${path}</p>`);
  });

  test('files, health and what is refused are found there too', async () => {
    expect((await ask('/apps/marquee/_astro/a.1234.js')).body).toBe('plain');
    expect((await ask('/apps/marquee/healthz')).body).toBe('ok');
    expect((await ask('/healthz')).body).toBe('ok');
    const refused = await ask('/apps/marquee//movie');
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('<a href="/apps/marquee/">');
    expect(refused.headers['content-length']).toBe(String(refused.body.length));
  });

  test('redirects lead below the base, and away where they lead away', async () => {
    expect((await ask('/moved')).headers['location']).toBe('/apps/marquee/list/1?page=2#a');
    expect((await ask('/away')).headers['location']).toBe('//elsewhere.example/');
  });

  test('a page says where it stands, once', () => {
    expect(placed('<!doctype html><html lang="en"><body><html ></html>')).toContain(
      '<html data-base="/apps/marquee" lang="en">',
    );
  });

  test('addresses of a page get the base, and nothing else of it is touched', () => {
    expect(placed('<a class="x" href="/movie/603">/movie</a><form action="/search">')).toBe(
      '<a class="x" href="/apps/marquee/movie/603">/movie</a><form action="/apps/marquee/search">',
    );
    expect(placed('<astro-island component-url="/_astro/a.js" renderer-url="/_astro/b.js">')).toBe(
      '<astro-island component-url="/apps/marquee/_astro/a.js" renderer-url="/apps/marquee/_astro/b.js">',
    );
    for (const untouched of [
      '<a href="//elsewhere.example/x">',
      '<a href="#main">',
      '<a href="?page=2">',
      '<a href="https://example.org/x">',
      '<img src="/apps/marquee/embedded/images/w92/a.svg">',
      '<input name="back" value="/profile#stars">',
      '<p title="/movie">&quot; href=&quot;/movie&quot;</p>',
    ])
      expect(placed(untouched)).toBe(untouched);
  });

  test('data is handed on as it is', async () => {
    expect((await ask('/data')).body).toBe('{"href":"/a"} href="/a"');
  });

  test('cookies are for what is below the base alone, under names that no other Marquee of the site has', async () => {
    const cookie =
      '__Host-session=root; apps~marquee~zone=UTC; __Secure-apps~marquee~session.0=own; apps~zone=x';
    const answer = await fetch(`http://127.0.0.1:${port}/cookies`, { headers: { cookie } });
    expect(await answer.text()).toBe('zone=UTC; __Host-session.0=own');
    expect(answer.headers.getSetCookie()).toEqual([
      '__Secure-apps~marquee~session=a%3B; Max-Age=60; Secure; Path=/apps/marquee',
      'apps~marquee~picked=1; HttpOnly; Path=/apps/marquee/discover',
      'apps~marquee~plain=1; Path=/apps/marquee',
    ]);
    expect((await ask('/cookies', 'Cookie: __Host-session=root')).body).toBe('none');
  });
});
