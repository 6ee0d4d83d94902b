import { describe, expect, test } from 'vitest';
import { OwnText, plainLettersOf } from '../../../../src/features/wishes/own-text.ts';

describe('a language’s letters', () => {
  test.each([
    ['Größe', 'grosse', 'Grösse'],
    ['cœur æther', 'coeur aether', 'coeur aether'],
    ['ÀÉÎ', 'aei', 'ÀÉÎ'],
    ['‘a’ ´b` ʼc', "'a' 'b' 'c", "'a' 'b' 'c"],
    ['１２３', '123', '123'],
    ['٠٩۰۹', '0909', '0909'],
    ['a、b،c', 'a, b, c', 'a, b, c'],
    ['a؛b؟c。', 'a; b? c.', 'a; b? c.'],
    ['「a」『b』', '“a” “b”', '“a” “b”'],
    ['مُحَمَّد', 'محمد', 'محمد'],
    ['كـتاب ٱى ة', 'كتاب اي ه', 'كتاب ٱى ة'],
    ['が カ', 'が カ', 'が カ'],
    ['øł', 'ol', 'øł'],
    ['한국 İ', '한국 i', '한국 İ'],
    ['a\u200fb\u202ec\ue000', 'abc', 'abc'],
    ['  a \n b ', 'a b', 'a b'],
    ['', '', ''],
  ])('are matched without accents and kept as written: %s', (text, plain, own) => {
    const read = new OwnText(text);
    expect([read.plain, read.own]).toEqual([plain, own]);
  });

  test('keep their number, so that positions stay valid', () => {
    for (const text of ['İstanbul', 'Ŭ', 'ﬁlm', 'a\u0301b', '👩‍🚀 film']) {
      const read = new OwnText(text);
      expect(read.plain, text).toHaveLength(read.own.length);
    }
    expect(plainLettersOf('Ärger über Ål')).toBe('arger uber al');
  });
});

describe('a text with translated words', () => {
  test('has English in their place, and the rest as written', () => {
    const text = new OwnText('Ein lustiger Film, über Roboter!');
    text.replace(/lustiger/gu, () => [{ english: 'funny' }]);
    text.replace(/uber roboter/gu, () => [{ english: 'about robots' }]);
    expect(text.english).toBe('Ein funny Film, about robots!');
    expect(text.read).toEqual([
      { english: 'funny', own: 'lustiger' },
      { english: 'about robots', own: 'über Roboter' },
    ]);
    expect(text.own).toBe('Ein \ue000 Film, \ue001!');
    expect(text.plain).toBe('ein \ue000 film, \ue001!');
  });

  test('can keep some words for later, or as a name', () => {
    const text = new OwnText('Filme von Fritz Lang gedreht und mehr');
    text.replace(/von (fritz lang) gedreht/gu, ([, name = '']) => [
      { english: 'by' },
      ' ',
      { group: name, isName: true },
    ]);
    expect(text.english).toBe('Filme by Fritz Lang und mehr');
    expect(text.read).toEqual([
      { english: 'by', own: 'von  gedreht' },
      { english: 'Fritz Lang', own: 'Fritz Lang' },
    ]);
    const later = new OwnText('vor Krimis warnen');
    later.replace(/vor (krimis) warnen/gu, ([, what = '']) => [
      { english: 'no' },
      ' ',
      { group: what, isName: false },
    ]);
    expect([later.own, later.plain]).toEqual(['\ue000 Krimis', '\ue000 krimis']);
    later.replace(/krimis/gu, () => [{ english: 'crime' }]);
    expect(later.english).toBe('no crime');
  });

  test('reads several words as one, at all their positions', () => {
    const text = new OwnText('von Rom bis Wien fahren');
    text.replace(/von (rom) bis (wien)/gu, ([, from = '', to = '']) => [
      { group: to, isName: true },
      { english: 'from to' },
      { group: from, isName: true },
    ]);
    expect(text.english).toBe('Wien from to Rom fahren');
    expect(text.read[1]).toEqual({ english: 'from to', own: 'von  bis' });
  });

  test('skips more characters than anybody writes', () => {
    const text = new OwnText('a '.repeat(6500));
    text.replace(/a/gu, () => [{ english: 'b' }]);
    expect(text.english).toBe(`${'b '.repeat(6400)}${'a '.repeat(100)}`.trim());
  });

  test('finds nothing in empty text, and keeps marked names', () => {
    const text = new OwnText('wie Stirb langsam');
    text.replace(/x*/gu, () => [{ english: 'never' }]);
    expect(text.english).toBe('wie Stirb langsam');
    text.keep(4, 17);
    text.replace(/langsam/gu, () => [{ english: 'slow' }]);
    text.replace(/wie/gu, () => [{ english: 'like' }]);
    expect(text.english).toBe('like Stirb langsam');
    expect(text.read).toEqual([
      { english: 'Stirb langsam', own: 'Stirb langsam' },
      { english: 'like', own: 'wie' },
    ]);
  });

  test('can be read again in its original words', () => {
    const text = new OwnText('nicht lustig');
    text.replace(/lustig/gu, () => [{ english: 'funny' }]);
    text.replace(/nicht (\ue000)/gu, () => [{ english: 'not funny' }]);
    expect(text.english).toBe('not funny');
    expect(text.read.at(-1)).toEqual({ english: 'not funny', own: 'nicht  lustig' });
  });
});
