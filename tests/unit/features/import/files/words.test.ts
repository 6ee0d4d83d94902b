import { describe, expect, test } from 'vitest';
import {
  nameAndYear,
  titleWords,
  withoutEnglishArticle,
} from '../../../../../src/features/import/files/words.ts';

describe('a name for comparison', () => {
  test.each([
    ['Amélie', 'amelie'],
    ['Ame\u0301lie', 'amelie'],
    ['Ṩṩ', 'ss'],
    ['Ἀθήνα', 'αθηνα'],
    // Marks that form another letter stay.
    ['が', 'が'],
    ['か\u3099', 'が'],
    ['й', 'й'],
    ['Ёлки', 'елки'],
    ['ёё', 'ее'],
    ['مُحَمَّد', 'محمد'],
    ['كـــتاب', 'كتاب'],
    ['ＷＡＬＬ・Ｅ', 'wall e'],
    ['  WALL·E:  (again) ', 'wall e again'],
    ["Schindler's", 'schindlers'],
    ['Schindler´s', 'schindlers'],
    ['Lilo & Stitch', 'lilo and stitch'],
    ['Straße', 'strasse'],
    ['Se7en', 'se7en'],
    // Text of punctuation alone stays.
    ['  !!! ', '!!!'],
    ['？', '?'],
    ['', ''],
  ])('"%s" is "%s"', (name, words) => {
    expect(titleWords(name)).toBe(words);
  });

  test.each([
    ['the thing', 'thing'],
    ['a fall', 'fall'],
    ['an end', 'end'],
    ['the', 'the'],
    ['the ', 'the '],
    ['theory', 'theory'],
    ['another', 'another'],
    ['in the mood', 'in the mood'],
    ['die welle', 'die welle'],
  ])('has no English article: "%s"', (words, bare) => {
    expect(withoutEnglishArticle(words)).toBe(bare);
  });
});

describe('a source’s combined name', () => {
  test.each([
    ['The Office (2005)', null, 'The Office', 2005],
    ['The Office(2005)', null, 'The Office', 2005],
    ['The Office (2005)', 2006, 'The Office', 2006],
    [' Heat ', 1995, 'Heat', 1995],
    [' Heat  (1995) ', null, 'Heat', 1995],
    ['Fausto (1899)', null, 'Fausto', 1899],
    ['Soon (2199)', null, 'Soon', 2199],
    ['Never (2205)', null, 'Never (2205)', null],
    ['Old (1799)', null, 'Old (1799)', null],
    ['Five (20055)', null, 'Five (20055)', null],
    ['(2005)', null, '(2005)', null],
    ['Heat (1995) again', null, 'Heat (1995) again', null],
    ['Matrix, The', 1999, 'The Matrix', 1999],
    ['Matrix, The (1999)', null, 'The Matrix', 1999],
    ['Fall,a', null, 'a Fall', null],
    ['End, An', null, 'An End', null],
    ['Office, Then', null, 'Office, Then', null],
    ['Matrix, The One', null, 'Matrix, The One', null],
    [', The', null, ', The', null],
    ['2012', null, '2012', null],
  ])('"%s" of %s', (name, year, bare, of) => {
    expect(nameAndYear(name, year)).toEqual({ name: bare, year: of });
  });
});
