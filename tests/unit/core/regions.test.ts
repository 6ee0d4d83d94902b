import { expect, test } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
import { readRegion, regionName, regionPhrase } from '../../../src/core/regions.ts';

test.each([
  ['DE', 'DE'],
  [' de ', 'DE'],
  ['XK', 'XK'],
  ['ZZ', null],
  ['QQ', null],
  ['Germany', null],
  ['D', null],
  ['../', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is the region %j', (given, code) => expect(readRegion(given)).toBe(code));

test.each([
  ['US', 'the United States'],
  ['GB', 'the United Kingdom'],
  ['NL', 'the Netherlands'],
  ['DO', 'the Dominican Republic'],
  ['FK', 'the Falkland Islands'],
  ['DE', 'Germany'],
  ['JP', 'Japan'],
])('%s is %s within a sentence', (code, phrase) => expect(regionPhrase(code)).toBe(phrase));

test('what has no name is called by its code', () => expect(regionName('ZZ')).toBe('ZZ'));

test('A name that looks English in another language has no English article there', () => {
  expect(inLanguage('es', () => regionPhrase('BS'))).toBe('Bahamas');
  expect(regionPhrase('BS')).toBe('the Bahamas');
});
