import { currentLanguage } from '../language/current.ts';
import type { Language } from '../language/languages.ts';
import { WISH_LANGUAGES } from './languages/all.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { OwnText, type ReadWords } from './own-text.ts';
import { LONGEST_NAME } from './names.ts';
import { plainText, STOP } from './sentence.ts';
import { vocabularyIn, type OtherLanguage, type Vocabulary } from './vocabulary.ts';

/** A wish with English words for those that are known in the language it was written in. */
export interface InEnglish {
  text: string;
  /** What tells whether it can be read at all: null where words of the language were read that are none of English. */
  inQuestion: string | null;
  /** What English words of the text were in the language. */
  own: (english: string) => string;
}

/** Tells whether words are a name. */
type IsName = (words: string) => boolean;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&-][\p{L}\p{N}\p{M}]+)*/gu;

const CAPITAL = /^[\p{Lu}\d]/u;

/** Names that are known, and those that stand after "like" with a capital letter, are no words of the language. */
function keepNames(text: OwnText, { like, isKnown, isLink, isJoining }: Vocabulary, isName: IsName): void {
  const words = [...text.own.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    plain: text.plain.slice(index, index + word.length),
    names: plainText(word)
      .split(' ')
      .filter((one) => one !== STOP && one !== ''),
    start: index,
    end: index + word.length,
  }));
  const likes = new Set([...text.plain.matchAll(like)].map(({ 0: match, index }) => index + match.length));
  const kept: [start: number, end: number][] = [];
  let ready = false;
  for (let at = 0; at < words.length; at += 1) {
    const { start = 0, plain = '' } = words[at] ?? {};
    ready ||= [...likes].some(
      (end) =>
        end <= start &&
        text.plain
          .slice(end, start)
          .trim()
          .replace(/^["“«]$/u, '') === '',
    );
    let length = 0;
    for (
      let tried = Math.min(LONGEST_NAME, words.length - at);
      tried > (ready ? 0 : 1) && length === 0;
      tried -= 1
    )
      if (
        isName(
          words
            .slice(at, at + tried)
            .flatMap(({ names }) => names)
            .join(' '),
        )
      )
        length = tried;
    if (length === 0 && ready && CAPITAL.test(words[at]?.word ?? '')) {
      for (let next = at; next < words.length; next += 1) {
        const one = words[next];
        if (!one || (next > at && text.own.slice(words[next - 1]?.end, one.start) !== ' ')) break;
        if (CAPITAL.test(one.word)) length = next - at + 1;
        else if (!isLink(one.plain)) break;
      }
      if (length === 1 && isKnown(plain)) length = 0;
    }
    const last = words[at + length - 1];
    if (length > 0 && last) {
      kept.push([start, last.end]);
      at += length - 1;
      const after = text.own.slice(last.end, words[at + 1]?.start);
      ready = /^,? $/.test(after) && (after.startsWith(',') || isJoining(words[at + 1]?.plain ?? ''));
    } else ready = ready && (isJoining(plain) || isLink(plain) || isKnown(plain));
  }
  for (const [start, end] of kept.toReversed()) text.keep(start, end);
}

/** Nouns that are no names, small: those beside no other word with a capital letter and after nothing that names people. */
const smallNouns = (english: string) =>
  english.replace(
    /(?<!\p{Lu}[\p{L}'’-]* |(?:by|with|like|starring|from) |["“«])(?<![\p{L}'’-])\p{Lu}\p{Ll}+(?![\p{L}'’-]| \p{Lu}|["”»])/gu,
    (word) => word.toLowerCase(),
  );

/** Puts words back that were read, the longest first, and writes the others as they were written. */
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
 * A wish as the rules read it, which are those of English: what is known in the language is put in English words, titles
 * and people who are known keep their names, and so does everything else. A text without a word that is the language's
 * alone is English, and stays as it is.
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
    // Letters of the language say nothing against it, words nobody knows may be its own.
    return unchanged(text, text.normalize('NFC').replace(new RegExp(`[${letters}]`, 'giu'), 'x'));
  }
  return {
    text: capitalNouns ? smallNouns(own.english) : own.english,
    inQuestion: null,
    own: (english) => ownWords(own, english),
  };
}
