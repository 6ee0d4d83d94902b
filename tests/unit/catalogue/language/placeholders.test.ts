import { describe, expect, test } from 'vitest';
import { isNumberedEpisode, isNumberedSeason } from '../../../../src/catalogue/language/placeholders.ts';
import type { Language } from '../../../../src/core/language/languages.ts';

const EPISODES: [Language, string][] = [
  ['en', 'Episode 7'],
  ['de', 'Folge 7'],
  ['de', 'Episode 7'],
  ['es', 'Episodio 7'],
  ['fr', 'Épisode 7'],
  ['it', 'Episodio 12'],
  ['pt-br', 'Episódio 107'],
  ['ar', 'الحلقة 7'],
  ['ar', 'الحلقة ٧'],
  ['ja', '第7話'],
  ['ja', '第十二話'],
  ['ja', 'エピソード7'],
];

describe('an episode’s generated name', () => {
  test.each(EPISODES)('is removed in %s: %s', (language, name) => {
    expect(isNumberedEpisode(name, language)).toBe(true);
    expect(isNumberedEpisode(` ${name} `, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'Episode IV'],
    ['en', 'Folge 7'],
    ['en', 'Episode 7: The Fog'],
    ['de', 'Folge 7: Der Nebel'],
    ['de', 'Die Folge'],
    ['ja', '第7話 霧'],
    ['ar', 'الحلقة الأخيرة'],
    ['fr', 'Chapitre 7'],
    ['de', ''],
  ])('is kept in %s: %s', (language, name) => {
    expect(isNumberedEpisode(name, language)).toBe(false);
  });
});

test.each<[Language, string, boolean]>([
  ['en', 'Season 1', true],
  ['en', 'Specials', true],
  ['en', 'Season of the Witch', false],
  ['de', 'Staffel 1', true],
  ['de', 'Season 1', true],
  ['es', 'Temporada 3', true],
  ['fr', 'Saison 2', true],
  ['it', 'Stagione 2', true],
  ['pt-br', '2ª Temporada', true],
  ['ar', 'الموسم 2', true],
  ['ja', 'シーズン2', true],
  ['de', 'Buch 1: Wasser', false],
])('Removes a season’s generated name in %s: %s is %s', (language, name, isNone) => {
  expect(isNumberedSeason(name, language)).toBe(isNone);
});
