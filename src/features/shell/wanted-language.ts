import type { Language } from '../../core/language/languages.ts';

const baseOf = (tag: string) => tag.split('-')[0];

/**
 * The first of the browser's languages that is offered; an exact match wins over the same base language. Null if none
 * is.
 */
export function wantedLanguage(spoken: readonly string[], offered: readonly Language[]): Language | null {
  for (const tag of spoken.map((one) => one.toLowerCase())) {
    const same = offered.find((language) => language === tag);
    const wanted = same ?? offered.find((language) => baseOf(language) === baseOf(tag));
    if (wanted) return wanted;
  }
  return null;
}
