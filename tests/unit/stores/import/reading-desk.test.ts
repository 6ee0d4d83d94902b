import { describe, expect, test } from 'vitest';
import type { ImportPart } from '../../../../src/domain/import/reading.ts';
import { createAnswering } from '../../../../src/stores/import/answer-reader.ts';
import {
  lacksOrder,
  possibleAnswers,
  possiblyOff,
  remaining,
} from '../../../../src/stores/import/import-view.ts';
import type { ReaderMessage } from '../../../../src/stores/import/reader-messages.ts';
import { createReadingDesk } from '../../../../src/stores/import/reading-desk.ts';
import { csv, loose } from '../../../support/import/files.ts';

const FILMS = 'Date,Name,Year,Letterboxd URI';
const LONG = 'A very long review. '.repeat(900);

const files = loose({
  'diary.csv': csv(
    `${FILMS},Rating,Rewatch,Tags,Watched Date`,
    '2024-01-03,Dune,2021,u,3.5,,,2024-01-02',
    '2024-01-04,Heat,1995,u,4,,,2024-01-03',
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

/** Everything a desk would send, in its batches. */
function batches(desk: ReturnType<typeof createReadingDesk>, total: number) {
  const sent = [];
  for (let from = 0; from < total; from += sent.at(-1)?.length ?? total) sent.push(desk.batch(from));
  return sent;
}

describe('what was read', () => {
  test('is summed up before anything is sent: parts, halves, long reviews, rows that become nothing', () => {
    const { summary } = read();
    expect(summary).toMatchObject({
      source: 'letterboxd',
      counts: { movieWatch: 2, rating: 2, wish: 1200, review: 30 },
      total: 1234,
      rounded: 1,
      long: 30,
      problems: { noTitle: { count: 1, first: [{ file: 'diary.csv', line: 4 }] } },
    });
    expect(remaining(summary, ['wish'])).toBe(34);
  });

  test('names the tags of a diary, and days nobody can tell, five at most', () => {
    const rows = ['rain', 'cinema', 'rain', 'a', 'b', 'c'].map(
      (tag, n) => `2024-01-03,F${n},2021,u,,,${tag},day ${n % 2}`,
    );
    const diary = csv(
      `${FILMS},Rating,Rewatch,Tags,Watched Date`,
      ...rows,
      '2024-01-03,G,2021,u,,,,2024-01-02',
    );
    expect(createReadingDesk().read(loose({ 'diary.csv': diary }), 'UTC', () => {})).toMatchObject({
      tags: { count: 6, names: ['rain', 'cinema', 'a', 'b', 'c'] },
      untold: { count: 6, names: ['day 0', 'day 1'] },
    });
  });

  test('counts what was written to places of a watchlist', () => {
    const list = csv(
      'Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated',
      '1,tt0133093,2020-01-01,,With Ben,The Matrix,u,Movie,1999,,',
      '2,tt0211915,2020-01-03,,,Amélie,u,Movie,2001,,',
    );
    const desk = createReadingDesk();
    expect(desk.read(loose({ 'WATCHLIST.csv': list }), 'UTC', () => {})).toMatchObject({ notes: 1 });
  });

  test('goes on after a reload as it was answered how days are written and what a renamed file is', () => {
    const open = loose({
      'diary.csv': csv(`${FILMS},Rating,Rewatch,Tags,Watched Date`, '2024-01-03,Dune,2021,u,,,,3/4/2023'),
      'movies.csv': csv(FILMS, '2024-01-01,Heat,1995,u'),
    });
    const begun = createReadingDesk();
    const summary = begun.read(open, 'UTC', () => {});
    expect([lacksOrder(summary, {}), lacksOrder(summary, { order: 'monthFirst' })]).toEqual([true, false]);
    begun.answer({ order: 'monthFirst', roles: { 'movies.csv': 'likes' } });
    const { fingerprint } = begun.prepare([]);
    const again = createReadingDesk();
    const found = possibleAnswers(again.read(open, 'UTC', () => {})).map((answers) => {
      again.answer(answers);
      return again.prepare([]).fingerprint;
    });
    expect(found).toContain(fingerprint);
  });

  test('says of how many series a file names the last episode alone, and means all before it', () => {
    const twin = csv('Title,Type,Year,LastEpWatched,WatchedDate', 'Dark,tv,2017,s2e5,', 'Lost,tv,2004,s0e1,');
    const { upTo } = createReadingDesk().read(loose({ 'SimklBackup.csv': twin }), 'UTC', () => {});
    expect(upTo).toBe(1);
  });

  test('says how many lists of our own export others would see again', () => {
    const lists = ['public', 'private', 'link', 'public', 5].map((visibility) => ({ list: 'a', visibility }));
    const listTitles = [{ list: 'a', visibility: 'public' }];
    const madeAt = '2026-11-22T10:00:00Z';
    const json = { format: 'marquee-export', version: 1, madeAt, lists, listTitles, complete: true };
    const own = loose({ 'marquee.json': JSON.stringify(json) });
    expect(createReadingDesk().read(own, 'UTC', () => {}).shown).toEqual({ public: 2, link: 1 });
    expect(read().summary.shown).toEqual({ public: 0, link: 0 });
  });

  test('is sent in pieces that fit into a request, each row once and in order', () => {
    const { desk } = read();
    const { total } = desk.prepare([]);
    const sent = batches(desk, total);
    expect(sent.every((batch) => batch.length > 0 && batch.length <= 500)).toBe(true);
    expect(sent.every((batch) => batch.length === 1 || JSON.stringify(batch).length < 300_000)).toBe(true);
    const all = sent.flat();
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ at, what }) => `${at.file} ${at.line} ${what}`)).size).toBe(total);
  });

  test('has no row of a part that is off, and is another import then', () => {
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

  test('goes on after a reload with the parts that were on, as far as the server’s counts tell', () => {
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

  test('says why files cannot be read, and never keeps somebody waiting', async () => {
    const holiday = new File(['a,b'], 'holiday.csv');
    expect(await told({ ask: 'read', files: [holiday], zone: 'UTC' })).toMatchObject({
      number: 7,
      failure: 'unknown',
    });
    const moved = Object.assign(new File([''], 'x.csv'), {
      arrayBuffer: () => Promise.reject(new Error('moved')),
    });
    expect(await told({ ask: 'read', files: [moved], zone: 'UTC' })).toMatchObject({ failure: 'gone' });
    const vast = Object.defineProperty(new File([''], 'x.zip'), 'size', { value: 1e9 });
    expect(await told({ ask: 'read', files: [vast], zone: 'UTC' })).toMatchObject({ failure: 'tooBig' });
  });

  test('tells how far it is', async () => {
    const messages: ReaderMessage[] = [];
    const parts = files.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name));
    await createAnswering((message) => messages.push(message))({
      number: 1,
      question: { ask: 'read', files: parts, zone: 'UTC' },
    });
    expect(messages.map(({ kind }) => kind)).toEqual(['step', 'step', 'step', 'step', 'answer']);
  });
});
