import { describe, expect, test } from 'vitest';
import { NO_MARKS, type ListPageEntry, type Mark } from '../../../../src/core/lists.ts';
import {
  afterChange,
  nextPlace,
  openState,
  shownTitles,
  withFurther,
  type SavedTitlesState,
} from '../../../../src/features/saved/saved-entries.ts';
import {
  isFiltered,
  listQuery,
  parseSavedView,
  saysMore,
  type SavedView,
} from '../../../../src/features/saved/saved-titles.ts';

const view = (query = '', list: SavedView['list'] = 'watched') =>
  parseSavedView(list, new URLSearchParams(query));
const title = (id: number, kind: 'movie' | 'tv' = 'movie') => ({
  ...{ kind, id, title: `M${id}`, posterPath: null, date: null, voteAverage: null },
});
const entry = (id: number, isFavorite = false): ListPageEntry => ({
  ...title(id),
  addedAt: `2026-01-${String(30 - id).padStart(2, '0')}`,
  isFavorite,
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));
const services = { region: 'DE', any: false, unchecked: 0 };
const open = (more: Partial<Parameters<typeof openState>[0]> = {}): SavedTitlesState =>
  openState({
    ...{ view: view(), layout: 'grid', userId: 'ada', services },
    ...{ entries: entries(3), total: 3, counts: { movie: 3, tv: 1 } },
    ...more,
  });
const idsOf = (state: Pick<SavedTitlesState, 'entries'>) => state.entries.map(({ id }) => id);
const change = (id: number, present: boolean, more = {}) => ({
  ...{ list: 'watched' as const, title: title(id), present, addedAt: present ? '2026-11-22' : null },
  ...more,
});

describe('A page of saved titles', () => {
  test('starts after earlier pages, and has at most twenty', () => {
    expect(open({ view: view('page=3') })).toMatchObject({ start: 40, full: false, work: 'idle' });
    expect(open({ entries: entries(20) })).toMatchObject({ start: 0, full: true });
  });

  test.each([
    [20, 21, '', true],
    [20, 20, '', false],
    [19, 21, '', false],
    [20, 41, 'page=2', true],
    [20, 40, 'page=2', false],
  ])('of %i titles of %i continues at ?%s: %s', (count, total, query, further) => {
    const state = open({ entries: entries(count), total, view: view(query) });
    expect(shownTitles(state, new Map()).further).toBe(further);
  });

  test('neither shows nor counts titles about to leave the list', () => {
    const marks = new Map<string, Mark>([
      ['movie-1', { kind: 'known', lists: NO_MARKS }],
      ['movie-2', { kind: 'loading', edited: { favorite: true } }],
    ]);
    const shown = shownTitles(open(), marks);
    expect(shown.entries.map(({ id, isFavorite }) => [id, isFavorite])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(shown).toMatchObject({ total: 2, counts: { movie: 2, tv: 1 } });
  });

  test('of favorites drops former ones, which stay in the list', () => {
    const state = open({ view: view('show=favorites'), entries: [entry(1, true), entry(2, true)], total: 2 });
    const marks = new Map<string, Mark>([
      ['movie-1', { kind: 'known', lists: { ...NO_MARKS, watched: true } }],
    ]);
    const shown = shownTitles(state, marks);
    expect(idsOf(shown)).toEqual([2]);
    expect(shown).toMatchObject({ total: 1, counts: { movie: 3 } });
  });

  test('restores removed titles, in place and with the new time', () => {
    const gone = afterChange(open(), change(2, false));
    expect(idsOf(shownTitles(gone, new Map()))).toEqual([1, 3]);
    expect(shownTitles(gone, new Map())).toMatchObject({ total: 2, counts: { movie: 2 } });
    expect(nextPlace(gone)).toBe(2);
    const back = afterChange(gone, change(2, true));
    expect(idsOf(shownTitles(back, new Map()))).toEqual([1, 2, 3]);
    expect(back.entries.map((one) => one.addedAt)).toEqual(['2026-01-29', '2026-11-22', '2026-01-27']);
    expect([back.total, nextPlace(back)]).toEqual([3, 3]);
  });

  test('shows new titles at the top when sorted newest first', () => {
    const state = afterChange(open(), change(9, true));
    expect(state.entries[0]).toEqual({ ...title(9), addedAt: '2026-11-22', isFavorite: false });
    expect([idsOf(state), state.total, state.counts]).toEqual([[9, 1, 2, 3], 4, { movie: 4, tv: 1 }]);
  });

  test.each([
    ['sorted by another thing', 'sort=title', change(9, true), 4, 4],
    ['on a later page', 'page=2', change(9, true), 4, 4],
    ['whose moment nobody knows', '', change(9, true, { addedAt: null }), 4, 4],
    ['that leaves from another page', '', change(9, false), 2, 2],
    ['whose text may not be in it', 'q=x', change(9, true), 3, 4],
    ['narrowed to services', 'services=mine', change(9, true), 3, 4],
    ['narrowed to favorites', 'show=favorites', change(9, true), 3, 4],
  ])('only counts titles that enter a list %s', (_what, query, one, total, movies) => {
    const state = afterChange(open({ view: view(query) }), one);
    expect(idsOf(state)).toEqual([1, 2, 3]);
    expect([state.total, state.counts.movie]).toEqual([total, movies]);
  });

  test('counts a title of the other kind in its tab only', () => {
    const state = afterChange(open(), change(9, true, { title: title(9, 'tv') }));
    expect([idsOf(state), state.total, state.counts]).toEqual([[1, 2, 3], 3, { movie: 3, tv: 2 }]);
  });

  test('ignores changes of other lists', () => {
    const state = open();
    expect(afterChange(state, change(1, false, { list: 'wishlist' }))).toBe(state);
    expect(afterChange(state, change(1, false, { list: 'favorite' }))).toBe(state);
    const wishes = open({ view: view('', 'wishlist') });
    expect(afterChange(wishes, change(1, false))).toBe(wishes);
  });

  test('of favorites adds new ones, still counted as watched', () => {
    const favorites = open({ view: view('show=favorites'), entries: [entry(1, true)], total: 1 });
    const less = afterChange(favorites, change(1, false, { list: 'favorite' }));
    expect([...less.gone]).toEqual(['movie-1']);
    const other = afterChange(favorites, change(9, true, { list: 'favorite' }));
    expect([idsOf(other), other.total, other.counts.movie]).toEqual([[1], 2, 3]);
    const searched = open({ view: view('show=favorites&q=x'), total: 1 });
    expect(afterChange(searched, change(9, true, { list: 'favorite' })).total).toBe(1);
    const narrowed = open({ view: view('show=favorites&services=mine'), total: 1 });
    expect(afterChange(narrowed, change(9, true, { list: 'favorite' })).total).toBe(1);
    const again = afterChange(favorites, change(1, true, { list: 'favorite' }));
    expect(again.entries[0]?.addedAt).toBe('2026-01-29');
  });

  test('adds further titles once each', () => {
    expect(idsOf(withFurther(open(), [entry(3), entry(4)]))).toEqual([1, 2, 3, 4]);
  });
});

describe('A view of saved titles', () => {
  test.each([
    ['', false],
    ['q=x', true],
    ['show=favorites', true],
    ['services=mine', true],
    ['tag=noir', true],
    ['sort=title&page=2&tab=tv', false],
  ])('?%s hides some titles: %s', (query, filtered) => {
    expect(isFiltered(view(query))).toBe(filtered);
  });

  test.each([
    ['watched', '', false, false],
    ['watched', '', true, true],
    ['watched', 'tab=tv', false, true],
    ['dismissed', '', false, true],
  ] as const)('of %s (?%s) with services (%s) shows more on its cards: %s', (list, query, any, more) => {
    expect(saysMore({ view: view(query, list), services: { ...services, any } })).toBe(more);
  });

  test('requests included titles in the user’s region, only if wanted', () => {
    const asked = listQuery(view('services=mine&q=x&sort=year&tag=noir&page=2'), 'DE');
    expect(asked).toEqual({
      ...{ sort: 'year', text: 'x', favoritesOnly: false },
      ...{ includedIn: 'DE', tag: 'noir', page: 2 },
    });
    expect(listQuery(view(), 'DE').includedIn).toBeNull();
  });

  test('of dismissed titles has no services, favorites and tags', () => {
    const dismissed = view('show=favorites&services=mine&tag=noir', 'dismissed');
    expect(dismissed).toMatchObject({ favoritesOnly: false, onServices: false, tag: null });
    expect(view('show=favorites&services=mine&tag=noir', 'wishlist')).toMatchObject({
      ...{ favoritesOnly: false, onServices: true, tag: 'noir' },
    });
    expect(view(`q=${'a'.repeat(99)}%20b`).text).toBe('a'.repeat(99));
  });
});
