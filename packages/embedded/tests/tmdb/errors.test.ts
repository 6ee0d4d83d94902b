import { describe, expect, test } from 'vitest';
import { catalogueOn } from '../support/tmdb.ts';

const catalogue = catalogueOn('2026-11-23');

async function failure(path: string, init?: RequestInit): Promise<unknown[]> {
  const answer = await catalogue.fetch(path, init);
  const body = (await answer.json()) as { success: boolean; status_code: number; status_message: string };
  expect(body.success).toBe(false);
  expect(body.status_message).toMatch(/\.$/);
  return [answer.status, body.status_code];
}

describe('what the catalogue refuses, in the words of TMDB', () => {
  test.each([
    'movie/999999999',
    'tv/603',
    'movie/603/nothing',
    'movie/603/credits/1',
    'person/99999998',
    'nothing',
    '',
  ])('"%s" is not found', async (path) => {
    expect(await failure(path)).toEqual([404, 34]);
  });

  test.each([
    'movie/0',
    'movie/-1',
    'movie/abc',
    'tv/1.5',
    'movie/603abc',
    'movie/99999999999',
    'movie/constructor',
  ])('"%s" has no id', async (path) => {
    expect(await failure(path)).toEqual([404, 6]);
  });

  test.each([
    'discover/movie?sort_by=popularity',
    'discover/movie?sort_by=toString.desc',
    'discover/movie?with_genres=drama',
    'discover/movie?primary_release_date.gte=2026-02-30',
    'discover/tv?first_air_date_year=soon',
    'search/movie?query=a&year=x',
  ])('"%s" has parameters nobody understands', async (path) => {
    expect(await failure(path)).toEqual([422, 5]);
  });

  test('anything but reading', async () => {
    expect(await failure('movie/603', { method: 'POST' })).toEqual([405, 42]);
  });
});

describe('what the catalogue answers', () => {
  test.each([
    ['trending/movie/day', 600],
    ['movie/popular', 21_600],
    ['movie/603', 28_800],
    ['genre/movie/list', 43_200],
  ])('%s is JSON that may be kept for %i seconds', async (path, seconds) => {
    const { status, headers } = await catalogue.fetch(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json;charset=utf-8');
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
  });

  test('genres are all of those TMDB has', async () => {
    const { genres: movie } = await catalogue.get<{ genres: object[] }>('genre/movie/list');
    const { genres: tv } = await catalogue.get<{ genres: object[] }>('genre/tv/list');
    expect(movie).toHaveLength(19);
    expect(tv).toHaveLength(16);
    expect(movie).toContainEqual({ id: 10770, name: 'TV Movie' });
    expect(tv).toContainEqual({ id: 10759, name: 'Action & Adventure' });
  });

  test('the configuration says where images lie and in which sizes', async () => {
    const { images } = await catalogue.get<{ images: Record<string, unknown> }>('configuration');
    expect(images).toMatchObject({
      secure_base_url: '/embedded/images/',
      poster_sizes: expect.arrayContaining(['w185', 'w342', 'w500', 'original']) as unknown,
      backdrop_sizes: ['w300', 'w780', 'w1280', 'original'],
      profile_sizes: ['w45', 'w185', 'h632', 'original'],
    });
  });
});
