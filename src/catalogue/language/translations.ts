import type { Told } from '../../core/language/in-english.ts';
import type { Language } from '../../core/language/languages.ts';
import { codeOf, countryOf } from './asked.ts';
import type { Translation } from './wire-language.ts';

/** A translation's fields; a title's name is in the one of its kind. */
type TranslatedField = keyof Translation['data'];

/** A text and its language (BCP 47) if it is another country's variant; empty if missing. */
export interface Text {
  text: string;
  lang?: string;
}

/**
 * Texts in a language. A name comes only from the preferred country, since others differ; other texts may come from
 * another country, with their language.
 */
export interface Translated {
  /** Whether the preferred country has a translation; its empty name means the original one. */
  isThere: boolean;
  name(...fields: TranslatedField[]): string;
  text(field: TranslatedField): Text;
}

/** Reads the texts in a language from translations. */
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

/** Each field in a language, else in English; `inEnglish` lists the latter. */
export function byField<Field extends string>(
  fields: Record<Field, readonly [own: string, english: string]>,
): Record<Field, string> & Told<Field> {
  const entries = Object.entries(fields) as [Field, readonly [string, string]][];
  const texts = Object.fromEntries(entries.map(([field, [own, english]]) => [field, own || english]));
  const inEnglish = entries.flatMap(([field, [own, english]]) => (own || !english ? [] : field));
  return { ...(texts as Record<Field, string>), ...(inEnglish.length > 0 && { inEnglish }) };
}
