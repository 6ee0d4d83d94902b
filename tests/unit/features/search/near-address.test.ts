import { describe, expect, test } from 'vitest';
import { nameInAddress, pagesNear } from '../../../../src/features/search/near-address.ts';

describe('an unknown address', () => {
  test.each([
    ['/wishlst', ['/wishlist']],
    ['/calender', ['/calendar']],
    ['/Up-Next/', ['/up-next']],
    ['/discover/movie', ['/discover/movies', '/discover/series']],
    ['/qqqqqqqq', []],
    ['/dune', []],
  ])('is near to pages that differ by a few letters: %s', (path, near) => {
    expect(pagesNear(path)).toEqual(near);
  });

  test.each([
    ['/film/blade-runner/', 'blade runner'],
    ['/movie/603-the-matrix', '603 the matrix'],
    ['/am%C3%A9lie', 'amélie'],
    ['/wp-login.php', ''],
    ['/.env', ''],
    ['/12345', ''],
    ['/%E0%A4%A', ''],
    ['/', ''],
  ])('may contain a name: %s', (path, name) => {
    expect(nameInAddress(path)).toBe(name);
  });
});
