import { expect, test } from 'vitest';
import { LANGUAGES, SERVED } from '../../../../src/domain/language/languages.ts';
import { wantedLanguage } from '../../../../src/domain/language/offers.ts';

const ALL = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

test.each([
  [['de-AT', 'en'], 'de'],
  [['sv', 'fr-CA', 'en'], 'fr'],
  // Portuguese of Portugal is nearer to that of Brazil than to English.
  [['pt-PT', 'en'], 'pt-br'],
  [['pt-BR'], 'pt-br'],
  [['ja', 'de'], 'ja'],
  [['zh-TW', 'ar-EG'], 'ar'],
  [['en-GB', 'de'], 'en'],
  [['sv', 'nb'], null],
  [[], null],
] as const)('A browser that speaks %j wants %s', (spoken, wanted) => {
  expect(wantedLanguage(spoken, ALL)).toBe(wanted);
});

test('Nothing is offered that is not served', () => {
  expect(wantedLanguage(['de', 'en'], ['en'])).toBe('en');
  expect(SERVED).toContain(wantedLanguage(['en-US'], SERVED));
});
