import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { FeedEvent } from '../../../../src/features/calendar/calendar.ts';
import { addDays } from '../../../../src/core/dates.ts';
import { inLanguage } from '../../../../src/contract/language.ts';
import { writeCalendar } from '../../../../src/features/calendar/calendar-feed.api.server.ts';

const SITE = 'https://marquee.example';

const event = (more: Partial<FeedEvent> = {}): FeedEvent => ({
  day: '2026-12-24',
  type: 'theatre',
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  posterPath: null,
  season: null,
  number: null,
  name: '',
  sequence: 0,
  movedAt: null,
  ...more,
});

/** The events another calendar reads from a feed. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('a calendar for other programs', () => {
  test('has an all-day event for each date, with a name, a link and a stable UID', async () => {
    const episode = {
      type: 'episode',
      kind: 'tv',
      id: 1396,
      title: 'Breaking Bad',
      season: 2,
      number: 5,
      name: 'Breakage',
    } as const;
    const [movie, series] = read(await writeCalendar([event(), event(episode)], SITE));
    expect([movie?.uid, movie?.summary]).toEqual([
      'theatre-movie-603@marquee.example',
      'The Matrix · In cinemas',
    ]);
    expect([series?.uid, series?.summary]).toEqual([
      'episode-1396-2-5@marquee.example',
      'Breaking Bad S2 E5 · Breakage',
    ]);
    expect([movie?.startDate.isDate, movie?.startDate.toString(), movie?.endDate.toString()]).toEqual([
      true,
      '2026-12-24',
      '2026-12-25',
    ]);
    expect(movie?.component.getFirstPropertyValue('url')).toBe('https://marquee.example/movie/603');
    expect(movie?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  test('is the same text for the same events, and a moved event keeps its UID', async () => {
    const before = await writeCalendar([event()], SITE);
    expect(await writeCalendar([event()], SITE)).toBe(before);
    const moved = { day: '2027-02-28', sequence: 1, movedAt: '2026-11-29T19:00:00+00:00' };
    const after = await writeCalendar([event(moved)], SITE);
    expect(read(after)[0]?.uid).toBe(read(before)[0]?.uid);
    expect(read(after)[0]?.startDate.toString()).toBe('2027-02-28');
    const told = (text: string) =>
      ['sequence', 'dtstamp'].map((name) => String(read(text)[0]?.component.getFirstPropertyValue(name)));
    expect(told(before)).toEqual(['0', '2000-01-01T00:00:00Z']);
    expect(told(after)).toEqual(['1', '2026-11-29T19:00:00Z']);
  });

  test.each([
    'Me, You; and \\n Everyone',
    'Evil\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    'فيلم عربي طويل '.repeat(20).trim(),
    '千と千尋の神隠し'.repeat(30),
    '👩‍👩‍👧‍👦'.repeat(40),
    'Separator\u2028here\u0007',
  ])('folds any name to the maximum line length: %j', async (title) => {
    const text = await writeCalendar([event({ title })], SITE);
    const events = read(text);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary.replace(/\s+/g, ' ')).toBe(
      `${title
        .replace(/[\u0000-\u001f\u2028]+/g, ' ')
        .trim()
        .replace(/\s+/g, ' ')} · In cinemas`,
    );
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('declares its language, and links to pages in it', async () => {
    const text = await inLanguage('pt-br', () => writeCalendar([event()], SITE));
    expect(text).toContain('PRODID:-//Marquee//Calendar//PT-BR');
    const [movie] = read(text);
    expect(movie?.component.getFirstPropertyValue('url')).toBe('https://marquee.example/pt-br/movie/603');
    expect(movie?.uid).toBe(read(await writeCalendar([event()], SITE))[0]?.uid);
  });

  test('is valid without events', async () => {
    expect(read(await writeCalendar([], SITE))).toEqual([]);
  });

  test('has five thousand events, each with its own UID', async () => {
    const many = Array.from({ length: 5000 }, (_each, index) =>
      event({ id: index + 1, day: addDays('2026-01-01', index % 400) }),
    );
    const calendar = new ICAL.Component(ICAL.parse(await writeCalendar(many, SITE)) as unknown[]);
    // An `ICAL.Event` looks at every other one for its exceptions, which takes ten seconds here.
    const events = calendar.getAllSubcomponents('vevent');
    expect(new Set(events.map((one) => one.getFirstPropertyValue('uid'))).size).toBe(5000);
  });

  test('yields to others while writing thousands of events', async () => {
    const many = Array.from({ length: 5000 }, (_each, index) => event({ id: index + 1 }));
    let [turns, written] = [0, false];
    const text = writeCalendar(many, SITE).finally(() => (written = true));
    while (!written) {
      turns += 1;
      await setImmediate();
    }
    expect(turns).toBeGreaterThan(10);
    const calendar = new ICAL.Component(ICAL.parse(await text) as unknown[]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Marquee');
  });
});

test('Answers HEAD like GET for read-only resources', async () => {
  const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const readOnly = files.filter((file) => readFileSync(`src/pages/${file}`, 'utf8').includes('= onlyRead'));
  expect(readOnly).toContain('calendar/[secret].ics.ts');
  for (const file of readOnly) {
    const page = (await import(path.resolve('src/pages', file))) as Record<string, unknown>;
    expect(page['HEAD'], file).toBe(page['GET']);
  }
});
