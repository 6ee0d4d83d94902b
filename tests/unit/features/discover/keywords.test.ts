import { inLanguage } from '../../../../src/contract/language.ts';
import { keywordBy } from '../../../../src/features/discover/keywords-words.ts';
import { describe, expect, test } from 'vitest';
import { keywordName } from '../../../../src/features/discover/keywords.ts';
import { COMPOUND_THEMES, THEMES } from '../../../../src/features/wishes/theme-words.ts';

describe('names of keywords', () => {
  test('are the movie database’s in English', () => {
    for (const [keyword, name] of Object.entries(keywordBy)) expect(name()).toBe(keyword);
  });

  test('exist for every mood and subject of a wish', () => {
    const asked = [...COMPOUND_THEMES, ...THEMES].flatMap(([, keywords]) => keywords.split(', '));
    expect(asked.filter((keyword) => !(keyword in keywordBy))).toEqual([]);
  });

  test('are translated', () => {
    const said = (['de', 'es'] as const).map((language) =>
      inLanguage(language, () => keywordName('black and white')),
    );
    expect(said).toEqual(['Schwarz-Weiß', 'blanco y negro']);
  });

  test('stay unchanged without a translation', () => {
    expect([keywordName('Time Loop'), keywordName('kaiju')]).toEqual(['time loop', 'kaiju']);
  });
});
