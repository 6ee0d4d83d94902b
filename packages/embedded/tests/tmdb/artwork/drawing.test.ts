import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { createArtworkServer } from '../../../src/tmdb/artwork/server.ts';
import type { Subject } from '../../../src/tmdb/artwork/subject.ts';

const MOVIE_GENRES = [
  28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 10770, 53, 10752, 37,
];
const TV_GENRES = [
  10759, 16, 35, 80, 99, 18, 10751, 10762, 9648, 10763, 10764, 10765, 10766, 10767, 10768, 37,
];

const title = (more: Partial<Subject> = {}): Subject => ({
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  year: 1999,
  genres: [28, 878],
  byline: 'Lana Wachowski',
  keywords: [],
  ...more,
});

const person = (name: string): Subject =>
  title({ kind: 'person', title: name, genres: [], byline: null, year: null });

type Form = 'poster' | 'backdrop' | 'portrait';

/** The image of one subject as a server that never saw it before draws it. */
async function draw(form: Form, subject: Subject): Promise<string> {
  const serve = createArtworkServer({ subject: () => subject });
  const letter = form === 'portrait' ? 'p' : form === 'poster' ? 'm' : 'mb';
  const answer = await serve(new Request(`http://localhost/embedded/images/w342/${letter}${subject.id}.svg`));
  expect(answer.status).toBe(200);
  return answer.text();
}

const window = new Window();
const DRAWING = new Set(
  'svg title g path rect circle ellipse text clipPath pattern linearGradient radialGradient stop'.split(' '),
);

/** Fails unless the text is well-formed XML that draws and does nothing else; answers the document. */
function parsed(image: string) {
  expect(image).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
  expect(image).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
  expect(image).not.toMatch(/NaN|undefined|Infinity/);
  const document = new window.DOMParser().parseFromString(image, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  for (const element of document.querySelectorAll('*')) {
    expect(DRAWING).toContain(element.localName);
    const handlers = element.getAttributeNames().filter((name) => /^on|href/i.test(name));
    expect(handlers).toEqual([]);
  }
  return document;
}

/** Where the lines of a poster's title stand, in poster units. */
function lines(poster: string): { y: number; size: number; length: number }[] {
  const pattern = /<text x="[\d.]+" y="([\d.]+)" font-size="([\d.]+)" textLength="([\d.]+)"/g;
  const found = [...poster.matchAll(pattern)].map(([, ...numbers]) => numbers.map(Number));
  expect(found.length).toBeGreaterThan(0);
  return found.map(([y = NaN, size = NaN, length = NaN]) => ({ y, size, length }));
}

const HOSTILE: [string, string][] = [
  ['markup', '<script>alert(1)</script>'],
  ['quotes', `"'><img src=x onerror='alert(1)'> & ]]>`],
  ['200 characters', 'Supercalifragilistic'.repeat(10)],
  ['200 characters in words', 'A very long and winding title '.repeat(7)],
  ['Hebrew and Arabic', 'ואלס עם באשיר والس مع بشير'],
  ['emoji', '🎬🍿 The 👩‍🚀 Movie 🏳️‍🌈'],
  ['Japanese', '千と千尋の神隠し'],
  ['Korean and Chinese', '기생충 霸王別姬'],
  ['nothing', ''],
  ['blanks', '  \t\n '],
  ['control characters', 'A\u0000B\u001b[31mC\ufffe'],
  ['half a character', 'broken \ud83c title'],
  ['entities', '&lt;b&gt; &#0; &unknown; %00'],
  ['a colon alone', ': : :'],
];

describe('generated artwork', () => {
  it.each(HOSTILE)('is well-formed and harmless for a title of %s', async (_, text) => {
    const subjects = Array.from({ length: 12 }, (_each, id) =>
      title({ id: id + 1, title: text, byline: text }),
    );
    for (const subject of subjects) parsed(await draw('poster', subject));
    parsed(await draw('backdrop', title({ title: text })));
    parsed(await draw('portrait', person(text)));
  });

  it('is well-formed whatever a title, a name or a keyword holds', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9_999_999 }), async (words, id) => {
        parsed(await draw('poster', title({ id, title: words, byline: words, keywords: [words] })));
        parsed(await draw('portrait', person(words)));
      }),
      { numRuns: 40 },
    );
  });

  it('is the same for the same title, so that caches and eyes can rely on it', async () => {
    for (const form of ['poster', 'backdrop'] as const) {
      expect(await draw(form, title())).toBe(await draw(form, title()));
    }
    expect(await draw('portrait', person('Ava Lund'))).toBe(await draw('portrait', person('Ava Lund')));
  });

  it('hardly ever repeats itself, even for one title under many ids', async () => {
    const ids = Array.from({ length: 60 }, (_each, index) => index + 1);
    const posters = await Promise.all(ids.map((id) => draw('poster', title({ id }))));
    const portraits = await Promise.all(ids.map((id) => draw('portrait', person(`Person Number${id}`))));
    expect(new Set(posters).size).toBeGreaterThan(54);
    expect(new Set(portraits).size).toBeGreaterThan(54);
  });

  it.each([...MOVIE_GENRES, ...TV_GENRES, 0])('draws genre %i within the size budgets', async (genre) => {
    for (let id = 1; id <= 40; id += 1) {
      const subject = title({
        id,
        genres: genre ? [genre] : [],
        title: 'A Tale of Two Long Cities: The Return',
      });
      const poster = await draw('poster', subject);
      parsed(poster);
      expect(poster.length).toBeLessThanOrEqual(3600);
      expect((await draw('backdrop', subject)).length).toBeLessThanOrEqual(4400);
    }
  });

  it('keeps portraits under a kilobyte and a half', async () => {
    for (let id = 1; id <= 60; id += 1) {
      expect(
        (await draw('portrait', person(`Maximilian Featherstonehaugh ${id}`))).length,
      ).toBeLessThanOrEqual(1500);
    }
  });

  it('sets every line of a title inside the margins', async () => {
    for (const [, text] of HOSTILE) {
      for (let id = 1; id <= 60; id += 1) {
        for (const { y, length } of lines(await draw('poster', title({ id, title: text, genres: [18] })))) {
          expect(length).toBeLessThanOrEqual(341);
          expect(y).toBeLessThanOrEqual(572);
        }
      }
    }
  });

  it('sets titles large enough to read on a card 185 pixels wide', async () => {
    for (let id = 1; id <= 60; id += 1) {
      const sizes = lines(await draw('poster', title({ id, title: 'The Grand Budapest Hotel' }))).map(
        ({ size }) => size,
      );
      expect(Math.max(...sizes)).toBeGreaterThanOrEqual(34);
    }
  });

  it('leaves all lettering out of backdrops, where the page writes', async () => {
    for (let id = 1; id <= 80; id += 1) {
      expect(await draw('backdrop', title({ id, genres: [18, 35] }))).not.toContain('<text');
    }
  });
});
