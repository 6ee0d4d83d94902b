import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/core/language/languages.ts';
import { inEnglish } from '../../../../src/features/wishes/in-english.ts';

const read = (language: Language, text: string, known: readonly string[] = []) =>
  inEnglish(text, language, (words) => known.includes(words)).text;

describe('an example', () => {
  test.each<[Language, string, string]>([
    ['es', 'películas como Guerra Mundial, pero divertidas', 'movies like Guerra Mundial, but funny'],
    ['fr', 'films comme La Guerre des Mondes', 'movies like La Guerre des Mondes'],
    ['fr', "films comme L'Amour", "movies like L'Amour"],
    ['it', 'film come Guerra e Pace', 'movies like Guerra e Pace'],
    ['pt-br', 'filmes como Guerra Fria', 'movies like Guerra Fria'],
    ['es', 'películas como «Guerra Mundial»', 'movies like « Guerra Mundial »'],
    ['es', 'películas como"Guerra Mundial"', 'movies like " Guerra Mundial "'],
    ['es', 'películas como las Guerra Mundial', 'movies like Guerra Mundial'],
    ['es', 'películas como divertidas Guerra Mundial', 'movies like funny Guerra Mundial'],
    ['de', 'Filme wie „Krieg Total“', 'movies like „ Krieg Total “'],
    ['ja', 'Guerra Mundialみたいな映画', 'like Guerra Mundial, movies'],
  ])('keeps its words if written as a name, even unknown: %s, %s', (language, text, english) => {
    expect(read(language, text)).toBe(english);
  });

  test.each<[string, string]>([
    [
      'películas como La Guerra de los Mundos y Amor Total',
      'movies like La Guerra de los Mundos and Amor Total',
    ],
    ['películas como Guerra Mundial, Amor Total', 'movies like Guerra Mundial, Amor Total'],
    ['películas como Guerra Mundial, Guerra Total', 'movies like Guerra Mundial, Guerra Total'],
    ['películas como Guerra Mundial, la Guerra Total', 'movies like Guerra Mundial, Guerra Total'],
    ['películas como Guerra Mundial y Guerra Total', 'movies like Guerra Mundial and Guerra Total'],
    ['películas como Guerra Mundial. Guerra Total', 'movies like Guerra Mundial. war Total'],
    ['películas como Guerra, Mundial', 'movies like war, Mundial'],
    ['películas como Guerra Mundial pqr Guerra Total', 'movies like Guerra Mundial pqr war Total'],
  ])('is several names if joined, and ends otherwise: %s', (text, english) => {
    expect(read('es', text)).toBe(english);
  });

  test.each<[Language, string, string]>([
    ['es', 'películas como Guerra', 'movies like war'],
    ['es', 'películas como guerra Mundial', 'movies like war Mundial'],
    ['es', 'películas sobre Guerra Mundial', 'movies about war Mundial'],
    ['es', 'Guerra Mundial como películas', 'war Mundial like movies'],
    ['es', 'películas como xyz Guerra Mundial', 'movies like xyz war Mundial'],
    ['es', 'películas como ¡Guerra Mundial', 'movies like ¡ war Mundial'],
  ])('is no name as one meaningful word or without a capital letter: %s, %s', (language, text, english) => {
    expect(read(language, text)).toBe(english);
  });
});

describe('a known name', () => {
  test.each<[string, string, string]>([
    ['películas como guerra', 'guerra', 'movies like guerra'],
    ['películas sobre guerra', 'guerra', 'movies about war'],
    ['películas sobre guerra mundial', 'guerra mundial', 'movies about guerra mundial'],
    ['películas sobre la guerra y amor', 'la guerra y amor', 'movies about la guerra y amor'],
    ['películas sobre L.A Guerra', 'l a guerra', 'movies about L.A Guerra'],
    ['películas como guerra y Guerra Total', 'guerra', 'movies like guerra and Guerra Total'],
    ['películas como guerra Guerra Total', 'guerra', 'movies like guerra war Total'],
  ])('keeps its words, a single one only as an example: %s, %s', (text, name, english) => {
    expect(read('es', text, [name])).toBe(english);
  });
});

describe('a German noun, always capitalized,', () => {
  test.each([
    ['Filme über Zwerge', 'movies about zwerge'],
    ['lustige Zwerge', 'funny zwerge'],
    ['Zwerge im Weltall', 'zwerge space'],
  ])('is no name: %s', (text, english) => {
    expect(read('de', text)).toBe(english);
  });

  test.each([
    ['Filme von Kubrick', 'movies by Kubrick'],
    ['Filme mit Zwergen', 'movies with Zwergen'],
    ['Filme wie Zwerge und Riesen', 'movies like Zwerge and riesen'],
    ['etwas über Qrst Abcd', 'about Qrst Abcd'],
    ['etwas über ABC', 'about ABC'],
    ['Filme über Zwerge-Kriege', 'movies about Zwerge-Kriege'],
    ['Filme über "Zwerge" und Riesen', 'movies about "Zwerge" and riesen'],
    ['Filme über „Zwerge“ und Riesen', 'movies about „Zwerge“ and riesen'],
  ])('can be one after “by”, next to another, or in quotes: %s', (text, english) => {
    expect(read('de', text)).toBe(english);
  });
});

test.each<[Language, string, string]>([
  ['de', 'Horror Thriller', 'Horror Thriller'],
  ['de', 'Film in the 90s', 'Film in the 90s'],
  ['de', 'no horror', 'no horror'],
  ['es', 'thrillers', 'thrillers'],
  // Letters of the language alone do not identify it.
  ['de', 'Zwölfe Horror', 'Zwxlfe Horror'],
  ['de', 'ZWÖLFE HORROR', 'ZWxLFE HORROR'],
  ['es', 'ñandú thriller', 'xandx thriller'],
])('Keeps a text without words of the language alone: %s, %s', (language, text, asked) => {
  const { text: left, inQuestion, own } = inEnglish(text, language);
  expect([left, inQuestion, own('horror')]).toEqual([text, asked, 'horror']);
});

test.each<[Language, string]>([
  ['de', 'Horror und Action'],
  ['de', 'a Film über Horror'],
  ['es', 'terror'],
])('Recognizes a language by one word: %s, %s', (language, text) => {
  expect(inEnglish(text, language).inQuestion).toBeNull();
});

test.each<[Language, string, [english: string, own: string][]]>([
  [
    'es',
    'películas divertidas sobre guerra y Robots de ABC',
    [
      ['funny', 'divertidas'],
      ['funny about war', 'divertidas sobre guerra'],
      ['war abc', 'guerra abc'],
      ['and', 'y'],
      ['robots', 'robots'],
      ['vampires', 'vampires'],
    ],
  ],
  [
    'de',
    'lustige Filme über Krieg mit Robotern und Zwergen',
    [
      ['funny robots', 'lustige robotern'],
      ['about war', 'über krieg'],
      ['and zwergen with war', 'und zwergen mit krieg'],
      ['warp', 'warp'],
    ],
  ],
])('Shows translated parts in their original words: %s, %s', (language, text, told) => {
  const { own } = inEnglish(text, language);
  expect(told.map(([english]) => [english, own(english)])).toEqual(told);
});
