import { expect, test } from 'vitest';
import { beginningOf } from '../../../src/core/folded.ts';

test.each([
  ['a text that is short enough', 'One two', 7, 'One two'],
  ['whole words', 'One two three', 9, 'One two'],
  ['a word that ends there', 'One two three', 7, 'One two'],
  ['a word longer than any', `One ${'x'.repeat(100)}`, 90, `One ${'x'.repeat(86)}`],
  ['letters of several code points', 'ab👨‍👩‍👧', 4, 'ab'],
  ['emoji, each a code point', '😀😀😀', 2, '😀😀'],
])('Shows as the beginning of a text %s', (_, text, limit, beginning) => {
  expect(beginningOf(text, limit)).toBe(beginning);
});
