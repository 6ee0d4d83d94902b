import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppHandler } from '../../../src/contract/app-handler.ts';
import { inLanguage } from '../../../src/contract/language.ts';
import type { Language } from '../../../src/domain/language/languages.ts';
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

describe('what is asked for', () => {
  const below = createMount(SITE);
  const root = createMount('https://example.org/');

  test.each([
    ['/apps/marquee', '/'],
    ['/apps/marquee?a=b', '/?a=b'],
    ['/apps/marquee/', '/'],
    ['/apps/marquee/list/1?a=/x/', '/list/1?a=/x/'],
    ['/apps/marquees/', '/apps/marquees/'],
    ['/apps/marquees?', '/apps/marquees?'],
    ['/x/apps/marquee', '/x/apps/marquee'],
    ['/list/1', '/list/1'],
    ['', ''],
  ])('at %j is %j of Marquee below its base, and as it is at the root', (target, path) => {
    expect([below.asked(target), root.asked(target)]).toEqual([path, target]);
  });

  test('is known by where the site stands', () => {
    expect([below.base, root.base]).toEqual(['/apps/marquee', '']);
    expect(createMount('https://example.org/a/b/').base).toBe('/a/b');
  });

  test.each([
    ['apps~marquee~a=1;apps~marquee~b=2', 'a=1; b=2'],
    ['x=apps~marquee~;   apps~marquee~b=2', 'b=2'],
    ['__Secure-apps~marquee~s=1; __Host-s=2; __Secure-s=3', '__Host-s=1'],
    ['x=__Secure-apps~marquee~', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('comes with the cookies of its base alone: %j', (header, own) => {
    expect([below.cookies(header), root.cookies(header)]).toEqual([own, header]);
  });
});

describe('an answer', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const finished = (site: string, headers: OutgoingHttpHeaders, text?: string, language: Language = 'en') => {
    const answer = { headers: { ...headers }, ...(text !== undefined && { body: Buffer.from(text) }) };
    inLanguage(language, () => createMount(site).finish(answer));
    return { headers: answer.headers, text: answer.body?.toString() };
  };

  test('at the root in English goes out as it is', () => {
    const given = { ...html, location: '/x', 'set-cookie': ['a=b'], 'content-length': 1 };
    expect(finished('https://example.org', given, '<a href="/x">')).toEqual({
      ...{ headers: given, text: '<a href="/x">' },
    });
  });

  test('at the root in another language leads on in it, and keeps its cookies', () => {
    const given = { ...html, location: '/x', 'set-cookie': ['a=b'] };
    const text = '<html lang="de"><a href="/x"><img src="/y"><form action="/z"><button formaction="/w">';
    expect(finished('https://example.org', given, text, 'de')).toEqual({
      headers: { ...html, location: '/de/x', 'set-cookie': ['a=b'] },
      text: '<html lang="de"><a href="/de/x"><img src="/y"><form action="/de/z"><button formaction="/de/w">',
    });
  });

  test('leads below the base, and away where it leads away', () => {
    const to = (location: string | undefined) => finished(SITE, { location }).headers.location;
    expect(to('/list/1?page=2#a')).toBe('/apps/marquee/list/1?page=2#a');
    expect(to('/a//')).toBe('/apps/marquee/a//');
    for (const away of ['//elsewhere.example/', 'https://elsewhere.example/', 'list/', undefined])
      expect(to(away)).toBe(away);
  });

  test('sets cookies for what is below the base, under names of its own', () => {
    const set = (cookie: string | string[]) => finished(SITE, { 'set-cookie': cookie }).headers['set-cookie'];
    expect(set('a=1')).toEqual(['apps~marquee~a=1; Path=/apps/marquee']);
    expect(set(['__Host-s=1;Path=/;  Secure', '__Secure-s=__Host-;PATH=/x'])).toEqual([
      '__Secure-apps~marquee~s=1; Secure; Path=/apps/marquee',
      '__Secure-apps~marquee~s=__Host-; Path=/apps/marquee/x',
    ]);
    expect(set('x__Host-s=1; Other-Path=/y')).toEqual([
      'apps~marquee~x__Host-s=1; Other-Path=/y; Path=/apps/marquee',
    ]);
    expect(finished(SITE, {}).headers).toEqual({});
  });

  test('says how long it has become, if it said how long it was', () => {
    const long = finished(SITE, { ...html, 'content-length': 13 }, '<a href="/é">');
    expect(long.text).toBe('<a href="/apps/marquee/é">');
    expect(long.headers['content-length']).toBe(Buffer.byteLength('<a href="/apps/marquee/é">'));
    expect(finished(SITE, html, '<a href="/x">').headers).toEqual(html);
  });

  test.each(['application/json', 'x-text/html', undefined])('of type %s is no page', (type) => {
    expect(finished(SITE, { 'content-type': type }, '<a href="/x">').text).toBe('<a href="/x">');
    expect(finished(SITE, html)).toEqual({ headers: html, text: undefined });
  });

  test('names what pages are made of by the base, each address once', () => {
    const names = ['href', 'src', 'action', 'formaction', 'component-url', 'renderer-url'];
    for (const name of [...names, 'before-hydration-url'])
      expect(finished(SITE, html, `<x ${name}="/a" ${name}="/b">`).text).toBe(
        `<x ${name}="/apps/marquee/a" ${name}="/apps/marquee/b">`,
      );
    const dotted = 'https://example.org/a.b.c';
    for (const own of ['/a.b.c/embedded/x', '//a.example/'])
      expect(finished(dotted, html, `<img src="${own}">`).text).toBe(`<img src="${own}">`);
    for (const other of ['/axb.c/embedded/x', '/a.bxc/embedded/x', '/x/a.b.c/embedded/', '/a.b.c/x'])
      expect(finished(dotted, html, `<img src="${other}">`).text).toBe(`<img src="/a.b.c${other}">`);
  });
});

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
