import type { Language } from './languages.ts';

const baseOf = (tag: string) => tag.split('-')[0];

/** The language of those offered that a browser speaks best, by what it says of itself; null where it speaks none. */
export function wantedLanguage(spoken: readonly string[], offered: readonly Language[]): Language | null {
  for (const tag of spoken.map((one) => one.toLowerCase())) {
    const same = offered.find((language) => language === tag);
    const wanted = same ?? offered.find((language) => baseOf(language) === baseOf(tag));
    if (wanted) return wanted;
  }
  return null;
}
