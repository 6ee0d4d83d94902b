import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { inLanguage } from '../../../../src/contract/language.ts';
import { hostAnswer } from '../../../../src/host/pages/refusal-page.ts';

vi.mock('../../../../src/core/language/languages.ts', async (original) => ({
  ...(await original<object>()),
  SERVED: ['en', 'ar'],
}));

const answer = (accept: string | undefined, status = 404, headers?: Record<string, string>) => {
  const asked = { headers: accept === undefined ? {} : { accept } };
  return hostAnswer(asked, status, 'There is no such page.', 'a1b2', headers);
};
const common = { 'cache-control': 'no-store', vary: 'Accept' };

describe('the host’s own response', () => {
  test.each([undefined, '*/*', 'application/json'])('is data for a client that accepts %j', (accept) => {
    const { status, headers, body } = answer(accept);
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toEqual({
      ...{ error: 'Not Found', message: 'There is no such page.', requestId: 'a1b2' },
    });
    expect(headers).toEqual({
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
  });

  test.each([
    [429, 'limited'],
    [503, 'unavailable'],
    [413, 'tooLarge'],
    [500, 'defect'],
  ])('is a problem for API clients: %i is %s', (status, code) => {
    const asked = { headers: { accept: 'text/html' }, url: '/api/v1/history?limit=10' };
    const { headers, body } = hostAnswer(asked, status, 'Wait.', 'a1b2', { 'retry-after': '5' });
    expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '5' });
    expect(JSON.parse(body.toString())).toEqual({
      ...{ type: `/developers#${code}`, title: 'Wait.', status, code, requestId: 'a1b2' },
    });
  });

  test('is a readable page for people, without scripts and resources', () => {
    const { status, headers, body } = answer('text/html,*/*;q=0.8', 404, { 'retry-after': '5' });
    const html = body.toString();
    expect(status).toBe(404);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en"><head>/);
    expect(html).toContain('<meta name="robots" content="noindex"><title>Not found · Marquee</title>');
    expect(html).toContain(
      '<body><main><h1>Not found</h1><p>There is no such page.</p><p><a href="/">Go home</a></p>' +
        '<small>Reference: a1b2</small></main></body></html>',
    );
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).toContain('color-scheme:dark');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers).toEqual({
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'retry-after': '5',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        `style-src 'sha256-${hash}'`,
    });
  });

  test.each([
    [503, 'Too busy'],
    [414, 'URI Too Long'],
    [499, 'Error'],
  ])('calls %i %s', (status, heading) => {
    expect(answer('text/html', status).body.toString()).toContain(`<h1>${heading}</h1>`);
  });

  test('is in the client’s language and direction', () => {
    const html = inLanguage('ar', () => answer('text/html')).body.toString();
    expect(html).toContain('<html lang="ar" dir="rtl"><head>');
  });
});
