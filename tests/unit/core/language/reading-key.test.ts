import { expect, test } from 'vitest';
import { readingKey } from '../../../../src/core/language/reading-key.ts';

test('Where text reads from the right, the left arrow leads on and the right one back', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home', 'x'];
  expect(keys.map((key) => readingKey(key, 'rtl'))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'Home',
    'x',
  ]);
  expect(keys.map((key) => readingKey(key, ''))).toEqual(keys);
});
