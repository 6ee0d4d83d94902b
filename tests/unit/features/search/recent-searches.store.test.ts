import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { RECENT_SEARCHES_KEY, withRecentSearch } from '../../../../src/features/search/recent-searches.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import {
  $recentSearches,
  clearRecentSearches,
  loadRecentSearches,
  rememberSearch,
} from '../../../../src/features/search/recent-searches.store.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  setEnvironment({ storage });
  loadRecentSearches();
});

describe('recent searches', () => {
  test('are ordered by last use, and the eighth evicts the oldest', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c']) rememberSearch(text);
    expect($recentSearches.get()).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
    expect(JSON.parse(stored.get(RECENT_SEARCHES_KEY) ?? '')).toEqual($recentSearches.get());
  });

  test('keep another tab’s additions', () => {
    rememberSearch('mine');
    stored.set(RECENT_SEARCHES_KEY, JSON.stringify(['theirs', 'mine']));
    rememberSearch('new');
    expect($recentSearches.get()).toEqual(['new', 'theirs', 'mine']);
  });

  test('are deleted here and in the browser by Clear all', () => {
    rememberSearch('a');
    clearRecentSearches();
    expect($recentSearches.get()).toEqual([]);
    expect(stored.get(RECENT_SEARCHES_KEY)).toBe('[]');
  });

  test('are only kept in memory without storage', () => {
    setEnvironment({
      storage: {
        ...storage,
        getItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        setItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
    rememberSearch('a');
    expect($recentSearches.get()).toEqual(['a']);
  });

  test('do not hide a defect of ours as missing storage', () => {
    const broken = () => {
      throw new TypeError('x is not a function');
    };
    setEnvironment({ storage: { ...storage, setItem: broken } });
    expect(() => rememberSearch('a')).toThrow(TypeError);
  });

  test.each(['', 'null', '{}', '[1, null]', 'not json', '["", "  "]'])(
    'are empty for an invalid list %j',
    (text) => {
      rememberSearch('a');
      stored.set(RECENT_SEARCHES_KEY, text);
      loadRecentSearches();
      expect($recentSearches.get()).toEqual([]);
    },
  );

  test('stay short, without duplicates or blanks, for any additions', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const list = texts.reduce<string[]>(withRecentSearch, []);
        expect(list.length).toBeLessThanOrEqual(7);
        expect(new Set(list).size).toBe(list.length);
        expect(list.every((text) => text.trim() !== '')).toBe(true);
      }),
    );
  });
});
