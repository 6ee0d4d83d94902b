import { keywordBy } from './keywords-words.ts';

/** Name of a TMDB keyword in the current language. Without a translation TMDB's English name. */
export function keywordName(name: string): string {
  return keywordBy[name.toLowerCase()]?.() ?? name;
}
