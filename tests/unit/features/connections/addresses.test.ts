import { describe, expect, test } from 'vitest';
import { API_WHATS } from '../../../../src/features/open-api/api.ts';
import { API_PATH, DEVELOPERS_PATH, OPENAPI_PATH } from '../../../../src/features/open-api/api-paths.ts';
import { hookPath, isPlaySource } from '../../../../src/features/connections/delivery.ts';
import {
  DOWNLOADED,
  FEED_FILES,
  FEEDS_PAGE_PATH,
  feedYear,
  listFeedPath,
  ownFeedPath,
  profileFeedPath,
  readFeedPath,
} from '../../../../src/features/connections/feeds.ts';
import { LETTERBOXD_PATH, readLetterboxdName } from '../../../../src/features/connections/letterboxd.ts';
import { TOKENS_PATH } from '../../../../src/features/connections/tokens.ts';
import { isWebhookEvent, WEBHOOKS_PATH } from '../../../../src/features/connections/webhooks.ts';

const SECRET = '0f'.repeat(32);
const LIST = '1a'.repeat(10);
const WISHED = '0a1b2c3d-1111-2222-3333-0123456789ab';

test('Keeps addresses users have entered in other programs', () => {
  expect(hookPath('plex', SECRET)).toBe(`/hooks/plex/${SECRET}`);
  expect([API_PATH, OPENAPI_PATH, DEVELOPERS_PATH]).toEqual([
    '/api/v1',
    '/api/v1/openapi.json',
    '/developers',
  ]);
  expect(profileFeedPath('ada', 'diary', 'rss.xml')).toBe('/feeds/@ada/diary/rss.xml');
  expect(listFeedPath(LIST, 'radarr.json')).toBe(`/feeds/list/${LIST}/radarr.json`);
  expect(ownFeedPath(SECRET, 'list/wishlist', 'sonarr.json')).toBe(
    `/feeds/${SECRET}/list/wishlist/sonarr.json`,
  );
  expect(API_WHATS).toContain('history');
});

test('Puts pages of programs below connections', () => {
  expect([FEEDS_PAGE_PATH, LETTERBOXD_PATH, TOKENS_PATH, WEBHOOKS_PATH]).toEqual([
    '/connections/feeds',
    '/connections/letterboxd',
    '/connections/tokens',
    '/connections/webhooks',
  ]);
});

test('Names programs and events in addresses', () => {
  expect(['plex', 'jellyfin', 'emby', 'kodi', 'json', 'x', '', undefined].filter(isPlaySource)).toEqual([
    'plex',
    'jellyfin',
    'emby',
    'kodi',
    'json',
  ]);
  expect(['watched', 'notice', 'test', ''].filter(isWebhookEvent)).toEqual(['watched', 'notice']);
});

describe('An address of a feed', () => {
  const form = {
    'rss.xml': 'rss',
    'feed.json': 'json',
    'radarr.json': 'radarr',
    'sonarr.json': 'sonarr',
  } as const;

  test.each([
    ['@ada_1/diary/rss.xml', { of: 'profile', handle: 'ada_1', what: 'diary', form: 'rss' }],
    ['@ada/reviews/feed.json', { of: 'profile', handle: 'ada', what: 'reviews', form: 'json' }],
    [`${SECRET}/diary/feed.json`, { of: 'own', secret: SECRET, what: 'diary', form: 'json' }],
    [`${SECRET}/reviews/rss.xml`, { of: 'own', secret: SECRET, what: 'reviews', form: 'rss' }],
  ])('of a user: %s', (path, asked) => {
    expect(readFeedPath(path)).toEqual(asked);
  });

  test.each(Object.entries(form))('of a list in the form of %s', (file, form) => {
    for (const list of [LIST, 'wishlist', WISHED]) {
      expect(readFeedPath(`list/${list}/${file}`)).toEqual({ of: 'list', secret: null, list, form });
      expect(readFeedPath(`${SECRET}/list/${list}/${file}`)).toEqual({
        of: 'list',
        secret: SECRET,
        list,
        form,
      });
    }
  });

  test.each([
    '',
    '@ad/diary/rss.xml',
    `@${'a'.repeat(31)}/diary/rss.xml`,
    '@Ada/diary/rss.xml',
    'x@ada/diary/rss.xml',
    '@ada/diary/rss.xml/x',
    '@ada/diary/rss.xmlx',
    '@ada/diary/rssxxml',
    '@ada/lists/rss.xml',
    '@ada/diary/radarr.json',
    `${SECRET}0/diary/rss.xml`,
    `${SECRET.slice(1)}/diary/rss.xml`,
    `${SECRET.toUpperCase()}/diary/rss.xml`,
    `list/${LIST}0/rss.xml`,
    `list/${LIST}/rssxxml`,
    `list/${LIST}/rss.xmlx`,
    `x/list/${LIST}/rss.xml`,
    `${SECRET.slice(1)}/list/${LIST}/rss.xml`,
    'list/watched/rss.xml',
    `list/${WISHED}0/rss.xml`,
  ])('is invalid: %j', (path) => {
    expect(readFeedPath(path)).toBeNull();
  });

  test('created by a page is read back', () => {
    for (const { file } of FEED_FILES) {
      expect(readFeedPath(profileFeedPath('ada', 'reviews', file).slice('/feeds/'.length))).toMatchObject({
        of: 'profile',
        handle: 'ada',
        what: 'reviews',
      });
    }
    expect(FEED_FILES.map(({ type }) => type)).toEqual(['application/rss+xml', 'application/feed+json']);
  });

  test('has movies for Radarr and series for Sonarr, with years', () => {
    expect(DOWNLOADED).toEqual({ radarr: 'movie', sonarr: 'tv' });
    expect([feedYear('1978-10-25'), feedYear(null)]).toEqual([1978, null]);
  });
});

describe('A Letterboxd name is normalized', () => {
  test.each([
    ['ada', 'ada'],
    ['  Ada_1 ', 'ada_1'],
    ['@ada', 'ada'],
    ['https://letterboxd.com/ada/', 'ada'],
    ['http://www.letterboxd.com/Ada/films/diary/', 'ada'],
    ['letterboxd.com/ada', 'ada'],
    ['www.letterboxd.com/@ada', 'ada'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['ab', 'ab'],
    ['a', null],
    ['x'.repeat(31), null],
    ['a-da', null],
    ['a da', null],
    ['ada@home', null],
    ['https://example.com/ada', null],
    ['httpsletterboxd.com/ada', null],
    ['https://letterboxdxcom/ada', null],
    ['xhttps://letterboxd.com/ada', null],
    ['https://letterboxd.com/', null],
    ['', null],
  ])('%j is %j', (given, name) => {
    expect(readLetterboxdName(given)).toBe(name);
  });
});
