import { expect, test } from 'vitest';
import { row } from '../../../../src/core/page-rows.ts';
import { routeName } from '../../../../src/host/pages/route-name.ts';

const ROW = row('/movie/[id]');

test.each([
  ['/_astro/a.1234.js', '/_astro'],
  ['/embedded/images/w92/a.svg?b', '/embedded/images'],
  ['/embedded/backend/auth/v1/token', '/embedded/auth'],
  ['/embedded/backend/rest/v1/reviews?text=/_astro/', '/embedded/rest'],
  ['/embedded/backend/storage/v1/x', '/embedded/storage'],
  ['/embedded/outbox/1.html', '/embedded/outbox'],
])('Counts other requests by their handler, found or not: %s', (target, name) => {
  expect([200, 404].map((status) => routeName(target, status, undefined))).toEqual([name, name]);
});

test('Counts a page by its row, with any result', () => {
  expect([200, 404, 500].map((status) => routeName('/movie/603', status, ROW))).toEqual(
    Array(3).fill('/movie/:id'),
  );
});

test.each(['/healthz', '/favicon.svg', '/apple-touch-icon.png?v=2', '/og', `/${'a'.repeat(33)}`, '/a-.ab'])(
  'Counts the host’s own responses and files by name: %s',
  (target) => {
    const path = target.split('?')[0];
    expect([200, 304, 399, 401, 403, 429, 503].map((status) => routeName(target, status, undefined))).toEqual(
      Array(7).fill(path),
    );
    for (const status of [400, 402, 404, 405, 413, 428, 500, 502])
      expect(routeName(target, status, undefined), String(status)).toBe('other');
  },
);

test.each([
  ...['/', '/x', '/-a', '/Ab', '/1a', '/a1', '/a.b', '/ab.', '/ab.1a', `/${'a'.repeat(34)}`],
  ...[`/ab.${'a'.repeat(13)}`, '/ab/cd', '/ab.js/', 'x/ab', '/x/_astro/', '/x/embedded/images/1'],
  ...['/x/embedded/backend/rest/1', '/embedded/backend/x/1', '/x/embedded/outbox/1', '/movie/603?/healthz'],
])('Names no arbitrary address separately: %s', (target) => {
  expect(routeName(target, 200, undefined)).toBe('other');
});
