import { describe, expect, test } from 'vitest';
import type { ImportPart } from '../../../../src/features/import/files/reading.ts';
import { createAnswering } from '../../../../src/features/import/answer-reader.store.ts';
import {
  lacking,
  possibleAnswers,
  possiblyOff,
  remaining,
} from '../../../../src/features/import/import-view.store.ts';
import type { ReaderMessage } from '../../../../src/features/import/reader-messages.store.ts';
import { createReadingDesk } from '../../../../src/features/import/reading-desk.store.ts';
import { csv, loose } from '../../../support/import/files.ts';

const FILMS = 'Date,Name,Year,Letterboxd URI';
const LONG = 'A very long review. '.repeat(900);

const files = loose({
  'diary.csv': csv(
    `${FILMS},Rating,Rewatch,Tags,Watched Date`,
    '2024-01-03,Dune,2021,u,3.5,,,2024-01-02',
    '2024-01-04,Heat,1995,u,4.2,,,2024-01-03',
    '2024-01-04,,1995,u,4,,,2024-01-03',
  ),
  'watchlist.csv': csv(FILMS, ...Array.from({ length: 1200 }, (_, n) => `2023-01-01,Film ${n},2001,u`)),
  'reviews.csv': csv(
    `${FILMS},Rating,Rewatch,Review,Tags,Watched Date`,
    ...Array.from({ length: 30 }, (_, n) => `2024-01-03,Epic ${n},2000,u,,,${LONG},,`),
  ),
});

function read() {
  const desk = createReadingDesk();
  return { desk, summary: desk.read(files, 'UTC', () => {}) };
}

const readAll = (given: Record<string, string>) => createReadingDesk().read(loose(given), 'UTC', () => {});

/** All batches a desk would send. */
function batches(desk: ReturnType<typeof createReadingDesk>, total: number) {
  const sent = [];
  for (let from = 0; from < total; from += sent.at(-1)?.length ?? total) sent.push(desk.batch(from));
  return sent;
}

describe('the reading', () => {
  test('is summarized before sending: parts, halves, long reviews, rows without a result', () => {
    const { summary } = read();
    expect(summary).toMatchObject({
      source: 'letterboxd',
      counts: { movieWatch: 2, rating: 2, wish: 1200, review: 30 },
      total: 1234,
      halves: 1,
      rounded: 1,
      long: 30,
      problems: { noTitle: { count: 1, first: [{ file: 'diary.csv', line: 4 }] } },
    });
    expect(remaining(summary, ['wish'])).toBe(34);
  });

  test('names a diary’s tags, and at most five ambiguous dates', () => {
    const rows = ['rain', 'cinema', 'rain', 'a', 'b', 'c', 'd'].map(
      (tag, n) => `2024-01-03,F${n},2021,u,,,${tag},day ${n % 2}`,
    );
    const diary = csv(
      `${FILMS},Rating,Rewatch,Tags,Watched Date`,
      ...rows,
      '2024-01-03,G,2021,u,,,,2024-01-02',
    );
    expect(createReadingDesk().read(loose({ 'diary.csv': diary }), 'UTC', () => {})).toMatchObject({
      tags: { count: 7, names: ['rain', 'cinema', 'a', 'b', 'c'] },
      untold: { count: 7, names: ['day 0', 'day 1'] },
    });
  });

  test('counts notes in a watchlist', () => {
    const list = csv(
      'Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated',
      '1,tt0133093,2020-01-01,,With Ben,The Matrix,u,Movie,1999,,',
      '2,tt0211915,2020-01-03,,,Amélie,u,Movie,2001,,',
    );
    const desk = createReadingDesk();
    expect(desk.read(loose({ 'WATCHLIST.csv': list }), 'UTC', () => {})).toMatchObject({ notes: 1 });
  });

  test('distinguishes lists of one name, and names skipped files', () => {
    const list = (title: string) => csv('Position,Name,Year,URL', `1,${title},1995,u`);
    const { lists, passed } = readAll({
      'top/list.csv': list('Heat'),
      'other/list.csv': list('Ran'),
      'x.csv': csv('A,B', '1,2'),
    });
    expect(lists).toEqual([
      { name: 'list', count: 1 },
      { name: 'list', count: 1 },
    ]);
    expect(passed).toEqual([{ file: 'x.csv', why: 'unknown' }]);
  });

  test('names lists by number of titles, at most twenty, and counts cut texts', () => {
    const list = (name: string, titles: number, note = '') =>
      csv(
        'Letterboxd list export v7',
        'Date,Name,Tags,URL,Description',
        `2020-01-01,${name},,u,`,
        '',
        'Position,Name,Year,URL,Description',
        ...Array.from({ length: titles }, (_, n) => `${n + 1},Film ${n},1995,u,${note}`),
      );
    const [short, long] = ['x'.repeat(20_000), 'x'.repeat(20_001)];
    const few = Array.from({ length: 20 }, (_, n) => ({ [`lists/${n}.csv`]: list(`List ${n}`, 1) }));
    const some = { 'lists/a.csv': list('A', 2, short), 'lists/b.csv': list('B', 3, long) };
    const { lists, cut, long: reviews } = readAll(Object.assign({}, ...few, some) as Record<string, string>);
    expect(lists.slice(0, 3)).toEqual([
      { name: 'B', count: 3 },
      { name: 'A', count: 2 },
      { name: 'List 0', count: 1 },
    ]);
    expect([lists.length, cut, reviews]).toEqual([20, 3, 0]);
  });

  test('counts half-star and converted ratings, and reviews shown collapsed', () => {
    const ratings = csv(
      `${FILMS},Rating`,
      ...[4, 3.5, 2.5, 4.2, 3].map((of, n) => `2024-01-03,F${n},2021,u,${of}`),
    );
    const reviews = csv(
      `${FILMS},Rating,Rewatch,Review,Tags,Watched Date`,
      ...[499, 500, 501].map((letters, n) => `2024-01-03,R${n},2021,u,,,${'x'.repeat(letters)},,`),
    );
    expect(readAll({ 'ratings.csv': ratings, 'reviews.csv': reviews })).toMatchObject({
      ...{ counts: { rating: 5, review: 3 }, halves: 2, rounded: 1, long: 1, cut: 0, lists: [] },
      ...{ tags: { count: 0, names: [] }, untold: { count: 0, names: [] }, notes: 0 },
      first: [{ name: 'F0' }, { name: 'F1' }, { name: 'F2' }],
    });
  });

  test('gives the places of the first three rows without a result, and all on request', () => {
    const desk = createReadingDesk();
    const bad = Array.from({ length: 4 }, () => '2024-01-03,,2021,u');
    const watchlist = loose({ 'watchlist.csv': csv(FILMS, ...bad, '2024-01-03,Heat,1995,u') });
    const at = [2, 3, 4, 5].map((line) => ({ file: 'watchlist.csv', line }));
    expect(desk.read(watchlist, 'UTC', () => {}).problems).toEqual({
      noTitle: { count: 4, first: at.slice(0, 3) },
    });
    expect(desk.problems()).toEqual(at.map((place) => ({ at: place, problem: 'noTitle' })));
    // They are sent last, so that the report includes them, and never alone.
    expect(desk.prepare([])).toMatchObject({ total: 5, counts: { wish: 1, own: 4 } });
    expect(desk.batch(4)).toEqual([
      {
        ...{ at: at[3], what: 'own', kind: null, name: '', year: null, ids: {}, day: null, again: false },
        problem: 'noTitle',
      },
    ]);
    expect(desk.prepare(['wish'])).toMatchObject({ total: 0, counts: {} });
  });

  test('counts repeated rows, and sends one of them', () => {
    const desk = createReadingDesk();
    const rows = ['2024-05-01,Dune,2021,u,3.5', '2024-05-02,Dune,2021,u,4'];
    const ratings = loose({ 'ratings.csv': csv(`${FILMS},Rating`, ...rows) });
    const first = [{ file: 'ratings.csv', line: 3 }];
    expect(desk.read(ratings, 'UTC', () => {}).problems).toEqual({ repeated: { count: 1, first } });
    expect(desk.prepare([])).toMatchObject({ total: 1, counts: { rating: 1 } });
  });

  test('has the user’s local days, also after answers', () => {
    const movie = { title: 'Dune', year: 2021, ids: { tmdb: 438631 } };
    const plays = [{ id: 1, watched_at: '2024-01-02T23:30:00.000Z', type: 'movie', movie }];
    const history = loose({ 'watched/watched-history-1.json': JSON.stringify(plays) });
    const desk = createReadingDesk();
    const days = [desk.read(history, 'Asia/Tokyo', () => {}), desk.answer({})].map(
      ({ first }) => first[0]?.day,
    );
    expect(days).toEqual(['2024-01-03', '2024-01-03']);
  });

  test('is empty without a file', () => {
    const desk = createReadingDesk();
    expect(() => desk.answer({})).toThrow('Nothing was read yet.');
    expect([desk.batch(0), desk.problems(), desk.prepare([]).total]).toEqual([[], [], 0]);
  });

  test('continues after a reload with the answers on dates and renamed files', () => {
    const open = loose({
      'diary.csv': csv(`${FILMS},Rating,Rewatch,Tags,Watched Date`, '2024-01-03,Dune,2021,u,,,,3/4/2023'),
      'movies.csv': csv(FILMS, '2024-01-01,Heat,1995,u'),
    });
    const begun = createReadingDesk();
    const summary = begun.read(open, 'UTC', () => {});
    expect([lacking(summary, {}), lacking(summary, { order: 'monthFirst' })]).toEqual(['order', null]);
    begun.answer({ order: 'monthFirst', roles: { 'movies.csv': 'likes' } });
    const { fingerprint } = begun.prepare([]);
    const again = createReadingDesk();
    const found = possibleAnswers(again.read(open, 'UTC', () => {})).map((answers) => {
      again.answer(answers);
      return again.prepare([]).fingerprint;
    });
    expect(found).toContain(fingerprint);
  });

  test('counts series with only a last episode, which includes all before', () => {
    const twin = csv('Title,Type,Year,LastEpWatched,WatchedDate', 'Dark,tv,2017,s2e5,', 'Lost,tv,2004,s0e1,');
    const { upTo } = createReadingDesk().read(loose({ 'SimklBackup.csv': twin }), 'UTC', () => {});
    expect(upTo).toBe(1);
  });

  test('counts our export’s lists that would become public again', () => {
    const lists = ['public', 'private', 'link', 'public', 5].map((visibility) => ({ list: 'a', visibility }));
    const listTitles = [{ list: 'a', visibility: 'public' }];
    const madeAt = '2026-11-22T10:00:00Z';
    const json = { format: 'marquee-export', version: 1, madeAt, lists, listTitles, complete: true };
    const own = loose({ 'marquee.json': JSON.stringify(json) });
    const { shown, records } = createReadingDesk().read(own, 'UTC', () => {});
    expect([shown, records]).toEqual([
      { public: 2, link: 1 },
      { lists: 5, listTitles: 1 },
    ]);
    const { summary } = read();
    expect([summary.shown, summary.records]).toEqual([{ public: 0, link: 0 }, {}]);
  });

  test('is sent in request-sized batches, each row once and in order', () => {
    const { desk } = read();
    const { total } = desk.prepare([]);
    const sent = batches(desk, total);
    expect(sent.every((batch) => batch.length > 0 && batch.length <= 500)).toBe(true);
    expect(sent.every((batch) => batch.length === 1 || JSON.stringify(batch).length < 300_000)).toBe(true);
    const all = sent.flat();
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ at, what }) => `${at.file} ${at.line} ${what}`)).size).toBe(total);
  });

  const reviews = (...letters: number[]) => ({
    'reviews.csv': csv(
      `${FILMS},Rating,Rewatch,Review,Tags,Watched Date`,
      ...letters.map((of, n) => `2024-01-03,Epic ${n},2000,u,,,${'x'.repeat(of)},,`),
    ),
  });
  const wishes = csv(FILMS, ...Array.from({ length: 1200 }, (_, n) => `2023-01-01,Film ${n},2001,u`));
  const records = [10, 250_000, 10].map((of) => ({ list: 'a', description: 'x'.repeat(of) }));
  const madeAt = '2026-11-22T10:00:00Z';
  const own = { format: 'marquee-export', version: 1, madeAt, lists: records, complete: true };

  test.each<[string, Record<string, string>, number[]]>([
    ['short ones by their number', { 'watchlist.csv': wishes }, [500, 500, 200]],
    ['long ones by their letters', reviews(...Array.from({ length: 30 }, () => 18_000)), [11, 11, 8]],
    ['one too long for any request by itself', { 'marquee.json': JSON.stringify(own) }, [1, 1, 1]],
  ])('is sent in batches: %s', (_what, given, sizes) => {
    const desk = createReadingDesk();
    const { total } = desk.read(loose(given), 'UTC', () => {});
    desk.prepare([]);
    expect(batches(desk, total).map(({ length }) => length)).toEqual(sizes);
  });

  test('uses a request’s full size', () => {
    const desk = createReadingDesk();
    const send = (letters: number) => {
      const many = Array.from({ length: 10 }, () => 19_000);
      desk.read(loose(reviews(...many, letters)), 'UTC', () => {});
      desk.prepare([]);
      return desk.batch(0);
    };
    const others = send(1000).reduce((sum, entry) => sum + JSON.stringify(entry).length, 0) - 1000;
    expect([send(200_000 - others).length, send(200_001 - others).length]).toEqual([11, 10]);
  });

  test('excludes rows of unselected parts, as another import', () => {
    const { desk } = read();
    const whole = desk.prepare([]);
    const less = desk.prepare(['wish', 'review']);
    expect(less).toMatchObject({ total: 5, counts: { watch: 2, rating: 2 } });
    expect(
      batches(desk, less.total)
        .flat()
        .map(({ what }) => what),
    ).not.toContain('wish');
    expect(less.fingerprint).not.toBe(whole.fingerprint);
    expect(less.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(read().desk.prepare(['wish', 'review'])).toEqual(less);
  });

  test('continues after a reload with the selected parts, as far as the server’s counts show', () => {
    const { desk, summary } = read();
    const { counts, fingerprint } = desk.prepare(['wish']);
    const found = possiblyOff(summary, { counts }).map((off: ImportPart[]) => desk.prepare(off).fingerprint);
    expect(found).toContain(fingerprint);
  });
});

describe('the worker', () => {
  async function told(question: Parameters<ReturnType<typeof createAnswering>>[0]['question']) {
    const messages: ReaderMessage[] = [];
    await createAnswering((message) => messages.push(message))({ number: 7, question });
    return messages.at(-1);
  }

  test('reports why files are unreadable, and always answers', async () => {
    const holiday = new File(['a,b'], 'holiday.csv');
    expect(await told({ ask: 'read', files: [holiday], zone: 'UTC' })).toMatchObject({
      number: 7,
      failure: 'unknown',
    });
    const moved = Object.assign(new File([''], 'x.csv'), {
      arrayBuffer: () => Promise.reject(new Error('moved')),
    });
    expect(await told({ ask: 'read', files: [moved], zone: 'UTC' })).toEqual({
      ...{ number: 7, kind: 'failed', failure: 'gone', message: '' },
    });
    expect(await told({ ask: 'batch', from: 0 })).toMatchObject({ kind: 'answer', value: [] });
    expect(await told({ ask: 'prepare', off: [] })).toMatchObject({ value: { total: 0, counts: {} } });
    expect(await told({ ask: 'problems' })).toEqual({ number: 7, kind: 'answer', value: [] });
    expect(await told({ ask: 'answer', answers: {} })).toEqual({
      ...{ number: 7, kind: 'failed', failure: 'defect' },
      message: 'Nothing was read yet.',
    });
  });

  test('reads at most four hundred megabytes of files together', async () => {
    const ofSize = (value: number) => Object.defineProperty(new File(['a,b'], 'x.csv'), 'size', { value });
    const read = (...sizes: number[]) => told({ ask: 'read', files: sizes.map(ofSize), zone: 'UTC' });
    const half = 200 * 1024 * 1024;
    expect(await read(half, half)).toMatchObject({ failure: 'unknown' });
    expect(await read(half, half + 1)).toEqual({
      ...{ number: 7, kind: 'failed', failure: 'tooBig', message: 'tooBig' },
    });
  });

  test('reports progress', async () => {
    const messages: ReaderMessage[] = [];
    const parts = files.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name));
    await createAnswering((message) => messages.push(message))({
      number: 1,
      question: { ask: 'read', files: parts, zone: 'UTC' },
    });
    expect(messages.map(({ kind }) => kind)).toEqual(['step', 'step', 'step', 'step', 'answer']);
  });
});
