import type { NATIONS, SUBJECTS } from './subjects/english.ts';

/** Numbers lengths and ages are told in. */
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

/** Decades in words. */
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
 * What is said of subjects and titles: what is refused, compared and joined, when titles are from, how long they are. The
 * more exact come before what has the same words in it.
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

/** Words in the order of a language, as a pattern, and the same in English: `$1` is its first group, `$<1>` that as a name. */
export type WordOrder = readonly [pattern: string, english: string];

/**
 * What wishes are said with in a language. Patterns are sources of regular expressions of whole words, without groups but
 * in word orders, and are read without accents; an empty one is never found. `§` stands for whatever has been read.
 */
export interface WishLanguage {
  /** Small letters the language has and English has not, as a class of a regular expression has them. */
  letters: string;
  /** Words are written without blanks between them. */
  glued?: true;
  /** All nouns have a capital letter, which makes no name of them. */
  capitalNouns?: true;
  /** What is written together with the next word, "and" or what says nothing, and with the word before. */
  attached?: readonly [and: string, others: string, ending: string];
  /** What numbers are called, where they are of minutes, hours or years; one is an article too, and is none of them. */
  numbers: Readonly<Record<NumberWord, string>>;
  decades: Readonly<Record<Decade, string>>;
  /** Read before single words. */
  before: readonly WordOrder[];
  subjects: Readonly<Record<(typeof SUBJECTS)[number], string>>;
  nations: Readonly<Record<(typeof NATIONS)[number], string>>;
  phrases: Readonly<Record<(typeof PHRASES)[number], string>>;
  /** Read after single words. */
  after: readonly WordOrder[];
  /** Words that say nothing. */
  little: string;
}
