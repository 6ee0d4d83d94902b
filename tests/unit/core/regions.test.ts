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
])('Reads %j as the region %j', (given, code) => expect(readRegion(given)).toBe(code));

test.each([
  ['US', 'the United States'],
  ['GB', 'the United Kingdom'],
  ['NL', 'the Netherlands'],
  ['DO', 'the Dominican Republic'],
  ['FK', 'the Falkland Islands'],
  ['DE', 'Germany'],
  ['JP', 'Japan'],
])('Writes %s as %s within a sentence', (code, phrase) => expect(regionPhrase(code)).toBe(phrase));

test('Uses the code without a name', () => expect(regionName('ZZ')).toBe('ZZ'));

test('Adds no English article to names in other languages', () => {
  expect(inLanguage('es', () => regionPhrase('BS'))).toBe('Bahamas');
  expect(regionPhrase('BS')).toBe('the Bahamas');
});
