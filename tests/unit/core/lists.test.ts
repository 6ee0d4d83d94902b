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

test('Gives each list its table, or part of one, and its path', () => {
  const all = Object.entries(LISTS).flatMap(([list, kinds]) =>
    Object.entries<ListDescription>(kinds).map(([kind, description]) => ({ list, kind, description })),
  );
  expect(new Set(all.map(({ description: { table, only } }) => `${table} ${only.kind ?? ''}`)).size).toBe(8);
  for (const { list, kind, description } of all) expect(description).toMatchObject({ list, kind });
});

test('Removes a watched title from the wishlist, and vice versa', () => {
  const wished = marksAfter(NO_MARKS, 'wishlist', true);
  expect(wished).toEqual({ wishlist: true, watched: false, favorite: false, dismissed: false });
  expect(marksAfter(wished, 'watched', true)).toEqual({
    wishlist: false,
    watched: true,
    favorite: false,
    dismissed: false,
  });
});

test('Changes nothing else for a favorite or a removal', () => {
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
])('Determines the wishlist’s mark where %s', (_, mark, held) => {
  expect(isHeld(mark, 'wishlist')).toBe(held);
});

test('Has no marks by default', () => {
  expect(NO_MARKS).toEqual({ wishlist: false, watched: false, favorite: false, dismissed: false });
});

test('Drops an entry’s own data from a title', () => {
  const title: ListTitle = {
    ...{ kind: 'movie', id: 1, title: '生きる', posterPath: null, date: null, voteAverage: null },
  };
  expect(titleOf({ ...title, addedAt: '2026-11-25T12:00:00Z' } as ListTitle)).toEqual(title);
});
