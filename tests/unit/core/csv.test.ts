import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../../../src/core/csv.ts';

test('Quotes cells and ends lines by RFC 4180', () => {
  expect(csvLine(['a "word"', 'two,\nlines', 5, null])).toBe('"a ""word""","two,\nlines",5,""\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\u00a0=1',
  '\u200b=1',
  '＝1',
  '|x',
  '%x',
])('Makes spreadsheets read %j as text', (formula) => {
  expect(csvLine([formula])).toBe(`"'${formula}"\r\n`);
});

test('Keeps any text of a user in a cell, and never starts a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cell = csvLine([text]).slice(1, -3).replaceAll('""', '"');
      expect(cell.replace(/^'/, '')).toBe(text.replaceAll('\0', '').replace(/^'/, ''));
      expect(cell).not.toMatch(/^[\s\u200b-\u200d\u2060\ufeff]*[=+\-@＝＋－＠|%]/u);
    }),
  );
});
