import { describe, expect, test } from 'vitest';
import {
  EXPORT_PARTS,
  RESTORED_PARTS,
  exportFileName,
  isExportFile,
  recordsOf,
  type ExportFile,
} from '../../../../src/features/export/parts.ts';
import { ownRecordSchema, READ, RESTORED } from '../../../../src/features/export/records.ts';

const SAVED = {
  kind: 'movie',
  id: 603,
  name: 'The Matrix',
  poster: '/matrix.jpg',
  date: '1999-03-31',
  votes: 8.2,
  at: '2026-11-22T19:25:07.123456+00:00',
};

const read = (part: string, record: unknown) => ownRecordSchema.safeParse({ part, record });

describe('an exported record', () => {
  test('is read as written, with all digits of its time', () => {
    expect(read('wishlist', SAVED).data).toEqual({ part: 'wishlist', record: SAVED });
  });

  test('can lack all optional values', () => {
    const bare = { ...SAVED, poster: null, date: null, votes: null };
    const watch = { ...bare, day: null, again: false, note: null, markedAt: null, stars: null };
    expect(read('diary', watch).data).toEqual({ part: 'diary', record: watch });
  });

  test.each(['ザ・マトリックス', 'الماتريكس'])('may be called %s', (name) => {
    expect(read('favorites', { ...SAVED, name }).success).toBe(true);
  });

  test('drops fields of later versions', () => {
    expect(read('wishlist', { ...SAVED, mood: 'blue' }).data).toEqual({ part: 'wishlist', record: SAVED });
  });

  test.each([
    ['a part nobody knows', 'secrets', SAVED],
    ['a part that goes into no account', 'account', { email: 'a@b.c', joinedAt: SAVED.at, picture: null }],
    ['no id', 'wishlist', { ...SAVED, id: undefined }],
    ['an id beyond what the database counts', 'wishlist', { ...SAVED, id: 3e9 }],
    ['a day that is none', 'wishlist', { ...SAVED, date: '2026-02-30' }],
    ['a poster from elsewhere', 'wishlist', { ...SAVED, poster: '//evil.example/x.png' }],
    [
      'a quarter of a star',
      'ratings',
      { kind: 'tv', id: 1, name: null, date: null, stars: 3.25, at: SAVED.at, changedAt: null },
    ],
    ['nothing', 'wishlist', null],
    ['a poster that is no picture', 'wishlist', { ...SAVED, poster: '/a.jpg.exe' }],
  ])('is refused with %s', (_, part, record) => {
    expect(read(part, record).success).toBe(false);
  });

  test('reports the place of an error', () => {
    expect(read('wishlist', { ...SAVED, id: 0 }).error?.issues[0]?.path).toEqual(['record', 'id']);
  });
});

describe('the file of an export', () => {
  const file = (parts: object): ExportFile => ({
    format: 'marquee-export',
    version: 1,
    madeAt: '2026-11-22T19:25:07.123Z',
    ...parts,
  });

  test('returns records in an importable order, lists before their titles', () => {
    const whole = file({ diary: [SAVED], account: [{}], watched: [SAVED], songs: [1], wishlist: 'mine' });
    expect([...recordsOf(whole)].map(({ part }) => part)).toEqual(['watched', 'diary']);
  });

  test('is distinguished from other JSON', () => {
    expect(isExportFile(file({}))).toBe(true);
    for (const change of [
      { format: 'other' },
      { version: 2 },
      { madeAt: 'yesterday' },
      { madeAt: undefined },
    ]) {
      expect(isExportFile(file(change))).toBe(false);
    }
    for (const other of [null, undefined, 'marquee', 5, [], {}]) expect(isExportFile(other)).toBe(false);
  });

  test('has each part once, with the schema of its records', () => {
    expect(new Set(EXPORT_PARTS).size).toBe(EXPORT_PARTS.length);
    expect(Object.keys({ ...READ, ...RESTORED }).sort()).toEqual([...EXPORT_PARTS].sort());
    expect(Object.keys(RESTORED)).toEqual([...RESTORED_PARTS]);
  });

  test('is in a ZIP named by the day', () => {
    expect(exportFileName('2026-11-22')).toBe('marquee-2026-11-22.zip');
  });
});

describe('an exported record of an episode', () => {
  const play = (more: object) =>
    read('plays', {
      ...{ ...SAVED, kind: 'tv', season: 1, number: 1, source: 'plex', until: SAVED.at },
      ...{ day: '2026-11-22', device: null, undoneAt: null, ...more },
    }).success;
  const seen = (more: object) =>
    read('episodes', { id: 1396, run: 1, season: 1, number: 1, at: SAVED.at, ...more }).error?.issues.map(
      ({ path }) => path.join('.'),
    ) ?? [];

  test.each([
    [{ season: 0, number: 0 }, true],
    [{ season: 9999, number: 99_999 }, true],
    [{ season: null, number: null }, true],
    [{ season: -1 }, false],
    [{ season: 10_000 }, false],
    [{ number: -1 }, false],
    [{ number: 100_000 }, false],
  ])('is read with %j: %s', (more, fits) => {
    expect(play(more)).toBe(fits);
    const wrong = Object.keys(more).map((name) => `record.${name}`);
    const places = seen(more).filter((path) => wrong.includes(path));
    if (!Object.values(more).includes(null)) expect(places.length > 0).toBe(!fits);
  });

  test('counts up to 99 viewings of a series', () => {
    const wrong = [0, 1, 99, 100].map((run) => seen({ run }).includes('record.run'));
    expect(wrong).toEqual([true, false, false, true]);
  });
});
