import type { Language } from './languages.ts';

/** The language of those offered that a browser speaks best, by what it says of itself; null where it speaks none. */
export function wantedLanguage<Offered extends Language>(
  spoken: readonly string[],
  offered: readonly Offered[],
): Offered | null {
  const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of spoken) {
    const same = offered.find((language) => language === tag.toLowerCase());
    const wanted = same ?? offered.find((language) => baseOf(language) === baseOf(tag));
    if (wanted) return wanted;
  }
  return null;
}
