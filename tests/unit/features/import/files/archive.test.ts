import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isZip, unpack } from '../../../../../src/features/import/files/archive.ts';
import { UnreadableImport } from '../../../../../src/features/import/files/reading.ts';

const zip = (files: Zippable) => zipSync(files, { mtime: '2026-01-01' });

/** Stored uncompressed, so that the bytes appear in the ZIP. */
const stored = (text: string): Zippable[string] => [strToU8(text), { level: 0 }];

type Change = (view: DataView, directory: number) => void;

/** A modified ZIP that starts at an offset in its buffer. */
function changed(files: Zippable, change: Change): Uint8Array {
  const made = zip(files);
  const view = new DataView(made.buffer, made.byteOffset, made.byteLength);
  change(view, view.getUint32(made.length - 6, true));
  const all = new Uint8Array(made.length + 7);
  all.set(made, 7);
  return all.subarray(7);
}

interface Wanted {
  chosen?: (names: readonly string[]) => readonly string[];
  limit?: number;
}

/** The extracted files, one line each, or the reason of the failure. */
function opened(bytes: Uint8Array, { chosen = (names) => names, limit }: Wanted = {}): string[] | string {
  try {
    return unpack({ name: 'x.zip', bytes }, chosen, limit).map(
      ({ name, bytes: content }) => `${name}: ${content ? strFromU8(content) : 'unreadable'}`,
    );
  } catch (error) {
    if (error instanceof UnreadableImport) return error.failure;
    throw error;
  }
}

const nothing: Change = () => undefined;
const TWO = { 'a.csv': stored('first'), 'b.csv': strToU8('second') };

describe('a ZIP’s start', () => {
  test.each([
    ['one with files', [0x50, 0x4b, 3, 4], true],
    ['one without any', [0x50, 0x4b, 5, 6], true],
    ['a piece of one', [0x50, 0x4b, 7, 8], false],
    ['another letter first', [0x51, 0x4b, 3, 4], false],
    ['another letter second', [0x50, 0x4c, 3, 4], false],
    ['nothing', [], false],
  ])('%s', (_, bytes, is) => {
    expect(isZip(Uint8Array.from(bytes))).toBe(is);
  });
});

describe('files of a ZIP', () => {
  test.each<[string, Zippable, Change, string[] | string]>([
    ['packed and stored', TWO, nothing, ['a.csv: first', 'b.csv: second']],
    ['none', {}, nothing, []],
    ['with folders of Windows', { 'x\\y\\a.csv': stored('1') }, nothing, ['x/y/a.csv: 1']],
    ['with names in any letters', { 'é千.csv': stored('1') }, nothing, ['é千.csv: 1']],
    [
      'with notes and fields of their own',
      {
        'a.csv': [strToU8('1'), { comment: 'four', extra: { 7: strToU8('seven') } }],
        'b.csv': stored('2'),
      },
      nothing,
      ['a.csv: 1', 'b.csv: 2'],
    ],
    [
      'with a name as old tools write it',
      { 'x.csv': stored('1') },
      (view, at) => view.setUint8(at + 46, 0xe9),
      ['é.csv: 1'],
    ],
    ['locked', TWO, (view, at) => view.setUint16(at + 8, 1, true), ['a.csv: unreadable', 'b.csv: second']],
    [
      'marked with what is no lock',
      TWO,
      (view, at) => view.setUint16(at + 8, 2, true),
      ['a.csv: first', 'b.csv: second'],
    ],
    [
      'packed in an unknown way',
      TWO,
      (view, at) => view.setUint16(at + 10, 12, true),
      ['a.csv: unreadable', 'b.csv: second'],
    ],
    [
      'stored, and said to be packed',
      TWO,
      (view, at) => view.setUint16(at + 10, 8, true),
      ['a.csv: unreadable', 'b.csv: second'],
    ],
    [
      'that are not where they should be',
      TWO,
      (view, at) => view.setUint32(at + 42, 1, true),
      ['a.csv: unreadable', 'b.csv: second'],
    ],
    [
      'that lie behind its end',
      TWO,
      (view, at) => view.setUint32(at + 42, view.byteLength - 3, true),
      ['a.csv: unreadable', 'b.csv: second'],
    ],
    [
      'whose own beginning is damaged',
      TWO,
      (view) => view.setUint32(0, 0, true),
      ['a.csv: unreadable', 'b.csv: second'],
    ],
    [
      'longer than it is',
      TWO,
      (view, at) => view.setUint32(at + 20, view.byteLength, true),
      ['a.csv: unreadable', 'b.csv: second'],
    ],
    [
      'said to be of no bytes, packed',
      { 'a.csv': strToU8('1') },
      (view, at) => view.setUint32(at + 20, 0, true),
      ['a.csv: unreadable'],
    ],
    [
      'of which it names too many',
      TWO,
      (view) => view.setUint16(view.byteLength - 12, 9, true),
      ['a.csv: first', 'b.csv: second'],
    ],
    ['of which it names one', TWO, (view) => view.setUint16(view.byteLength - 12, 1, true), ['a.csv: first']],
    ['with a directory that is none', TWO, (view, at) => view.setUint32(at, 0, true), 'broken'],
    [
      'with a directory that breaks off',
      { 'a.csv': stored('1') },
      (view) => view.setUint32(view.byteLength - 6, view.byteLength - 45, true),
      'broken',
    ],
    [
      'with a directory in its last bytes',
      TWO,
      (view) => {
        view.setUint32(view.byteLength - 10, 0x02014b50, true);
        view.setUint32(view.byteLength - 6, view.byteLength - 10, true);
      },
      'broken',
    ],
    ['without a directory', TWO, (view) => view.setUint32(view.byteLength - 22, 0, true), 'broken'],
  ])('%s', (_, files, change, expected) => {
    expect(opened(changed(files, change))).toEqual(expected);
  });

  test('are found before a comment of valid length, and not before a longer one', () => {
    const noted = (length: number) => {
      const made = zip(TWO);
      const all = new Uint8Array(made.length + length);
      all.set(made);
      return all;
    };
    expect([0, 1, 65_535].map((length) => opened(noted(length)))).toEqual(
      [0, 1, 2].map(() => ['a.csv: first', 'b.csv: second']),
    );
    expect(opened(noted(65_536))).toBe('broken');
    expect(opened(zip({}).subarray(0, 21))).toBe('broken');
  });

  test('are extracted if selected, and once for a duplicate name', () => {
    expect(opened(zip(TWO), { chosen: () => ['b.csv', 'c.csv'] })).toEqual(['b.csv: second']);
    const twice = changed({ 'a.csv': stored('1'), 'b.csv': stored('2') }, (view, at) =>
      view.setUint8(at + 46 + 5 + 46, 'a'.charCodeAt(0)),
    );
    expect(opened(twice)).toEqual(['a.csv: 1']);
  });

  test('can be five thousand', () => {
    const many = (count: number) =>
      zip(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, stored('')])));
    expect(opened(many(5000), { chosen: () => ['4999'] })).toEqual(['4999: ']);
    expect(opened(many(5001))).toBe('manyFiles');
  });

  test('are extracted up to the total limit', () => {
    const long = 'long '.repeat(10_000);
    const files = { 'a.csv': stored('first'), 'b.csv': strToU8(long), 'c.csv': stored('third') };
    const all = ['a.csv: first', `b.csv: ${long}`, 'c.csv: third'];
    const rooms = [4, 5, 50_004, 50_005, 50_009, 50_010].map((limit) => opened(zip(files), { limit }));
    expect(rooms).toEqual(['tooBig', 'tooBig', 'tooBig', 'tooBig', 'tooBig', all]);
    expect(opened(zip({ 'a.csv': strToU8(long) }), { limit: 50_000 })).toEqual([`a.csv: ${long}`]);
  });

  test('compressed in many chunks are complete, or missing', () => {
    // Without repeated parts, so that it cannot be compressed.
    const noise = Uint8Array.from(
      { length: 50_000 },
      (_, n) => (Math.imul(n + 7, 2_654_435_761) >>> 13) ^ (n * n),
    );
    const [{ bytes } = { bytes: null }] = unpack({ name: 'x', bytes: zip({ 'a.csv': noise }) }, (all) => all);
    expect(bytes).toEqual(noise);
    const half = changed({ 'a.csv': noise }, (view, at) =>
      view.setUint32(at + 20, view.getUint32(at + 20, true) - 1000, true),
    );
    expect(opened(half)).toEqual(['a.csv: unreadable']);
  });
});
