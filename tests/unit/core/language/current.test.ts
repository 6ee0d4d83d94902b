import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../../../src/contract/language.ts';
import { currentLanguage, currentLocale, perLanguage } from '../../../../src/core/language/current.ts';
import { langOf } from '../../../../src/core/language/in-english.ts';
import { prefixOf } from '../../../../src/core/language/prefix.ts';

test('Uses English without a prefix by default', () => {
  const spoken = () => [currentLanguage(), currentLocale()];
  expect(spoken()).toEqual(['en', 'en']);
  expect(inLanguage('pt-br', spoken)).toEqual(['pt-br', 'pt-BR']);
  expect(inLanguage('ar', spoken)).toEqual(['ar', 'ar-u-nu-latn']);
  expect((['en', 'de', 'pt-br'] as const).map(prefixOf)).toEqual(['', '/de', '/pt-br']);
});

test('Creates a formatter once for a language, on first use', () => {
  const make = vi.fn((locale: string) => ({ locale }));
  const formatter = perLanguage(make);
  expect(make).not.toHaveBeenCalled();
  const english = formatter();
  const again = inLanguage('de', () => [formatter(), formatter()]);
  expect(again).toEqual([{ locale: 'de' }, { locale: 'de' }]);
  expect(formatter()).toBe(english);
  expect(make.mock.calls).toEqual([['en'], ['de']]);
});

test('Marks a field as English on a page of another language', () => {
  expect(langOf({ inEnglish: ['overview'] }, 'overview')).toBe('en');
  expect(langOf<string>({ inEnglish: ['overview'] }, 'tagline')).toBeUndefined();
  expect(langOf({}, 'overview')).toBeUndefined();
});
