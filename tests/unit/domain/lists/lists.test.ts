import { expect, test } from 'vitest';
import { LISTS, marksAfter, NO_MARKS, type ListDescription } from '../../../../src/domain/lists/lists.ts';

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
