import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppHandler } from '../../../src/contract/app-handler.ts';
import { pageAddress } from '../../../src/core/routes.ts';
import { createMount } from '../../../src/host/mount.ts';
import { requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../support/host/running-host.ts';

const SITE = 'https://example.org/apps/marquee';

const handler: AppHandler = (request) => {
  const target = targetOf(request);
  if (target === '/moved')
    return new Response(null, { status: 303, headers: { location: pageAddress('/list/1?page=2#a') } });
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
  return pageAnswer(
    `<!doctype html><html lang="en"><p>${target}</p><a href="/untouched">${pageAddress('/x')}</a></html>`,
  );
};

describe('a target', () => {
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
  ])('at %j is %j of Marquee below its base path, and unchanged at the root', (target, path) => {
    expect([below.asked(target), root.asked(target)]).toEqual([path, target]);
  });

  test('is recognized by the site’s base path', () => {
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
  ])('has only cookies of its base path: %j', (header, own) => {
    expect([below.cookies(header), root.cookies(header)]).toEqual([own, header]);
  });
});

describe('a response’s cookies', () => {
  const finished = (site: string, headers: OutgoingHttpHeaders) => {
    const given = { ...headers };
    createMount(site).setCookies(given);
    return given;
  };

  test('at the root are the app’s', () => {
    const given = { location: '/x', 'set-cookie': ['a=b'] };
    expect(finished('https://example.org', given)).toEqual(given);
  });

  test('below the base path are limited to it, with their own names', () => {
    const set = (cookie: string | string[]) => finished(SITE, { 'set-cookie': cookie })['set-cookie'];
    expect(set('a=1')).toEqual(['apps~marquee~a=1; Path=/apps/marquee']);
    expect(set(['__Host-s=1;Path=/;  Secure', '__Secure-s=__Host-;PATH=/x'])).toEqual([
      '__Secure-apps~marquee~s=1; Secure; Path=/apps/marquee',
      '__Secure-apps~marquee~s=__Host-; Path=/apps/marquee/x',
    ]);
    expect(set('x__Host-s=1; Other-Path=/y')).toEqual([
      'apps~marquee~x__Host-s=1; Other-Path=/y; Path=/apps/marquee',
    ]);
    expect(finished(SITE, {})).toEqual({});
  });
});

describe('Marquee below /apps/marquee', () => {
  let host: Host;
  let port: number;

  beforeAll(async () => {
    host = await hostFor({
      handler,
      sources: { siteUrl: SITE, backendUrl: undefined, imageUrl: undefined, styles: '' },
    });
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
  ])('answers at %s with %s, the base path stripped by a proxy or not', async (asked, path) => {
    expect((await ask(asked)).body).toContain(`<p>${path}</p>`);
  });

  test('serves files, health and refusals there too', async () => {
    expect((await ask('/apps/marquee/_astro/a.1234.js')).body).toBe('plain');
    expect((await ask('/apps/marquee/healthz')).body).toBe('ok');
    expect((await ask('/healthz')).body).toBe('ok');
    const refused = await ask('/apps/marquee//movie');
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('<a href="/apps/marquee/">');
    expect(refused.headers['content-length']).toBe(String(refused.body.length));
  });

  test('gives the app the base path, and passes its response on', async () => {
    expect((await ask('/moved')).headers['location']).toBe('/apps/marquee/list/1?page=2#a');
    expect((await ask('/away')).headers['location']).toBe('//elsewhere.example/');
    expect((await ask('/movie/603')).body).toContain('<a href="/untouched">/apps/marquee/x</a>');
    expect((await ask('/data')).body).toBe('{"href":"/a"} href="/a"');
  });

  test('limits cookies to the base path, with names no other Marquee of the site has', async () => {
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
