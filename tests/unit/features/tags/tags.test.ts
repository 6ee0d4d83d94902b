import { expect, test } from 'vitest';
import {
  hasTooLong,
  suggestedTags,
  TAG_BOUNDS,
  tagChanges,
  tagKey,
  tagName,
  tagOf,
  tagPath,
  tagsIn,
  toNamed,
} from '../../../../src/features/tags/tags.ts';

test('Treats spellings of a tag as one: case, accents, full width, vowel signs', () => {
  const same = [
    ['Noir', 'NOIR', 'nóir', 'Ｎｏｉｒ', '  noir '],
    ['οδός', 'ΟΔΟΣ'],
    ['مُشاهَدة', 'مشاهدة', 'مشـاهدة'],
    ['With  Ben', 'with ben', 'with\u00a0ben'],
  ];
  for (const spellings of same) expect(new Set(spellings.map(tagKey)).size, spellings[0]).toBe(1);
});

test('Distinguishes marks that form another letter', () => {
  expect(tagKey('がんばる')).not.toBe(tagKey('かんばる'));
  expect(tagKey('йод')).not.toBe(tagKey('иод'));
});

test('Splits tags at commas, trims and deduplicates them, and limits their length in any script', () => {
  expect(tagsIn(' Noir, noir,, もう一度 ,\n مشاهدة ')).toEqual(['Noir', 'もう一度', 'مشاهدة']);
  expect(hasTooLong(` ${'𝔘'.repeat(TAG_BOUNDS.length)} , Noir`)).toBe(false);
  expect(hasTooLong(`Noir, ${'𝔘'.repeat(TAG_BOUNDS.length + 1)}`)).toBe(true);
  expect(tagName('a\n\tb')).toBe('a b');
});

test('Finds an address’s tag in any spelling, and none in blanks', () => {
  expect(tagOf(new URLSearchParams('tag=N%C3%B3IR'))).toBe('noir');
  expect(tagOf(new URLSearchParams('tag=%20'))).toBeNull();
  expect(tagOf(new URLSearchParams())).toBeNull();
});

test('Suggests tags with the typed beginning first, without the title’s own', () => {
  const all = ['Film noir', 'Noir', 'Noise', 'Dark'].map((name) => ({ name, key: tagKey(name) }));
  expect(suggestedTags('nó', all, ['NOISE']).map(({ name }) => name)).toEqual(['Noir', 'Film noir']);
});

test('Ignores another spelling as a change', () => {
  expect(tagChanges(['Noir', 'Dark'], ['NOIR', 'New'])).toEqual({ add: ['New'], remove: ['Dark'] });
});

test.each([
  ['\u200b\ufeff noir \u2060 ', 'noir'],
  ['a,b', 'a b'],
  ['a, , b', 'a b'],
  ['a\u0000\n b', 'a b'],
  [' , ', ''],
])('Stores %j as %j', (text, name) => {
  expect(tagName(text)).toBe(name);
});

test.each([
  ['\u200b\u200b noir \u200b\u200b', 'noir'],
  ['film\u2029\u0085 noir', 'film noir'],
  ['\u1680 noir\u1680\u1680', 'noir'],
  ['ạ̈', 'a'],
  ['λόγος', 'λογοσ'],
])('Makes of %j the key %j', (text, key) => {
  expect(tagKey(text)).toBe(key);
});

test('Suggests at most eight tags, and links each to its page', () => {
  const all = Array.from({ length: 9 }, (_, at) => ({ name: `N${at}`, key: `n${at}` }));
  expect(suggestedTags('n', all, [])).toEqual(all.slice(0, 8));
  expect(tagPath('film noir')).toBe('/tags?tag=film+noir');
  expect(toNamed({ key: 'noir', name: 'Noir', movies: 1, series: 2 })).toEqual({ key: 'noir', name: 'Noir' });
});
