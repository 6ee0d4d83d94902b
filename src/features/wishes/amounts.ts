const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function* belowHundred(): Generator<[string, number]> {
  for (const [at, word] of ONES.entries()) yield [word, at + 1];
  for (const [at, word] of TEENS.entries()) yield [word, at + 10];
  for (const [at, word] of TENS.entries()) {
    const tens = (at + 2) * 10;
    yield [word, tens];
    for (const [more, one] of ONES.entries()) yield [`${word} ${one}`, tens + more + 1];
  }
}

function* inWords(): Generator<[string, number]> {
  for (const hundred of ['a hundred', 'one hundred', 'two hundred']) {
    const value = hundred.startsWith('two') ? 200 : 100;
    yield [hundred, value];
    for (const [word, more] of belowHundred()) {
      yield [`${hundred} and ${word}`, value + more];
      yield [`${hundred} ${word}`, value + more];
    }
  }
  yield* belowHundred();
}

/** Numbers in words, up to 299; also "an" and "half an". */
const AMOUNTS = new Map<string, number>([...inWords(), ['half an', 0.5], ['half', 0.5], ['an', 1], ['a', 1]]);

const tens = TENS.join('|');
const below = `(?:(?:${tens})(?: (?:${ONES.join('|')}))?|${[...TEENS, ...ONES].join('|')})`;

/** A number in digits or words: a regular expression with one group. */
export const AMOUNT = `(\\d{1,3}(?:\\.\\d{1,2})?|(?:a|one|two) hundred(?: (?:and )?${below})?|${below}|half an|half|an|a)`;

/** Value of a match of `AMOUNT`. */
export function amountOf(amount: string): number {
  return AMOUNTS.get(amount) ?? Number(amount);
}
