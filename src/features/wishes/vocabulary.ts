import { LANGUAGES, type Language } from '../../core/language/languages.ts';
import { OwnText, plainLettersOf, READ_OWN, type Piece } from './own-text.ts';
import { COUNTRY_CODES } from './origins.ts';
import { WISH_LANGUAGES } from './languages/all.ts';
import { NATIONS, SUBJECTS } from './languages/subjects/english.ts';
import { PHRASES, type WishLanguage, type WordOrder } from './languages/words.ts';

/** A language of wishes other than English. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** Translates its matches to English. */
type Reading = (text: OwnText) => void;

export interface Vocabulary {
  /** All translations, in order. */
  readings: readonly Reading[];
  /** Matches "like" before a name. */
  like: RegExp;
  /** Whether words have a meaning of their own. */
  isKnown: (words: string) => boolean;
  /** Whether a word can stand within a name. */
  isLink: (word: string) => boolean;
  /** Whether a word joins two names. */
  isJoining: (word: string) => boolean;
}

/** Normalises a pattern: patterns are written with accents, and matched without. */
const source = (pattern: string) => plainLettersOf(pattern.replaceAll('ß', 'ss')).replaceAll('§', READ_OWN);

/** Compiles a pattern of whole words; an empty one never matches. */
function whole(words: string, { glued }: WishLanguage): string {
  if (words === '') return '(?!)';
  return glued
    ? `(?:${source(words)})`
    : `(?<![\\p{L}\\p{N}])(?:${source(words)})(?:(?<=')|(?![\\p{L}\\p{N}]))`;
}

/** Splits a replacement at "$1" and "$<1>". If all groups are numbers, it is one piece: "80s". */
function piecesOf(english: string, groups: readonly (string | undefined)[]): Piece[] {
  const figures = english.replace(/\$(\d)/g, (_, at: string) => groups[Number(at)] ?? '');
  if (!english.includes('$<') && groups.slice(1).every((group) => /^[\d.]*$/.test(group ?? '')))
    return [{ english: figures }];
  return english
    .split(/(\$\d|\$<\d>)/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (part === ' ') return part;
      if (!/^\$(?:\d|<\d>)$/.test(part)) return { english: part.trim() };
      return { group: groups[Number(/\d/.exec(part)?.[0])] ?? '', isName: part.startsWith('$<') };
    });
}

function wordOrder([pattern, english]: WordOrder, language: WishLanguage): Reading {
  const finds = new RegExp(whole(pattern, language), 'gu');
  return (text) => text.replace(finds, (groups) => piecesOf(english, groups));
}

/** Translates numbers in words to digits, if a length or age follows. */
function numbersOf(language: WishLanguage): Reading {
  const { numbers, phrases, glued } = language;
  const units = [phrases.minutes, phrases.hours, phrases.years].filter(Boolean).join('|');
  const values = Object.entries(numbers)
    .filter(([, words]) => words !== '')
    .toSorted(([, a], [, b]) => b.length - a.length);
  const blank = glued ? '' : ' ';
  const finds = new RegExp(
    `${whole(values.map(([, words]) => `(${words})`).join('|'), language)}(?=(?:${blank}[^\\s\\d|]+)?${blank}(?:${source(units)})(?!\\p{L}))`,
    'gu',
  );
  return (text) =>
    text.replace(finds, (groups) => {
      const at = groups.findIndex((group, index) => index > 0 && group !== undefined);
      return [{ english: values[at - 1]?.[0] ?? '' }];
    });
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Names of countries in a language, with their English ones. */
function countriesIn(language: OtherLanguage): [words: string, english: string][] {
  const [own, english] = [LANGUAGES[language].tag, 'en'].map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region' }),
  );
  return COUNTRY_CODES.map((code): [string, string] => [
    escaped(own?.of(code) ?? code).toLowerCase(),
    english
      ?.of(code)
      ?.replace(/ SAR China$/, '')
      .toLowerCase() ?? code,
  ]).toSorted(([a], [b]) => b.length - a.length);
}

/** One pattern of all single words of a language, with their translations. */
function wordsOf(language: WishLanguage, countries: readonly [string, string][]) {
  const nations = NATIONS.map((english) => [language.nations[english], english] as const);
  const all = [
    ...SUBJECTS.map((english) => [language.subjects[english], english] as const),
    // With attached endings "Spanish" would match as "Spain": countries must come first.
    ...(language.attached ? [...countries, ...nations] : [...nations, ...countries]),
    ...PHRASES.map((english) => [language.phrases[english], english] as const),
    [language.little, ''] as const,
  ].filter(([words]) => words !== '');
  const pattern = all.map(([words]) => `(${words})`).join('|');
  return { pattern, english: all.map(([, english]) => english) };
}

function vocabularyOf(name: OtherLanguage): Vocabulary {
  const language = WISH_LANGUAGES[name];
  const { pattern, english } = wordsOf(language, countriesIn(name));
  const [and = '', others = '', ending = ''] = language.attached ?? [];
  const attached = language.attached ? `(?<and>${and})?(?:${others})?` : '';
  const finds = new RegExp(whole(`${attached}(?:${pattern})${ending}`, language), 'gu');
  const skipped = language.attached ? 2 : 1;
  const single: Reading = (text) =>
    text.replace(finds, (groups) => {
      const at = groups.findIndex((group, index) => index >= skipped && group !== undefined);
      const means = english[at - skipped] ?? '';
      return [{ english: skipped === 2 && groups[1] !== undefined ? `and ${means}`.trim() : means }];
    });
  const { phrases, little } = language;
  const decades = Object.entries(language.decades).map(([english, words]) => [words, english] as const);
  const exactly = (...words: string[]) => {
    const known = new RegExp(`^(?:${source(words.filter(Boolean).join('|'))})$`, 'u');
    return (word: string) => known.test(word);
  };
  const readings = [
    numbersOf(language),
    ...[...language.before, ...decades].map((order) => wordOrder(order, language)),
    single,
    ...language.after.map((order) => wordOrder(order, language)),
  ];
  return {
    readings,
    like: new RegExp(
      whole([phrases['similar to'], phrases.like, 'similar to|like'].filter(Boolean).join('|'), language),
      'gu',
    ),
    isKnown: (words) => {
      const text = new OwnText(words);
      for (const read of readings) read(text);
      return !/[\p{L}\p{N}]/u.test(text.plain);
    },
    isLink: exactly(phrases['from the'], phrases.from, little),
    isJoining: exactly(phrases.and, phrases.or, 'and|or'),
  };
}

const made: Partial<Record<OtherLanguage, Vocabulary>> = {};

/** The vocabulary of a language, compiled lazily and cached. */
export const vocabularyIn = (language: OtherLanguage): Vocabulary =>
  (made[language] ??= vocabularyOf(language));
