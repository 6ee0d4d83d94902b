import { describe, expect, test } from 'vitest';
import { createCatalogueServer } from '../../../../packages/embedded/src/tmdb/server.ts';
import { nameWish } from '../../../../src/features/wishes/wish-names.server.ts';
import { catalogueOver } from '../../../support/tmdb/catalogue.ts';
import { told } from '../../../support/wishes/told.ts';
import { EXAMPLES } from './sentences/examples.ts';
import { KINDS } from './sentences/kinds.ts';
import { LANGUAGES } from './sentences/languages.ts';
import { LENGTHS } from './sentences/lengths.ts';
import { PEOPLE } from './sentences/people.ts';
import { PLACES } from './sentences/places.ts';
import { REFUSING } from './sentences/refusing.ts';
import { SCORES } from './sentences/scores.ts';
import { YEARS } from './sentences/years.ts';

const DAY = '2026-11-25';

const bundled = createCatalogueServer({ clock: () => new Date(`${DAY}T12:00:00Z`) });
const catalogue = catalogueOver(
  { url: 'http://catalogue.test/3' },
  { fetch: (request) => bundled.api(request) },
);
const { signal } = new AbortController();

/** A sentence's wishes with the bundled catalogue's names, in one line. */
async function read(sentence: string): Promise<string> {
  const series = sentence.startsWith('tv:');
  const { wishes } = await nameWish(series ? 'tv' : 'movie', series ? sentence.slice(3) : sentence, {
    catalogue,
    day: DAY,
    signal,
  });
  const likes = wishes.likes.map((like) => ({
    ...like,
    name: `${like.title.title} (${like.title.date?.slice(0, 4)})`,
  }));
  return told({ ...wishes, likes });
}

describe('a wish with a catalogue’s names', () => {
  test.each(REFUSING)('has exclusions: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(EXAMPLES)('has titles: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(PEOPLE)('has people: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(LENGTHS)('has a length: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(YEARS)('has years: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(KINDS)('has a kind: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(SCORES)('has a score: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(PLACES)('has an origin: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });

  test.each(LANGUAGES)('has a language: %s', async (sentence, reading) => {
    expect(await read(sentence)).toBe(reading);
  });
});
