import { expect, test } from 'vitest';
import {
  isHeld,
  LISTS,
  marksAfter,
  NO_MARKS,
  titleOf,
  type ListDescription,
  type ListTitle,
  type Mark,
} from '../../../src/core/lists.ts';

test('each list has a table, or a part of one, of its own and knows its own place', () => {
  const all = Object.entries(LISTS).flatMap(([list, kinds]) =>
    Object.entries<ListDescription>(kinds).map(([kind, description]) => ({ list, kind, description })),
  );
  expect(new Set(all.map(({ description: { table, only } }) => `${table} ${only.kind ?? ''}`)).size).toBe(8);
  for (const { list, kind, description } of all) expect(description).toMatchObject({ list, kind });
});

test('marking a title watched takes it from the wishlist, and the other way round', () => {
  const wished = marksAfter(NO_MARKS, 'wishlist', true);
  expect(wished).toEqual({ wishlist: true, watched: false, favorite: false, dismissed: false });
  expect(marksAfter(wished, 'watched', true)).toEqual({
    wishlist: false,
    watched: true,
    favorite: false,
    dismissed: false,
  });
});

test('a favorite changes nothing else, nor does a removal', () => {
  const watched = { wishlist: false, watched: true, favorite: false, dismissed: false };
  expect(marksAfter(watched, 'favorite', true)).toEqual({ ...watched, favorite: true });
  expect(marksAfter(watched, 'wishlist', false)).toEqual(watched);
});

test.each<[string, Mark | undefined, boolean | null]>([
  ['nothing is known', undefined, null],
  ['they hold it', { kind: 'known', lists: { ...NO_MARKS, wishlist: true } }, true],
  ['they do not hold it', { kind: 'known', lists: { ...NO_MARKS, watched: true } }, false],
  ['they are asked for', { kind: 'loading', edited: {} }, null],
  ['it was pressed meanwhile', { kind: 'loading', edited: { wishlist: true } }, true],
  ['it was taken back while they failed', { kind: 'failed', edited: { wishlist: false } }, false],
  ['another was pressed', { kind: 'failed', edited: { favorite: true } }, null],
])('whether the wishlist holds a title where %s', (_, mark, held) => {
  expect(isHeld(mark, 'wishlist')).toBe(held);
});

test('no list holds what was never marked', () => {
  expect(NO_MARKS).toEqual({ wishlist: false, watched: false, favorite: false, dismissed: false });
});

test('a title leaves behind what belongs to its entry', () => {
  const title: ListTitle = {
    ...{ kind: 'movie', id: 1, title: '生きる', posterPath: null, date: null, voteAverage: null },
  };
  expect(titleOf({ ...title, addedAt: '2026-11-25T12:00:00Z' } as ListTitle)).toEqual(title);
});
