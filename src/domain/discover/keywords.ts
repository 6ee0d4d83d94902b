import { keywordBy } from './keywords-words.ts';

/** What a keyword of the movie database is called, which names it in English alone; one that has no word keeps its name. */
export function keywordName(name: string): string {
  return keywordBy[name.toLowerCase()]?.() ?? name;
}
