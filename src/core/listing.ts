import { perLanguage } from './language/current.ts';

// Without "and", Japanese `Intl` lists have no separator.
const lists = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.ListFormat(locale, { type: locale === 'ja' ? 'conjunction' : 'unit' }),
);
const names = /* @__PURE__ */ perLanguage((locale) => new Intl.Collator(locale));

/** Joins items: "Movies, Series, People". */
export function formatList(items: Iterable<string>): string {
  return lists().format(items);
}

/** Compares two names by the collation of the current language. */
export function byName(a: string, b: string): number {
  return names().compare(a, b);
}
