import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../../src/contract/language.ts';
import { LANGUAGES, type Language } from '../../../../src/core/language/languages.ts';
import { NATIONS, SUBJECTS } from '../../../../src/features/wishes/languages/subjects/english.ts';
import { inEnglish } from '../../../../src/features/wishes/in-english.ts';
import { moodsFor } from '../../../../src/features/discover/moods.ts';
import { nameIndex, type Named } from '../../../../src/features/wishes/names.ts';
import { possibleTitles } from '../../../../src/features/wishes/possible-names.ts';
import { readWishes } from '../../../../src/features/wishes/read-wishes.ts';
import { told } from '../../../support/wishes/told.ts';
import { FORTY_WISHES } from './forty-wishes.ts';
import { MORE_WISHES } from './more-wishes.ts';

const named = (names: readonly string[]): Named[] => names.map((name, index) => ({ id: index + 1, name }));

const titles = nameIndex(
  named(['Dune', 'The Matrix', 'Alien', 'Blade Runner', 'Amélie', 'Der Pate', 'Stirb langsam', 'La La Land']),
);
const people = nameIndex(named(['Tom Hanks', 'Stanley Kubrick', 'Keanu Reeves', 'Fritz Lang']));

const read = (text: string, language?: Language) =>
  readWishes(text, { kind: 'movie', day: '2026-11-22', titles, people, ...(language && { language }) });

/** The parsed wishes, independent of the words; unread parts stay in each language's words. */
function reading(text: string, language: Language): string {
  const wishes = read(text, language);
  const byTerms = (themes: typeof wishes.themes) =>
    themes
      .map((theme) => ({ ...theme, words: theme.terms }))
      .toSorted((a, b) => a.terms.localeCompare(b.terms));
  return told({ ...wishes, themes: byTerms(wishes.themes), refused: byTerms(wishes.refused), unread: [] });
}

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

describe.each(OTHERS)('a wish in %s', (language) => {
  test.each([...FORTY_WISHES, ...MORE_WISHES].map((row) => [row[language], row.en]))(
    '%s: is parsed like “%s”',
    (own, english) => {
      expect(reading(own, language)).toBe(reading(english, 'en'));
    },
  );

  test.each(['movie', 'tv'] as const)('is what a mood asks for, which is read as in English: %s', (kind) => {
    const wishesIn = (of: Language) =>
      inLanguage(of, () => moodsFor(kind).map(({ wish }) => reading(wish, of)));
    expect(wishesIn(language)).toEqual(wishesIn('en'));
  });

  test('may be in English, which is read as on an English page', () => {
    for (const { en } of FORTY_WISHES) expect(told(read(en, language))).toBe(told(read(en, 'en')));
  });

  test('has no filters without content', () => {
    for (const text of ['', ' ', '!?', '🎬🍿', '\u202e\u2067\u200f\u061c', '。、', '\ue000\uf8ff'])
      expect(told(read(text, language))).toBe('movie');
  });

  test('names unread words in their own script', () => {
    expect(told(read('qwzxv kjhgf', language))).toBe('movie; ? qwzxv kjhgf');
  });

  test('can contain emoji, direction marks and broken characters', () => {
    for (const row of FORTY_WISHES.slice(0, 12)) {
      const dirty = `\u2067🎬 ${row[language]} 😀\u2069\u200f\ud83d`;
      expect(reading(dirty, language)).toBe(reading(row[language], language));
    }
  });

  test('can be any text up to a description’s length', () => {
    const words = fc.constantFrom(...FORTY_WISHES.flatMap((row) => row[language].split(' ')));
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { filters } = read(text, language);
        expect(filters.genres.filter((id) => filters.without.includes(id))).toEqual([]);
        expect(filters.from ?? -Infinity).toBeLessThanOrEqual(filters.to ?? Infinity);
        expect(filters.shortest ?? -Infinity).toBeLessThanOrEqual(filters.longest ?? Infinity);
      }),
      { numRuns: 60 },
    );
  });

  test('is parsed with any repetition', () => {
    for (const { [language]: text } of FORTY_WISHES.slice(0, 3))
      expect(read(`${text} `.repeat(200).slice(0, 1000), language).english).toBe(true);
  });
});

describe('a wish in two languages', () => {
  test.each<[Language, string, string]>([
    ['de', 'lustige movies without horror', 'funny movies without horror'],
    ['de', 'something like Dune, aber kürzer', 'something like Dune, but short'],
    ['es', 'comedias from the 90s, no horror', 'comedies from the 90s, no horror'],
    ['fr', 'un feel-good movie avec Tom Hanks', 'a feel-good movie with Tom Hanks'],
    ['it', 'un film slow burn sulla mafia', 'a slow burn film about the mafia'],
    ['pt-br', 'um heist movie com reviravolta', 'a heist movie with a plot twist'],
    ['ar', 'فيلم sci-fi بدون رعب', 'a sci-fi film without horror'],
    ['ja', '90年代の romantic comedy', 'romantic comedy from the 90s'],
  ])('%s: %s', (language, mixed, english) => {
    expect(reading(mixed, language)).toBe(reading(english, 'en'));
  });

  test('is parsed in the page’s language by default', () => {
    const text = 'kurze Komödien aus den 90ern';
    expect(read(text).english).toBe(false);
    expect(inLanguage('de', () => told(read(text)))).toBe('movie; genres 35; 1990–1999; –99 min');
  });

  test('is not parsed if the page’s language is neither', () => {
    expect(told(read("un film d'horreur coréen", 'de'))).toBe('movie; not English');
    expect(told(read('ein lustiger Film über Roboter', 'ja'))).toBe('movie; not English');
    expect(told(read('映画 コメディ 90年代', 'ar'))).toBe('movie; not English');
  });
});

describe('names in a wish', () => {
  test.each<[Language, string, string[]]>([
    ['de', 'wie Der Pate, aber lustiger', ['Der Pate']],
    ['de', 'Filme wie Stirb langsam', ['Stirb langsam']],
    ['es', 'como La La Land', ['La La Land']],
    ['it', 'come La La Land e Dune', ['La La Land', 'Dune']],
  ])('keep their words though these have a meaning: %s, %s', (language, text, likes) => {
    expect(read(text, language).likes.map(({ name }) => name)).toEqual(likes);
  });

  test('include people’s', () => {
    expect(told(read('Filme von Fritz Lang', 'de'))).toBe('movie; with Fritz Lang');
  });

  test('are found in their original words', () => {
    const { text, own } = inEnglish('Filme wie Stirb langsam, aber lustig', 'de');
    expect(possibleTitles(text).map(own)).toContain('Stirb langsam');
  });
});

test('Names unread parts as written', () => {
  const words = (text: string, language: Language) => read(text, language).unread.map((one) => one.words);
  expect(words('ein trauriger Film ohne Gefühle', 'de')).toEqual(['ohne gefühle']);
  expect(words('ロボットの映画、かがみ', 'ja')).toEqual(['かがみ']);
  expect(words('もう少し短くて笑える映画', 'ja')).toEqual([]);
});

test('Names excluded parts as written', () => {
  expect(read('Western ohne Vampire', 'de').refused.map(({ said }) => said)).toEqual(['ohne vampire']);
});

test.each([...SUBJECTS, ...NATIONS])('Understands languages’ own words: %s', (english) => {
  const { unread } = readWishes(english, { kind: 'movie', day: '2026-11-22' });
  const ofSeries = readWishes(english, { kind: 'tv', day: '2026-11-22' }).unread;
  expect(Math.min(unread.length, ofSeries.length)).toBe(0);
});
