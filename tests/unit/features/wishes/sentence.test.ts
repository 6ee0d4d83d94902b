import { describe, expect, test } from 'vitest';
import { plainText, Sentence } from '../../../../src/features/wishes/sentence.ts';

describe('a normalized text', () => {
  test.each([
    ['Sci-Fi', 'sci fi'],
    ['Amélie’s', 'amelies'],
    ['Schindler´s `list`', 'schindlers list'],
    ['w/ robots', 'with robots'],
    ['film w/ robots', 'film with robots'],
    ['xw/ robots', 'xw or robots'],
    ['w/o robots', 'without robots'],
    ['how/why', 'how or why'],
    ['comedy / drama', 'comedy or drama'],
    ['24/7', '24 7'],
    ['<= 90', 'at most 90'],
    ['≤90', 'at most 90'],
    ['>= 90', 'at least 90'],
    ['≥ 90', 'at least 90'],
    ['≥90', 'at least 90'],
    ['≥ x', 'x'],
    ['< 90', 'under 90'],
    ['>90', 'over 90'],
    ['<3', 'under 3'],
    ['a < b', 'a b'],
    ['max. 90', 'max 90'],
    ['min.90', 'min 90'],
    ['ca. 1990', 'ca 1990'],
    ['approx. 90', 'approx 90'],
    ['the max. It is', 'the max | it is'],
    ['1,000 people', '1000 people'],
    ['7,5', '7.5'],
    ['7,55', '7.55'],
    ['1,0000', '1 | 0000'],
    ['7.5', '7.5'],
    ['1990-1995', '1990 to 1995'],
    ['1990 – 1995', '1990 to 1995'],
    ['8+', '8 plus'],
    ['8 + x', '8 plus x'],
    ['a - b', 'a | b'],
    ['a – b', 'a | b'],
    ['a, b. c; d: e! f? (g) [h]', 'a | b | c | d | e | f | | g | | h |'],
    ['"a" “b” „c“ «d»', '| a | | b | | c | | d |'],
    ['a\nb', 'a | b'],
    ['a_b', 'a.b'],
    ['  a  *  b  ', 'a b'],
    ['R&B', 'r and b'],
    ['!?', '|'],
    ['', ''],
  ])('"%s" is "%s"', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each([
    ['a film like Heat', ['heat']],
    ['Heat and Alien', ['alien']],
    ['something like "up"', ['up']],
    ['something like “up in the air”', ['up', 'in', 'the', 'air']],
    ['Funny. Dark', []],
    ['«Le Fabuleux»', ['le', 'fabuleux']],
    ['what I like', []],
    ['LIKE HEAT', []],
    ['LIKE "HEAT"', []],
    ['funny! Then a Blade-Runner', ['blade']],
    ["films by O'Brien", ['obrien']],
  ])('has words in the form of names: %s', (text, capitals) => {
    expect([...new Sentence(text).capitals]).toEqual(capitals);
  });
});

describe('a sentence', () => {
  test('removes read parts, and leaves a mark in their place', () => {
    const sentence = new Sentence('War, no war. Warm wars but war');
    const taken = sentence.take('(w)ar(s)?');
    expect(taken).toEqual([
      { words: 'war', groups: ['w', undefined], refused: false, unclear: false },
      { words: 'war', groups: ['w', undefined], refused: true, unclear: false },
      { words: 'wars', groups: ['w', 's'], refused: false, unclear: false },
      { words: 'war', groups: ['w', undefined], refused: false, unclear: false },
    ]);
    expect(sentence.left).toBe('· | no · | warm · but ·');
    expect(sentence.take('war')).toEqual([]);
  });

  test('keeps unaccepted parts', () => {
    const sentence = new Sentence('war, no war');
    expect(sentence.take('war', ({ refused }) => refused, '§')).toHaveLength(1);
    expect([sentence.left, sentence.has(/§/u), sentence.has(/·/u)]).toEqual(['war | no §', true, false]);
    sentence.unmark('§');
    expect(sentence.left).toBe('war | no ·');
  });

  test('returns the first match, or the first accepted one', () => {
    const sentence = new Sentence('no war but war but war');
    expect(sentence.takeFirst('war', ({ refused }) => !refused)).toMatchObject({ refused: false });
    expect(sentence.left).toBe('no war but · but war');
    expect(sentence.takeFirst('war')).toMatchObject({ refused: true });
    expect(sentence.takeFirst('peace')).toBe(null);
  });

  test.each([
    ['war', true, false],
    ['no war', false, true],
    ['no war, but war', true, true],
    ['war? No!', false, true],
    ['does not have to be war', false, true],
    ['warm', false, false],
    ['peace', false, false],
  ])('includes or excludes: %s', (text, wants, refuses) => {
    const sentence = new Sentence(text);
    expect([sentence.wants('war'), sentence.refuses('war')]).toEqual([wants, refuses]);
    expect(sentence.left).toBe(plainText(text));
  });
});
