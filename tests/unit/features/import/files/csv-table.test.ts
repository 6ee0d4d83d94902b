import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../../../src/features/import/files/csv-table.ts';
import { decoded } from '../../../../../src/features/import/files/tables/encoding.ts';
import { csv } from '../../../../support/import/files.ts';

const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (const [at, letter] of [...text].entries()) {
    bytes.setUint16(at * 2, letter.charCodeAt(0), littleEndian);
  }
  return [...new Uint8Array(bytes.buffer)];
};

describe('bytes of a text', () => {
  test.each([
    ['UTF-8', [0x41, 0xc3, 0xa9], 'Aé'],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x41], 'A'],
    ['UTF-16 of Windows', utf16('\uFEFFAé', true), 'Aé'],
    ['UTF-16 of others', utf16('\uFEFFAé', false), 'Aé'],
    ['what Windows wrote before', [0x41, 0xe9, 0x92], 'Aé’'],
    ['the same behind the mark of UTF-8', [0xef, 0xbb, 0xbf, 0x41, 0xe9], 'Aé'],
    ['the same that begins like one of UTF-16', [0xff, 0x41], 'ÿA'],
    ['the same that begins like the other', [0xfe, 0x41], 'þA'],
    ['the same that ends like the one', [0x41, 0xfe], 'Aþ'],
    ['the same that ends like the other', [0x41, 0xff], 'Aÿ'],
    ['the same that begins like the mark', [0xef, 0xbb, 0x41], 'ï»A'],
    ['the same with a letter between', [0xef, 0x41, 0xbf], 'ïA¿'],
    ['the same with another before', [0x41, 0xbb, 0xbf], 'A»¿'],
    ['nothing', [], ''],
  ])('are decoded: %s', (_, bytes, text) => {
    expect(decoded(Uint8Array.from(bytes))).toBe(text);
  });
});

/** Line numbers of records with the values of some columns. */
const rows = (text: string, ...columns: string[]) =>
  readCsv(text).records.map((record) => [record.line, ...columns.map((column) => record.get(column))]);

describe('a table', () => {
  test.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['lines of Windows', 'a,b\r\n1,2\r\n'],
    ['lines of old Macs', 'a,b\r1,2\r'],
    ['the mark of UTF-8', '\uFEFFa,b\n1,2'],
    ['blanks around all', ' a , b \n 1 , 2 '],
    ['quotation marks around all', '"a","b"\n"1","2"'],
    ['capital letters in its header', 'A,B\n1,2'],
  ])('is separated by %s', (_, text) => {
    expect(rows(text, 'a', 'b')).toEqual([[2, '1', '2']]);
  });

  test('uses the most frequent separator of its first line', () => {
    expect(rows('a,b;c,d\n1,2;3,4', 'a', 'b;c', 'd')).toEqual([[2, '1', '2;3', '4']]);
    expect(rows('a;b,c;d\n1;2,3;4', 'a', 'b,c', 'd')).toEqual([[2, '1', '2,3', '4']]);
    expect(rows('\n1;;;,2', 'a')).toEqual([[2, '']]);
    expect(rows('a,b\n1;;;,2', 'a', 'b')).toEqual([[2, '1;;;', '2']]);
    expect(rows('a|b|c,d\n1|2|3,4', 'a', 'b', 'c,d')).toEqual([[2, '1', '2', '3,4']]);
    expect(rows('a,b\r1;;;,2', 'a', 'b')).toEqual([[2, '1;;;', '2']]);
  });

  test('is read by column names, on one line and with single spaces', () => {
    const { columns, records } = readCsv('Your  Rating,"Date\nRated",Name\n8,2020-01-01, Dune ');
    expect([...columns]).toEqual(['your rating', 'date rated', 'name']);
    expect(records.map((record) => [record.get('date rated'), record.get('name')])).toEqual([
      ['2020-01-01', 'Dune'],
    ]);
  });

  test('returns the first non-empty of several columns, and the first of two with one name', () => {
    const [record] = readCsv('a,b,c,a\n,  ,3,4').records;
    expect([
      record?.get('a', 'b', 'c'),
      record?.get('c', 'a'),
      record?.get('a'),
      record?.get('d'),
      record?.get(),
    ]).toEqual(['3', '3', '', '', '']);
  });

  test('skips empty lines, blank lines, and repeated headers', () => {
    const text = csv('a,b', '1,2', '', ' , ', 'A, b', 'a,b,c', 'a,2', 'a', '3', '4,5,6', '\uFEFFa,b');
    expect(rows(text, 'a', 'b')).toEqual([
      [2, '1', '2'],
      [6, 'a', 'b'],
      [7, 'a', '2'],
      [8, 'a', ''],
      [9, '3', ''],
      [10, '4', '5'],
    ]);
  });

  test.each([
    ['', [], []],
    ['a', ['a'], []],
    [',,\n1', [''], [[2]]],
  ])('of minimal content, %j, is still one', (text, columns, records) => {
    expect([[...readCsv(text).columns], rows(text), readCsv(text).torn]).toEqual([columns, records, []]);
  });

  test('can begin with a block about itself, which ends at a position and a name', () => {
    const text = csv('About,this', 'Date,Name', '2020,Top', 'Position', 'Name,Position', 'Ran,1', 'Heat,2');
    const { before, columns } = readCsv(text);
    expect(before).toEqual([['About', 'this'], ['Date', 'Name'], ['2020', 'Top'], ['Position']]);
    expect([...columns]).toEqual(['name', 'position']);
    expect(rows(text, 'position', 'name')).toEqual([
      [6, '1', 'Ran'],
      [7, '2', 'Heat'],
    ]);
  });

  test('has its header in the first eight lines, else in the first', () => {
    const after = (lines: number) =>
      readCsv(csv(...Array.from({ length: lines }, (_, n) => `x,${n}`), 'position,name', '1,Ran'));
    expect([...after(7).columns]).toEqual(['position', 'name']);
    expect(after(7).before).toHaveLength(7);
    expect([...after(8).columns]).toEqual(['x', '0']);
    expect(after(8).before).toEqual([]);
  });
});

describe('an unclosed quotation mark', () => {
  const torn = (text: string) => [readCsv(text).torn, rows(text, 'name').map(([line]) => line)];

  test.each([
    ['at the end', csv('name,day', 'A,1', '"B,2'), [[3], [2]]],
    ['before a record', csv('name,day', '"A,1', 'B,2'), [[2], [3]]],
    ['in lines of Windows', 'name,day\r\n"A,1\r\nB,2', [[2], [3]]],
    ['in lines of old Macs', 'name,day\r"A,1\rB,2', [[2], [3]]],
    [
      'twice',
      csv('name,day', '"A,1', 'B,2', '"C,3', 'D,4'),
      [
        [2, 4],
        [3, 5],
      ],
    ],
    ['before one that is in order', csv('name,day', '"A,1', '"B, too",2', 'C,3'), [[2], [3, 4]]],
    ['in the header', csv('"name,day', 'A,1'), [[1], [2]]],
    ['behind a block', csv('x', 'position,name', '1,"A', '2,"B, too"', '3,C'), [[3], [4, 5]]],
  ])('affects only its own line: %s', (_, text, expected) => {
    expect(torn(text)).toEqual(expected);
  });

  test('is none in a long text with its own quotes, in any text column', () => {
    for (const column of ['review', 'description', 'notes', 'comment', 'my text']) {
      const text = csv(`name,${column},day`, 'A,"said "no" and\nleft",1', 'B,,2');
      expect(torn(text), column).toEqual([[], [2, 3]]);
    }
    expect(torn(csv('name,tags,day', 'A,"said "no" and\nleft",1', 'B,,2'))).toEqual([[2], [3, 4]]);
    expect(torn(csv('name,tags,day', 'A,"said "no" and left",1', 'B,,2'))).toEqual([[], [2, 3]]);
  });

  test('is repaired up to a hundred times', () => {
    const lines = (count: number) =>
      csv('name,day', ...Array.from({ length: count }, (_, n) => `"${n},1`), 'A,1');
    expect(readCsv(lines(100)).torn).toHaveLength(100);
    expect(rows(lines(100), 'name')).toEqual([[102, 'A']]);
    expect(readCsv(lines(101)).torn).toHaveLength(100);
  });
});
