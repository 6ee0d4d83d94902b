import { expect, test } from 'vitest';
import { SERVED, type Language } from '../../../../src/core/language/languages.ts';
import { wantedLanguage } from '../../../../src/features/shell/wanted-language.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['sv', 'fr-CA', 'en'], 'fr'],
  // European Portuguese is closer to Brazilian than to English.
  [['pt-PT', 'en'], 'pt-br'],
  [['pt-BR'], 'pt-br'],
  [['ja', 'de'], 'ja'],
  [['zh-TW', 'ar-EG'], 'ar'],
  [['en-GB', 'de'], 'en'],
  // Danish starts like German but is another language.
  [['da', 'it'], 'it'],
  [['sv', 'nb'], null],
  [[], null],
] as const)('Chooses for a browser with %j the language %s', (spoken, wanted) => {
  expect(wantedLanguage(spoken, SERVED)).toBe(wanted);
});

test('Prefers an exact language to a similar one', () => {
  const offered = ['pt', 'pt-br'] as unknown as Language[];
  expect(['pt-BR', 'pt-PT'].map((tag) => wantedLanguage([tag], offered))).toEqual(['pt-br', 'pt']);
});
