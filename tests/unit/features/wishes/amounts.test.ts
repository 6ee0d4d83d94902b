import { describe, expect, test } from 'vitest';
import { AMOUNT, amountOf } from '../../../../src/features/wishes/amounts.ts';

describe('an amount', () => {
  test.each([
    ['one', 1],
    ['nine', 9],
    ['ten', 10],
    ['nineteen', 19],
    ['twenty', 20],
    ['twenty one', 21],
    ['forty five', 45],
    ['ninety', 90],
    ['ninety nine', 99],
    ['a hundred', 100],
    ['one hundred', 100],
    ['a hundred and one', 101],
    ['one hundred ten', 110],
    ['two hundred', 200],
    ['two hundred and ninety nine', 299],
    ['two hundred twelve', 212],
    ['half an', 0.5],
    ['half', 0.5],
    ['an', 1],
    ['a', 1],
    ['90', 90],
    ['999', 999],
    ['1.5', 1.5],
    ['2.25', 2.25],
  ])('"%s" is %d', (words, value) => {
    expect(new RegExp(`^${AMOUNT}$`).exec(words)?.[1]).toBe(words);
    expect(amountOf(words)).toBe(value);
  });

  test.each(['three hundred', 'ten one', 'hundred', '1000', '1.', '1.255', 'some', 'twenty ten', ''])(
    'is null for "%s"',
    (words) => {
      expect(new RegExp(`^${AMOUNT}$`).test(words)).toBe(false);
    },
  );

  test('is read for every number below three hundred in words', () => {
    const ones = 'one two three four five six seven eight nine'.split(' ');
    const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
    const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
    const below = [...ones, ...teens, ...tens.flatMap((ten) => [ten, ...ones.map((one) => `${ten} ${one}`)])];
    expect(below.map(amountOf)).toEqual(Array.from({ length: 99 }, (_, n) => n + 1));
    for (const [hundred, value] of [
      ['a hundred', 100],
      ['one hundred', 100],
      ['two hundred', 200],
    ] as const) {
      expect(below.map((more) => amountOf(`${hundred} and ${more}`))).toEqual(
        below.map((_, n) => value + n + 1),
      );
      expect(below.map((more) => amountOf(`${hundred} ${more}`))).toEqual(below.map((_, n) => value + n + 1));
    }
  });
});
