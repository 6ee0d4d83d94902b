import type { NATIONS, SUBJECTS } from './subjects/english.ts';

/** Numbers in lengths and ages. */
type NumberWord =
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'six'
  | 'seven'
  | 'eight'
  | 'nine'
  | 'ten'
  | 'fifteen'
  | 'twenty'
  | 'thirty'
  | 'forty'
  | 'forty five'
  | 'fifty'
  | 'sixty'
  | 'eighty'
  | 'ninety'
  | 'one hundred'
  | 'one hundred and twenty';

type Decade =
  | 'twenties'
  | 'thirties'
  | 'forties'
  | 'fifties'
  | 'sixties'
  | 'seventies'
  | 'eighties'
  | 'nineties';

/**
 * Phrases about titles: negations, comparisons, conjunctions, times, lengths. Longer phrases precede those they
 * contain.
 */
export const PHRASES = [
  'older than',
  'newer than',
  'longer than',
  'shorter than',
  'at most',
  'at least',
  'or less',
  'or more',
  'best rated',
  'popular',
  'newest',
  'hidden gems',
  'upcoming',
  'finished',
  'still running',
  'cancelled',
  'this year',
  'last year',
  'this decade',
  'anything but',
  'rather than',
  'hate',
  'not too',
  'without',
  'nothing',
  'no',
  'not',
  'similar to',
  'like',
  'directed by',
  'starring',
  'set in',
  'under',
  'over',
  'around',
  'between',
  'before',
  'after',
  'since',
  'until',
  'early',
  'mid',
  'late',
  'recent',
  'vintage',
  'classic',
  'modern',
  'rated',
  'points',
  'short films',
  'very long',
  'long',
  'short',
  'miniseries',
  'series',
  'movies',
  'episodes',
  'seasons',
  'minutes',
  'hours',
  'years',
  'and',
  'or',
  'but',
  'about',
  'with',
  'by',
  'from the',
  'from',
  'in',
  'to',
] as const;

/** A pattern in a language and its English translation: `$1` is the first group, `$<1>` the same as a name. */
export type WordOrder = readonly [pattern: string, english: string];

/**
 * Vocabulary of wishes in a language. Patterns are regular expressions of whole words, matched without accents. Only
 * word orders have groups. An empty pattern never matches. `§` is the placeholder of a translated piece.
 */
export interface WishLanguage {
  /** Lower-case letters that English lacks, for a character class. */
  letters: string;
  /** Words are not separated by blanks. */
  glued?: true;
  /** All nouns are capitalised, so capitals do not indicate names. */
  capitalNouns?: true;
  /** Prefixes attached to the next word ("and", others), and a suffix. */
  attached?: readonly [and: string, others: string, ending: string];
  /** Numbers before minutes, hours or years. `one` is empty where it is also the article. */
  numbers: Readonly<Record<NumberWord, string>>;
  decades: Readonly<Record<Decade, string>>;
  /** Applied before single words. */
  before: readonly WordOrder[];
  subjects: Readonly<Record<(typeof SUBJECTS)[number], string>>;
  nations: Readonly<Record<(typeof NATIONS)[number], string>>;
  phrases: Readonly<Record<(typeof PHRASES)[number], string>>;
  /** Applied after single words. */
  after: readonly WordOrder[];
  little: string;
}
