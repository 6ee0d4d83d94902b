import type { Told } from '../../domain/language/in-english.ts';
import type { Language } from '../../domain/language/languages.ts';
import { codeOf, countryOf } from './asked.ts';
import type { Translation } from './wire-language.ts';

/** The fields of a translation. A title is called by the one of its names that its kind has. */
export type TranslatedField = keyof Translation['data'];

/** What is told in a language: of each field the words of its first country, else those of another; empty for none. */
export function translated(
  translations: readonly Translation[],
  language: Language,
): (...fields: TranslatedField[]) => string {
  const own = translations.filter(({ iso_639_1: code }) => code === codeOf(language));
  const first = own.filter(({ iso_3166_1: country }) => country === countryOf(language));
  const ranked = [...first, ...own];
  return (...fields) =>
    ranked.flatMap(({ data }) => fields.map((field) => data[field].trim())).find(Boolean) ?? '';
}

/** Each field in a language, else in English; which of them are in English is said. */
export function byField<Field extends string>(
  fields: Record<Field, readonly [own: string, english: string]>,
): Record<Field, string> & Told<Field> {
  const entries = Object.entries(fields) as [Field, readonly [string, string]][];
  const texts = Object.fromEntries(entries.map(([field, [own, english]]) => [field, own || english]));
  const inEnglish = entries.flatMap(([field, [own, english]]) => (own || !english ? [] : field));
  return { ...(texts as Record<Field, string>), ...(inEnglish.length > 0 && { inEnglish }) };
}
