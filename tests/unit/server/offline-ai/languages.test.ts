import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLanguageFrom } from '../../../../src/core/language/current.ts';
import { askRecommender } from '../../../support/ai/recommender.ts';

beforeEach(() => {
  readLanguageFrom(() => 'de');
});

afterEach(() => {
  readLanguageFrom(() => 'en');
});

describe('the offline recommender on a German page', () => {
  test('reads German and gives reasons in German', async () => {
    const { reasoning, recommendations } = await askRecommender(
      'movie',
      'Science-Fiction der 80er, kein Horror, höchstens 120 Minuten',
    );
    expect(reasoning).toMatch(
      /^Verstanden: Science-Fiction · Ohne Horror · 1980er · Bis 120 Minuten\. Die Empfehlung ohne Modell vergleicht /,
    );
    expect(recommendations.length).toBeGreaterThan(0);
    for (const { reason } of recommendations)
      expect(reason).toMatch(/^Film von 198\d · Science-Fiction · \d+ Minuten$/);
  });

  test('names a title’s genres when none was requested', async () => {
    const { recommendations } = await askRecommender('tv', 'Roboter');
    expect(recommendations.length).toBeGreaterThan(0);
    for (const { reason } of recommendations) expect(reason).toMatch(/^Serie von \d{4} · \S/);
  });

  test('says what it did not understand, and that nothing matches', async () => {
    const { reasoning } = await askRecommender('movie', 'Western der 1920er auf Schwedisch, zxcv');
    expect(reasoning).toMatch(
      /^Verstanden: Western · .*Nicht verstanden: zxcv\. Nichts passt zu allem davon\. /,
    );
  });

  test('says which languages it reads when asked in another', async () => {
    expect((await askRecommender('movie', "un film d'horreur coréen")).reasoning).toMatch(
      /^Diese Suche versteht hier Deutsch und Englisch\./,
    );
  });
});
