import { expect, test } from 'vitest';
import { readingKey } from '../../../../src/core/language/reading-key.ts';

test('Reverses the arrow keys in right-to-left languages', () => {
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
