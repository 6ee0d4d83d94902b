import { SERVED, type Language } from './languages.ts';

const baseOf = (tag: string) => tag.split('-')[0];

/** The served language that a browser speaks best, by what it says of itself; null where it speaks none. */
export function wantedLanguage(spoken: readonly string[]): Language | null {
  for (const tag of spoken.map((one) => one.toLowerCase())) {
    const same = SERVED.find((language) => language === tag);
    const wanted = same ?? SERVED.find((language) => baseOf(language) === baseOf(tag));
    if (wanted) return wanted;
  }
  return null;
}
