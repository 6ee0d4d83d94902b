import { expect, test } from 'vitest';
import { SERVED } from '../../../../src/domain/language/languages.ts';
import { wantedLanguage } from '../../../../src/domain/language/wanted.ts';

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
  expect(wantedLanguage(spoken, SERVED)).toBe(wanted);
});
