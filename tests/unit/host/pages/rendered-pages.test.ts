import { describe, expect, test } from 'vitest';
import { currentLanguage } from '../../../../src/core/language/current.ts';
import type { AppHandler } from '../../../../src/contract/app-handler.ts';
import { row } from '../../../../src/core/page-rows.ts';
import { pageAddress } from '../../../../src/core/routes.ts';
import { createMount } from '../../../../src/host/mount.ts';
import { createPageRenderer } from '../../../../src/host/pages/pages.ts';
import { createSecurityHeaders } from '../../../../src/host/security-headers.ts';

const SITE = 'https://movies.example.org/m';
const PAGE = row('/movie/[id]', { kept: 60 });
const KEY = { ...{ key: '/movie/603?a=b', address: '/movie/603?a=b', path: '/movie/603' }, page: PAGE };

/** A rendered page for the app's response. */
const made = (handler: AppHandler, language: 'en' | 'de' = 'en') =>
  createPageRenderer({
    handler,
    siteOrigin: new URL(SITE).origin,
    security: createSecurityHeaders({
      siteUrl: SITE,
      backendUrl: undefined,
      imageUrl: undefined,
      styles: '',
    }),
    mount: createMount(SITE),
  })({ ...KEY, language });

const html = { 'content-type': 'text/html' };

describe('a shared page', () => {
  test('is rendered anonymously, from its address, in its language', async () => {
    const asked: unknown[] = [];
    await made((request, { locals, clientAddress }) => {
      const headers = Object.fromEntries(request.headers);
      asked.push([request.url, request.method, headers, { ...locals, clientAddress }, currentLanguage()]);
      return new Response('');
    }, 'de');
    const nobody = { clientAddress: '127.0.0.1', direct: false, row: PAGE };
    expect(asked).toMatchObject([
      ['https://movies.example.org/movie/603?a=b', 'GET', { accept: 'text/html' }, nobody, 'de'],
    ]);
    expect(asked).toMatchObject([
      [{}, {}, {}, { requestId: expect.stringMatching(/^[\w-]{36}$/) as string }, {}],
    ]);
  });

  test('is cached as sent: below its base path, with all headers', async () => {
    const result = await made(
      () => new Response(`<a href="${pageAddress('/x')}">x</a>`, { headers: html }),
      'de',
    );
    const { headers = [], body } = result.kind === 'page' ? result.page.variants.identity : {};
    expect(body?.().toString()).toBe('<a href="/m/de/x">x</a>');
    const all = Object.fromEntries(headers.map((one, at) => [one, headers[at + 1]]));
    expect(all).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': expect.stringContaining("style-src 'self'") as string,
    });
  });

  test.each([
    [404, false],
    [499, false],
    [500, true],
    [503, true],
  ])('that answers %i is passed on uncached, and failed: %s', async (status, failed) => {
    const result = await made(() => new Response(pageAddress('/x'), { status, headers: html }));
    expect(result).toMatchObject({ kind: 'answer', failed, answer: { status } });
    expect(result.kind === 'answer' && result.answer.body.toString()).toBe('/m/x');
  });

  test('cannot be streamed', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    await expect(made(() => new Response('data: x', { headers }))).rejects.toThrow('was streamed');
  });
});
