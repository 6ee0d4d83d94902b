import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/domain/language/languages.ts';
import { inEnglish } from '../../../../src/domain/wishes/in-english.ts';

const read = (language: Language, text: string, known: readonly string[] = []) =>
  inEnglish(text, language, (words) => known.includes(words)).text;

describe('what is compared with', () => {
  test.each<[Language, string, string]>([
    ['es', 'películas como Guerra Mundial, pero divertidas', 'movies like Guerra Mundial, but funny'],
    ['fr', 'films comme La Guerre des Mondes', 'movies like La Guerre des Mondes'],
    ['fr', "films comme L'Amour", "movies like L'Amour"],
    ['it', 'film come Guerra e Pace', 'movies like Guerra e Pace'],
    ['pt-br', 'filmes como Guerra Fria', 'movies like Guerra Fria'],
    ['es', 'películas como «Guerra Mundial»', 'movies like « Guerra Mundial »'],
  ])(
    'keeps its words where it is written as a name, though nobody knows it: %s, %s',
    (language, text, english) => {
      expect(read(language, text)).toBe(english);
    },
  );

  test.each<[string, string]>([
    [
      'películas como La Guerra de los Mundos y Amor Total',
      'movies like La Guerra de los Mundos and Amor Total',
    ],
    ['películas como Guerra Mundial, Amor Total', 'movies like Guerra Mundial, Amor Total'],
    ['películas como Guerra Mundial pqr Guerra Total', 'movies like Guerra Mundial pqr war Total'],
  ])('is several names where they are joined, and ends where they are not: %s', (text, english) => {
    expect(read('es', text)).toBe(english);
  });

  test.each<[Language, string, string]>([
    ['es', 'películas como Guerra', 'movies like war'],
    ['es', 'películas como guerra Mundial', 'movies like war Mundial'],
    ['es', 'películas sobre Guerra Mundial', 'movies about war Mundial'],
  ])(
    'is no name for one word that means something, or without a capital letter: %s, %s',
    (language, text, english) => {
      expect(read(language, text)).toBe(english);
    },
  );
});

describe('a name that is known', () => {
  test.each<[string, string, string]>([
    ['películas como guerra', 'guerra', 'movies like guerra'],
    ['películas sobre guerra', 'guerra', 'movies about war'],
    ['películas sobre guerra mundial', 'guerra mundial', 'movies about guerra mundial'],
    ['películas sobre la guerra y amor', 'la guerra y amor', 'movies about la guerra y amor'],
  ])('keeps its words, one alone only where it is compared with: %s, %s', (text, name, english) => {
    expect(read('es', text, [name])).toBe(english);
  });
});

test('what was put into English is told in its own words', () => {
  const { own } = inEnglish('películas divertidas sobre guerra', 'es');
  expect([own('funny'), own('funny about war'), own('robots')]).toEqual([
    'divertidas',
    'divertidas sobre guerra',
    'robots',
  ]);
});
