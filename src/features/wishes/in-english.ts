import { currentLanguage } from '../../core/language/current.ts';
import type { Language } from '../../core/language/languages.ts';
import { WISH_LANGUAGES } from './languages/all.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { OwnText, type ReadWords } from './own-text.ts';
import { LONGEST_NAME } from './names.ts';
import { plainText, STOP } from './sentence.ts';
import { vocabularyIn, type OtherLanguage, type Vocabulary } from './vocabulary.ts';

/** A wish with known words translated to English. */
interface InEnglish {
  text: string;
  /** The text for language detection; null if words unique to the language were translated. */
  inQuestion: string | null;
  /** Translates English words of the text back to the original ones. */
  own: (english: string) => string;
}

/** Whether words are the name of a title or person. */
type IsName = (words: string) => boolean;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&-][\p{L}\p{N}\p{M}]+)*/gu;

const CAPITAL = /^[\p{Lu}\d]/u;

/** A word as written, as patterns match it, and as names are looked up. */
interface Word {
  own: string;
  plain: string;
  names: readonly string[];
  /** Text between the previous word and this one. */
  before: string;
  start: number;
  end: number;
}

function wordsOf(text: OwnText): Word[] {
  let last = 0;
  return [...text.own.matchAll(WORD)].map(({ 0: own, index: start }) => {
    const end = start + own.length;
    const before = text.own.slice(last, start);
    last = end;
    const names = plainText(own)
      .split(' ')
      .filter((one) => one !== STOP && one !== '');
    return { own, plain: text.plain.slice(start, end), names, before, start, end };
  });
}

/** Number of words of the longest known name at the start, at least `least`; 0 without one. */
function knownName(words: readonly Word[], least: number, isName: IsName): number {
  for (let length = Math.min(LONGEST_NAME, words.length); length >= least; length -= 1) {
    const name = words.slice(0, length).flatMap(({ names }) => names);
    if (isName(name.join(' '))) return length;
  }
  return 0;
}

/** Number of capitalised words at the start, including links: "Lord of the Rings". */
function capitalName(words: readonly Word[], { isKnown, isLink }: Vocabulary): number {
  let length = 0;
  for (const [at, { own, plain, before }] of words.entries()) {
    if (at > 0 && before !== ' ') break;
    if (CAPITAL.test(own)) length = at + 1;
    else if (length === 0 || !isLink(plain)) break;
  }
  return length === 1 && isKnown(words[0]?.plain ?? '') ? 0 : length;
}

/** Protects names from translation: known names, and capitalised words after "like". */
function keepNames(text: OwnText, vocabulary: Vocabulary, isName: IsName): void {
  const { like, isKnown, isLink, isJoining } = vocabulary;
  const likes = [...text.plain.matchAll(like)].map(({ 0: match, index }) => index + match.length);
  const isAfterLike = (start: number) =>
    likes.some((end) => end <= start && /^\s*["“„«]?\s*$/u.test(text.plain.slice(end, start)));
  const kept: Pick<Word, 'start' | 'end'>[] = [];
  let words = wordsOf(text);
  let isCompared = false;
  for (let [first] = words; first; [first] = words) {
    isCompared ||= isAfterLike(first.start);
    const known = knownName(words, isCompared ? 1 : 2, isName);
    const length = known || (isCompared ? capitalName(words, vocabulary) : 0);
    const last = words[length - 1];
    words = words.slice(length || 1);
    if (last) {
      kept.push({ start: first.start, end: last.end });
      const [next] = words;
      isCompared = next?.before === ', ' || (next?.before === ' ' && isJoining(next.plain));
    } else isCompared &&= isJoining(first.plain) || isLink(first.plain) || isKnown(first.plain);
  }
  for (const { start, end } of kept.toReversed()) text.keep(start, end);
}

/**
 * Lower-cases German nouns that are no names: without a capitalised neighbour, and not after a word that precedes
 * names.
 */
const smallNouns = (english: string) =>
  english.replace(
    /(?<!\p{Lu}[\p{L}'’-]* |(?:by|with|like|starring|from) |["“„«])(?<![\p{L}'’-])\p{Lu}\p{Ll}+(?![\p{L}'’-]| \p{Lu}|["”»])/gu,
    (word) => word.toLowerCase(),
  );

/** Translates words back, longest first; others get their original spelling. */
function ownWords({ own: written, read }: OwnText, english: string): string {
  const others = [...written.matchAll(WORD)].map(([word]) => ({ english: word, own: word }));
  const known = [...read, ...others]
    .map((one) => [plainText(one.english), one.own.toLowerCase()] as const)
    .filter(([words, own]) => words !== '' && words !== own)
    .toSorted(([a], [b]) => b.length - a.length);
  return known.reduce((left, [words, own]) => ` ${left} `.replace(` ${words} `, ` ${own} `).trim(), english);
}

const unchanged = (text: string, inQuestion: string): InEnglish => ({
  text,
  inQuestion,
  own: (english) => english,
});

/**
 * Translates a wish to English for the rules: known words of the language are translated; known titles and people, and
 * all other words, stay. A text without a word unique to the language counts as English and stays unchanged.
 */
export function inEnglish(
  text: string,
  language: Language = currentLanguage(),
  isName: IsName = () => false,
): InEnglish {
  if (language === 'en') return unchanged(text, text);
  return readAs(text, language, isName);
}

function readAs(text: string, language: OtherLanguage, isName: IsName): InEnglish {
  const { letters, capitalNouns = false } = WISH_LANGUAGES[language];
  const vocabulary = vocabularyIn(language);
  const own = new OwnText(text);
  keepNames(own, vocabulary, isName);
  for (const read of vocabulary.readings) read(own);
  const single = (said: string) =>
    plainText(said)
      .replace(/s(?= |$)/g, '')
      .split(' ');
  const isOfEnglish = (read: ReadWords) => {
    const english = new Set(single(read.english));
    return (
      single(read.own).every((word) => english.has(word)) ||
      plainText(read.own)
        .split(' ')
        .every((word) => LITTLE_WORDS.has(word))
    );
  };
  if (own.read.every(isOfEnglish)) {
    // Letters of the language are no evidence against English; unknown words may be.
    return unchanged(text, text.normalize('NFC').replace(new RegExp(`[${letters}]`, 'giu'), 'x'));
  }
  return {
    text: capitalNouns ? smallNouns(own.english) : own.english,
    inQuestion: null,
    own: (english) => ownWords(own, english),
  };
}
