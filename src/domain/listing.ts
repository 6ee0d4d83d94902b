import { perLanguage } from './language/current.ts';

// Japanese has no list without "and" of its own that is not run together.
const lists = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.ListFormat(locale, { type: locale === 'ja' ? 'conjunction' : 'unit' }),
);
const names = /* @__PURE__ */ perLanguage((locale) => new Intl.Collator(locale));

/** One thing after the other: "Movies, Series, People". */
export function formatList(items: Iterable<string>): string {
  return lists().format(items);
}

/** The order of two names, as the language sorts them. */
export function byName(a: string, b: string): number {
  return names().compare(a, b);
}
