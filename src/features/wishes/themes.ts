import type { Sentence } from './sentence.ts';
import type { ThemeWords } from './theme-words.ts';

export interface Theme {
  /** In English, normalised. */
  words: string;
  /** In the user's words, normalised, with its negation. */
  said: string;
  /** TMDB's keywords, closest first. */
  keywords: readonly string[];
  /** Words in descriptions of such titles. */
  terms: string;
}

/** Parses moods and subjects of a table, wanted and negated, and consumes them. */
export function readThemes(
  sentence: Sentence,
  table: readonly ThemeWords[],
): { themes: Theme[]; refused: Theme[] } {
  const themes: Theme[] = [];
  const refused: Theme[] = [];
  for (const [pattern, keywords, terms] of table) {
    for (const { words, refused: no } of sentence.take(pattern, ({ unclear }) => !unclear)) {
      const list = no ? refused : themes;
      if (!list.some((theme) => theme.terms === terms))
        list.push({ words, said: words, keywords: keywords.split(', '), terms });
    }
  }
  return { themes, refused };
}
