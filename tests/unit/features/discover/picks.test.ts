import { describe, expect, test } from 'vitest';
import { movieCategory, tvCategory } from '../../../../src/core/categories.ts';
import { inLanguage } from '../../../../src/contract/language.ts';
import { formatMoney, formatVote, roundVote } from '../../../../src/core/format.ts';
import { formatRuntime } from '../../../../src/core/units.ts';
import { genreDisplayName } from '../../../../src/core/genres.ts';
import { imageSrcset, imageUrl, photoUrl } from '../../../../src/core/images.ts';
import { nextPage, parsePage } from '../../../../src/core/paging.ts';
import { shortDescription } from '../../../../src/core/page-meta.ts';
import { searchPath, withParameters } from '../../../../src/core/routes.ts';
import { chosenKind, normaliseQuery, searchType, splitYear } from '../../../../src/features/search/search.ts';
import { pickSimilar } from '../../../../src/features/title/similar.ts';
import type { TitleSummary, Video } from '../../../../src/core/title.ts';
import { pickTrailer, trailerUrl } from '../../../../src/features/title/trailer.ts';

const video = (change: Partial<Video>): Video => ({
  key: 'abcdefghijk',
  site: 'YouTube',
  type: 'Trailer',
  name: '',
  official: false,
  publishedAt: '',
  ...change,
});

describe('the trailer', () => {
  test('is an official one rather than an earlier featurette', () => {
    const videos = [
      video({ type: 'Clip', key: 'clip-clip' }),
      video({ type: 'Featurette', key: 'featurette' }),
      video({ type: 'Trailer', key: 'trailer-one' }),
      video({ type: 'Trailer', key: 'trailer-two', official: true }),
    ];
    expect(pickTrailer(videos)?.key).toBe('trailer-two');
  });

  test('is the newer of two official ones', () => {
    const videos = [
      video({ official: true, key: 'older-one', publishedAt: '2020-01-01' }),
      video({ official: true, key: 'newer-one', publishedAt: '2021-01-01' }),
    ];
    expect(pickTrailer(videos)?.key).toBe('newer-one');
  });

  test('can be a teaser, or anything else without one', () => {
    expect(pickTrailer([video({ type: 'Clip' }), video({ type: 'Teaser', key: 'teaser-1' })])?.key).toBe(
      'teaser-1',
    );
    expect(pickTrailer([video({ type: 'Bloopers' })])).not.toBeNull();
  });

  test('ignores other sites and invalid keys', () => {
    expect(pickTrailer([video({ site: 'Vimeo' }), video({ key: '"><script>' })])).toBeNull();
    expect(pickTrailer([video({ key: 'abcdef"' }), video({ key: '"abcdef' })])).toBeNull();
  });

  test('plays at once on the cookie-free host', () => {
    expect(trailerUrl('abc')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?autoplay=1/);
  });
});

describe('similar titles', () => {
  const title = (id: number, change: Partial<TitleSummary> = {}): TitleSummary => ({
    kind: 'movie',
    id,
    title: `Title ${id}`,
    originalTitle: '',
    originalLanguage: 'en',
    overview: '',
    date: null,
    posterPath: '/p.jpg',
    backdropPath: null,
    voteAverage: 7,
    voteCount: 10,
    genreIds: [],
    ...change,
  });

  test('exclude the title itself, and are at most twenty', () => {
    const many = Array.from({ length: 25 }, (_, index) => title(index + 1));
    const picked = pickSimilar({ kind: 'movie', id: 3 }, many);
    expect(picked).toHaveLength(20);
    expect(picked.map(({ id }) => id)).not.toContain(3);
  });

  test('prefer those with poster and votes, and are completed by recommendations', () => {
    const picked = pickSimilar(
      { kind: 'movie', id: 99 },
      [title(1, { posterPath: null }), title(2)],
      [title(2), title(3)],
    );
    expect(picked.map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('queries', () => {
  test.each([
    ['  the   matrix ', 'the matrix'],
    ['a\u0000b', 'a b'],
    ['\ud800x', 'x'],
    ['\u00a0 ', ''],
    [null, ''],
  ])('%j is searched as %j', (raw, tidy) => {
    expect(normaliseQuery(raw)).toBe(tidy);
  });

  test('are limited to 200 characters, as users count them', () => {
    expect([...normaliseQuery('🎬'.repeat(300))]).toHaveLength(200);
  });

  test.each([
    ['Cherry 2021', { title: 'Cherry', year: 2021 }],
    ['Cherry (2021)', { title: 'Cherry', year: 2021 }],
    ['1917', null],
    ['Blade Runner 2049', { title: 'Blade Runner', year: 2049 }],
    ['2001: A Space Odyssey', null],
  ])('%s has a year: %j', (query, expected) => {
    expect(splitYear(query)).toEqual(expected);
  });

  test('are of one type or all; others are of movies unless they say series', () => {
    expect(['movie', 'tv', 'person', 'collection'].map(searchType)).toEqual([
      'movie',
      'tv',
      'person',
      'collection',
    ]);
    expect(['TV', 'all', '', undefined].map(searchType)).toEqual([null, null, null, null]);
    expect(['tv', 'TV', undefined].map(chosenKind)).toEqual(['tv', 'movie', 'movie']);
  });
});

describe('pages', () => {
  test.each([
    ['2', 2],
    ['500', 500],
    ['501', 500],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    [null, 1],
  ])('?page=%s is page %d', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  test('end with Load More at the last one and at page 500', () => {
    expect(nextPage(1, 2)).toBe(2);
    expect(nextPage(2, 2)).toBeNull();
    expect(nextPage(500, 57_004)).toBeNull();
    expect(nextPage(1, 0)).toBeNull();
  });
});

describe('categories', () => {
  test('default to the first, and unknown ones to popular', () => {
    expect(movieCategory(undefined)).toBe('trending-now');
    expect(movieCategory('nonsense')).toBe('popular');
    expect(tvCategory(undefined)).toBe('airing-today');
    expect(tvCategory('nonsense')).toBe('popular');
  });
});

describe('shown values', () => {
  test.each([
    [136, '2h 16m'],
    [60, '1h'],
    [45, '45m'],
    [0, null],
    [null, null],
  ])('%s minutes are shown as %s', (minutes, text) => {
    expect(formatRuntime(minutes)).toBe(text);
  });

  test('include money, votes and counts', () => {
    expect(formatMoney(63_000_000)).toBe('$63,000,000');
    expect(formatMoney(0)).toBeNull();
    // In Arabic the currency is in letters, marked by a direction sign.
    expect(inLanguage('ar', () => formatMoney(63_000_000))).toBe('\u200f63,000,000\u00a0US$\u200e');
    expect(formatVote(8.256)).toBe('8.3');
    expect(formatVote(null)).toBeNull();
  });

  test('round every vote once, to tenths, halves up', () => {
    for (let thousandths = 0; thousandths <= 10_000; thousandths += 1) {
      const tenths = Math.floor((thousandths + 50) / 100);
      const rounded = roundVote(thousandths / 1000);
      expect(rounded).toBe(tenths / 10);
      const text = `${Math.floor(tenths / 10)}.${tenths % 10}`;
      expect([formatVote(thousandths / 1000), formatVote(rounded)]).toEqual([text, text]);
    }
  });

  test('name the TV-movie genre TV Shows, by id in any language and by name in any case', () => {
    expect(genreDisplayName({ id: 10770, name: 'Téléfilm' })).toBe('TV Shows');
    expect(genreDisplayName({ id: 1, name: ' TV MOVIE ' })).toBe('TV Shows');
    expect(genreDisplayName({ id: 18, name: 'Drama ' })).toBe('Drama');
  });

  test('cut a long description at a word', () => {
    const text = shortDescription('word '.repeat(60));
    expect(text.length).toBeLessThanOrEqual(158);
    expect(text.endsWith('word…')).toBe(true);
  });
});

describe('addresses', () => {
  test('need a valid image path', () => {
    expect(imageUrl('/i', 'w342', '/a.jpg')).toBe('/i/w342/a.jpg');
    for (const path of ['/../a.jpg', '//evil.example/a.jpg', 'a.jpg', '/a.html', null]) {
      expect(imageUrl('/i', 'w342', path)).toBeNull();
    }
  });

  test('offer posters in official widths only', () => {
    expect(imageSrcset('/i', 'poster', '/a.jpg')).toBe(
      '/i/w185/a.jpg 185w, /i/w342/a.jpg 342w, /i/w500/a.jpg 500w',
    );
  });

  test('give search engines photographs, no drawings', () => {
    expect(photoUrl('https://i/p', 'w1280', '/a.jpg')).toBe('https://i/p/w1280/a.jpg');
    for (const path of ['/mb603.svg', '/../a.jpg', '//evil.example/a.jpg', 'a.jpg', null]) {
      expect(photoUrl('/i', 'w1280', path)).toBeNull();
    }
  });

  test('encode queries', () => {
    expect(searchPath('a&b=c', 'tv')).toBe('/search?query=a%26b%3Dc&searchType=tv');
    expect(searchPath('a b', null)).toBe('/search?query=a+b');
    expect(withParameters('/search?query=x&page=2', { page: null, year: 1999 })).toBe(
      '/search?query=x&year=1999',
    );
  });
});
