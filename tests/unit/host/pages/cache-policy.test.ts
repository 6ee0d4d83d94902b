import { describe, expect, test } from 'vitest';
import type { IncomingMessage } from 'node:http';
import { isAnonymousRead, pageKey as keyOf } from '../../../../src/host/pages/cache-policy.ts';
import { placeAt } from '../../../../src/core/pages.ts';

const pageKey = (target: string) => keyOf(target, placeAt(target).kept);

test('Distinguishes searches from pages with known addresses', () => {
  const invented = ['/search?query=a', '/partials/search?query=a&page=2', '/movies/popular?page=2'].map(
    (target) => pageKey(target)?.page.invented,
  );
  expect(invented).toEqual([true, true, false]);
});

describe('Discover’s results', () => {
  test.each([
    '/discover/movies',
    '/discover/movies?genres=28-35&order=score',
    '/discover/movies?genres=28&page=2',
    '/partials/discover/series?genres=18-35&match=any&page=500',
    '/discover/movies?from=1990&to=1999&certification=PG-13',
  ])('are cached under their canonical address: %s', (target) => {
    expect(pageKey(target)).toMatchObject({ key: target, page: { kept: 60 } });
  });

  test.each([
    ['/discover/movies?order=score&genres=28-35', 'another order'],
    ['/discover/movies?genres=35-28', 'another order of a list'],
    ['/discover/movies?genres=28&genres=35', 'a form without scripts'],
    ['/discover/movies?genres=28&language=', 'an empty field'],
    ['/discover/movies?genres=28&page=1', 'the first page by number'],
    ['/discover/movies?utm_source=x', 'a link from elsewhere'],
    ['/discover/movies?decade=1990', 'a decade'],
    ['/discover/movies/pick?genres=28', 'another each time'],
  ])('are redirected to it and cached nowhere else: %s (%s)', (target) => expect(pageKey(target)).toBeNull());

  test('use only their share of the cache, for any combinations', () => {
    expect(pageKey('/discover/movies?genres=28-35')?.page.invented).toBe(true);
  });
});

describe('a cache key', () => {
  test.each([
    ['/movies/popular', '/movies/popular'],
    ['/movies/popular?page=2&year=1999', '/movies/popular?year=1999&page=2'],
    ['/movies/popular?year=1999&page=2', '/movies/popular?year=1999&page=2'],
    ['/movies/popular?utm_source=x&cb=123', '/movies/popular'],
    ['/movies/popular?page=2&page=3', '/movies/popular?page=2'],
    ['/movie/603?session=abc&reviews=oldest', '/movie/603?reviews=oldest'],
    ['/tv/1396?', '/tv/1396'],
    ['/search?searchType=tv&query=caf%C3%A9', '/search?query=caf%C3%A9&searchType=tv'],
    ['/partials/tv/genre/18?page=2', '/partials/tv/genre/18?page=2'],
    ['/partials/suggest?query=the+matrix', '/partials/suggest?query=the+matrix'],
    ['/', '/'],
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/?mc_cid=1&mc_eid=2&gclid=3&msclkid=4&ref=5', '/'],
    [`/movies/popular?page=${'2'.repeat(200)}`, `/movies/popular?page=${'2'.repeat(200)}`],
    ['/sitemaps/movies-1.xml', '/sitemaps/movies-1.xml'],
  ])('of %s is %s', (target, key) => expect(pageKey(target)?.key).toBe(key));

  test.each([
    ['/?code=abc', 'a link from a mail'],
    ['/?error=access_denied', 'a link from a mail that failed'],
    ['/?href=1', 'what only ends like what links carry'],
    ['/?refresh=1', 'what only begins so'],
    ['/partials/suggest?query=%20The++MATRIX', 'the same words written otherwise'],
    ['/profile', 'a private page'],
    ['/wishlist', 'a private page'],
    ['/watched?page=2', 'a private page'],
    ['/recommendations', 'a private page'],
    ['/reset-password', 'a private page'],
    ['/admin', 'a private page'],
    ['/movie/0603', 'no id of a title'],
    ['/movie/603/', 'another address'],
    ['/movie/6%303', 'another address'],
    ['/api/page-changed', 'no page'],
    ['/embedded/backend/rest/v1/reviews', 'no page'],
    [`/search?query=${'a'.repeat(201)}`, 'too long to remember'],
  ])('does not exist for %s: %s', (target) => expect(pageKey(target)).toBeNull());
});

describe('a page for all visitors', () => {
  const asked = (method: string, headers: Record<string, string> = {}) =>
    isAnonymousRead({ method, headers } as unknown as IncomingMessage);

  test('is for signed-out readers', () => {
    expect([asked('GET'), asked('HEAD'), asked('GET', { cookie: 'zone=UTC' })]).toEqual([true, true, true]);
    expect([asked('POST'), asked('PUT'), asked('OPTIONS')]).toEqual([false, false, false]);
    expect(asked('GET', { authorization: 'Bearer x' })).toBe(false);
    expect(asked('GET', { cookie: 'sb-marquee-auth-token=x' })).toBe(false);
  });
});
