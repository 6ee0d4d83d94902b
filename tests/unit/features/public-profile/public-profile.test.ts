import { expect, test } from 'vitest';
import {
  foldHandle,
  HANDLE_LENGTH,
  isHandle,
} from '../../../../src/features/public-profile/public-profile.ts';

test.each([
  [' @Ada_L ', 'ada_l'],
  ['ADA', 'ada'],
  ['@@ada', '@ada'],
  ['ada l', 'ada l'],
  ['Ärger', 'Ärger'],
  ['a@B', 'a@B'],
])('Folds the handle %j to %j', (text, folded) => {
  expect(foldHandle(text)).toBe(folded);
});

test('Allows letters, digits and underscores in a handle, within a length', () => {
  const { least, most } = HANDLE_LENGTH;
  expect(['a'.repeat(least), 'a'.repeat(most), '_1_', 'ada_l'].map(isHandle)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const others = ['a'.repeat(least - 1), 'a'.repeat(most + 1), '___', 'Ada', 'ada l', ' ada', 'ada!', 'ädam'];
  expect(others.filter(isHandle)).toEqual([]);
});
