import { counted } from '../../../../src/core/format.ts';
import { m } from '../../../../src/paraglide/messages.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbourOf } from '../../../../src/features/saved/saved-entries.ts';
import {
  parseLayout,
  parseSavedView,
  savedPath,
  type SavedView,
} from '../../../../src/features/saved/saved-titles.ts';

const view = (list: 'wishlist' | 'watched', query: string) =>
  parseSavedView(list, new URLSearchParams(query));

describe('the address of a list', () => {
  test('shows the newest movies by default', () => {
    expect(view('wishlist', '')).toEqual({
      list: 'wishlist',
      kind: 'movie',
      sort: 'added',
      text: '',
      favoritesOnly: false,
      onServices: false,
      tag: null,
      page: 1,
    });
    expect(savedPath(view('wishlist', ''))).toBe('/wishlist');
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=99999999',
    'sort=',
    'sort=constructor',
    'tab=all',
    'show=x',
    'services=8',
  ])('with %s uses the defaults', (query) => {
    expect(view('watched', query)).toEqual(view('watched', ''));
  });

  test('allows pages far beyond the catalogue’s', () => {
    expect(view('watched', 'page=501').page).toBe(501);
  });

  test('keeps at most 100 whole characters of the text', () => {
    expect(view('watched', `q=${'🎬'.repeat(150)}`).text).toBe('🎬'.repeat(100));
    expect(view('watched', 'q=%00%20a%20%20b%ED%A0%80').text).toMatch(/^a b\S*$/);
  });

  test('returns to the first page with any other filter', () => {
    const deep = view('watched', 'tab=tv&show=favorites&services=mine&sort=year&q=a&page=3');
    expect(savedPath(deep, { page: 4 })).toBe(
      '/watched?tab=tv&show=favorites&services=mine&sort=year&q=a&page=4',
    );
    expect(savedPath(deep, { sort: 'title' })).toBe(
      '/watched?tab=tv&show=favorites&services=mine&sort=title&q=a',
    );
    expect(savedPath(deep, { favoritesOnly: false, onServices: false, text: '' })).toBe(
      '/watched?tab=tv&sort=year',
    );
  });

  test('contains the whole view: reading it returns the view', () => {
    const views = fc.record<SavedView>({
      list: fc.constant('watched' as const),
      kind: fc.constantFrom('movie', 'tv'),
      sort: fc.constantFrom('added', 'title', 'year', 'rating'),
      text: fc.constantFrom('', 'a', 'a&page=2', '100%', 'c++', '#1', 'ü 🎬', '%41'),
      favoritesOnly: fc.boolean(),
      onServices: fc.boolean(),
      tag: fc.constantFrom(null, 'noir', 'مشاهدة', 'がんばる', 'a&b'),
      page: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(views, (some) => {
        const url = new URL(savedPath(some, { page: some.page }), 'http://localhost');
        expect(parseSavedView('watched', url.searchParams)).toEqual(some);
      }),
      { numRuns: 100 },
    );
  });
});

test('Knows the layouts grid and list', () => {
  expect(['grid', 'list', 'rows', '', null, undefined].map(parseLayout)).toEqual([
    'grid',
    'list',
    null,
    null,
    null,
    null,
  ]);
});

test('Moves the focus to the next title, from the last to the previous, and from the only one nowhere', () => {
  const entries = [1, 2, 3].map((id) => ({ id, kind: 'tv' as const })) as unknown as Parameters<
    typeof neighbourOf
  >[0];
  expect(neighbourOf(entries, 'tv-2')).toBe('tv-3');
  expect(neighbourOf(entries, 'tv-3')).toBe('tv-2');
  expect(neighbourOf(entries.slice(0, 1), 'tv-1')).toBeNull();
});

test('Asks about Remove All with number and tab', () => {
  expect(m.saved_remove_all_question({ kind: 'movie', ...counted(1) })).toBe(
    'Remove 1 movie from your watched list?',
  );
  expect(m.saved_remove_all_question({ kind: 'movie', ...counted(10_000) })).toBe(
    'Remove 10,000 movies from your watched list?',
  );
  expect(m.saved_remove_all_question({ kind: 'tv', ...counted(1200) })).toBe(
    'Remove 1,200 TV series from your watched list?',
  );
  expect(m.saved_remove_all_text_tv()).toContain('tab TV Series');
});
