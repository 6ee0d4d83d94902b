import { expect, test } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
import { formatMoney, formatNumber, formatTenths, formatVote, roundVote } from '../../../src/core/format.ts';
import { byName, formatList } from '../../../src/core/listing.ts';
import { nextPage, parsePage } from '../../../src/core/paging.ts';
import { documentTitle, shortDescription } from '../../../src/core/page-meta.ts';
import { retryAfterMs } from '../../../src/core/retry-after.ts';
import { spelledOut } from '../../../src/core/spelled-out.ts';
import { formatBytes, formatDuration, formatRuntime } from '../../../src/core/units.ts';

test('Formats numbers by language, votes in tenths', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
  expect([roundVote(7.25), roundVote(7.24)]).toEqual([7.3, 7.2]);
  expect([formatVote(8), formatVote(7.25), formatVote(0), formatVote(null)]).toEqual([
    '8.0',
    '7.3',
    '0.0',
    null,
  ]);
  expect(formatTenths(1234.56)).toBe('1,234.6');
  inLanguage('de', () => expect([formatNumber(1_234_567), formatVote(8)]).toEqual(['1.234.567', '8,0']));
});

test('Rounds money, and shows none when unknown', () => {
  expect([63_000_000, 1.5, 0, -5, null].map(formatMoney)).toEqual(['$63,000,000', '$2', null, null, null]);
  inLanguage('ar', () => expect(formatMoney(63)).toMatch(/US\$\u200e$/));
});

test('Joins items and sorts by name, by language', () => {
  expect(formatList(['Movies', 'Series', 'People'])).toBe('Movies, Series, People');
  inLanguage('ja', () => expect(formatList(['映画', 'ドラマ'])).toBe('映画、ドラマ'));
  expect(['Zoe', 'éa', 'Eb', 'adam'].sort(byName)).toEqual(['adam', 'éa', 'Eb', 'Zoe']);
});

test.each([
  [null, null],
  [0, null],
  [-1, null],
  [1, '1m'],
  [59, '59m'],
  [60, '1h'],
  [61, '1h 1m'],
  [136, '2h 16m'],
])('Formats %j minutes as %j', (minutes, text) => {
  expect(formatRuntime(minutes)).toBe(text);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [1500, '1.5 kB'],
  [9999, '10.0 kB'],
  [10_000, '10 kB'],
  [15_400, '15 kB'],
  [1_500_000_000, '1.5 GB'],
])('Formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text);
});

test('Uses the largest unit for the largest sizes', () => {
  expect(formatBytes(5e21)).toMatch(/^5000000000 /);
});

test.each([
  [59, ''],
  [60, '1 min'],
  [3600, '1 h'],
  [3660, '1 h 1 min'],
  [86_400 + 3600 + 60, '1 d 1 h'],
  [86_400 + 60, '1 d 1 min'],
  [3 * 86_400 + 4 * 3600, '3 d 4 h'],
])('Formats %i seconds in the two largest units: %j', (seconds, text) => {
  if (text) expect(formatDuration(seconds)).toBe(text);
  else expect(formatDuration(seconds)).toBe(formatDuration(0));
});

test.each([
  ['1', 1],
  ['500', 500],
  ['501', 500],
  ['1000', 1],
  ['0', 1],
  ['01', 1],
  ['1x', 1],
  ['x1', 1],
  ['', 1],
  [null, 1],
])('Reads the page %j as %i', (value, page) => {
  expect(parsePage(value)).toBe(page);
});

test('Ends Load More at the last page, and the catalogue’s at 500', () => {
  expect([nextPage(1, 2), nextPage(2, 2), nextPage(499, 9000), nextPage(500, 9000)]).toEqual([
    2,
    null,
    500,
    null,
  ]);
});

test('Ends a page’s title with the site, named once', () => {
  expect(documentTitle('Dune')).toBe('Dune · Marquee');
  expect(documentTitle('Marquee')).toBe('Marquee');
});

test.each([
  ['short enough', 12, 'short enough'],
  ['one two three', 12, 'one two…'],
  ['one two, three', 12, 'one two…'],
  ['one two –  three', 13, 'one two…'],
  ['a bcdefghijklmnop', 12, 'a bcde…'],
  ['abcdefghijklmnop', 12, 'abcdef…'],
])('Cuts %j at a word to %i characters: %j', (text, limit, cut) => {
  expect(shortDescription(text, limit)).toBe(cut);
  expect(shortDescription('a'.repeat(158))).toHaveLength(158);
});

test.each([
  [null, null],
  ['', null],
  ['7', 7000],
  ['120', 120_000],
  [' 7 ', 7000],
  ['0', 0],
  ['1234567890', null],
  ['7x', null],
  ['soon', null],
  ['Sat, 28 Nov 2026 12:00:07 GMT', 7000],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
])('Reads a retry at %j as a wait of %j ms', (header, wait) => {
  expect(retryAfterMs(header, () => new Date('2026-11-28T12:00:00Z'))).toBe(wait);
});

test('Folds letters without a decomposed accent', () => {
  expect(spelledOut("bløø łł ßß ææ œœ d'’‘`´d a&b&c")).toBe('bloo ll ssss aeae oeoe dd a and b and c');
});
