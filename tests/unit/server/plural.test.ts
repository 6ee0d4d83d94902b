import { counted } from '../../../src/core/format.ts';
import { m } from '../../../src/paraglide/messages.js';
import { expect, test } from 'vitest';
import { plural } from '../../../src/server/plural.ts';

test.each([
  [0, '0 votes'],
  [1, '1 vote'],
  [2, '2 votes'],
  [26_800, '26,800 votes'],
])('Writes %d as "%s"', (count, said) => {
  expect(m.count_votes(counted(count))).toBe(said);
});

test('Has one form for words equal in singular and plural', () => {
  expect(m.count_series(counted(1))).toBe('1 series');
  expect(m.count_series(counted(12))).toBe('12 series');
});

test('Can write a number in words, or omit it', () => {
  const unread = (count: number) => plural(count, { one: 'One notice', other: '{n} notices' });
  expect(unread(1)).toBe('One notice');
  expect(unread(3)).toBe('3 notices');
});
