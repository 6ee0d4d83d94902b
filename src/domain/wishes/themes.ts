import type { Sentence } from './sentence.ts';
import type { ThemeWords } from './theme-words.ts';

/** A mood or a subject. */
export interface Theme {
  /** As it was read, in English, plain. */
  words: string;
  /** As the sentence has it, plain; with what refuses it. */
  said: string;
  /** Names of TMDB's keywords for it, the closest first. */
  keywords: readonly string[];
  /** Words that descriptions of such titles have. */
  terms: string;
}

/** Reads moods and subjects of a table and takes them out; those it refuses are apart. */
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
