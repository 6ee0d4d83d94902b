import type { Told } from '../../domain/language/in-english.ts';
import type { Language } from '../../domain/language/languages.ts';
import { codeOf, countryOf } from './asked.ts';
import type { Translation } from './wire-language.ts';

/** The fields of a translation. A title is called by the one of its names that its kind has. */
type TranslatedField = keyof Translation['data'];

/** A text, and the language it is in (BCP 47) where that is another country's; empty for none. */
export interface Text {
  text: string;
  lang?: string;
}

/**
 * What is told in a language. A title is called by its first country's name alone, since others call it otherwise; a
 * text may be another country's, which is said.
 */
export interface Translated {
  /** Whether the first country has a translation; a name that it leaves empty is the original. */
  isThere: boolean;
  name(...fields: TranslatedField[]): string;
  text(field: TranslatedField): Text;
}

/** What translations tell in a language. */
export function translated(translations: readonly Translation[], language: Language): Translated {
  const code = codeOf(language);
  const own = translations.filter((one) => one.iso_639_1 === code);
  const first = own.filter((one) => one.iso_3166_1 === countryOf(language));
  const field = (from: readonly Translation[], fields: readonly TranslatedField[]) =>
    from.flatMap(({ data }) => fields.map((name) => data[name].trim())).find(Boolean) ?? '';
  return {
    isThere: first.length > 0,
    name: (...fields) => field(first, fields),
    text(name) {
      const text = field(first, [name]);
      const other = text ? undefined : own.find(({ data }) => data[name].trim());
      return other ? { text: other.data[name].trim(), lang: `${code}-${other.iso_3166_1}` } : { text };
    },
  };
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
