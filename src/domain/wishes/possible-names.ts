import { LITTLE_WORDS } from './little-words.ts';
import { LONGEST_NAME } from './names.ts';
import { plainText, Sentence, STOP } from './sentence.ts';

/** Most names of each that are looked up in a catalogue. */
const MOST_PEOPLE = 3;
const MOST_TITLES = 6;

/**
 * Who may be named by words that were not understood, to be looked up in a catalogue: three at most. A single word is a
 * name only with a capital letter, after "by" and its like, or joined to another name.
 */
export function possiblePeople(
  text: string,
  unread: readonly { words: string; refused: boolean }[],
): string[] {
  const plain = plainText(text);
  const capitals = new Set((text.match(/\p{Lu}[\p{L}'’.-]+/gu) ?? []).map((name) => plainText(name)));
  const isNamed = (run: string) =>
    capitals.has(run) ||
    new RegExp(`(?:^| )(?:by|with|starring|director|actor|actress) ${run}(?: |$)`, 'u').test(plain);
  const names = unread.map(({ words, refused }) => ({
    run: words,
    isName:
      words.split(' ').length > 1
        ? words.split(' ').length < 5 && (!refused || isNamed(words.split(' ').at(-1) ?? ''))
        : isNamed(words),
  }));
  return names
    .filter(
      ({ run, isName }) =>
        isName ||
        names.some(
          (other) =>
            other.isName && new RegExp(`(?:^| )${other.run} (?:and|or) ${run}(?: |$)`, 'u').test(plain),
        ),
    )
    .map(({ run }) => run)
    .slice(0, MOST_PEOPLE);
}

const CUTS = / (?:but|with|without|and|or|in|from|only|that|about|set|for|please|where|which|not|no|meets) /u;

const BEFORE_TITLE =
  /(?:^| )(?:like|similar to|vein of|style of|fans? of|reminds? me of|such as|loved?|enjoyed|akin to|same as) (?=\S)/gu;

/** A title before what is to differ from it, at the beginning: "The Godfather but in space". */
const CHANGED = /^(?:an? )?(\S+(?: \S+){0,5}) (?:but|meets) /u;

/** What is said of it may be one title or several: "Dune but funny", "Dune". */
function* readings(rest: string): Generator<string> {
  let longest = rest.split(' ').slice(0, LONGEST_NAME).join(' ');
  for (let cut = 0; cut < 3 && longest; cut += 1) {
    yield longest;
    const at = [...` ${longest} `.matchAll(new RegExp(CUTS, 'gu'))].at(-1)?.index ?? 0;
    longest = at > 1 ? longest.slice(0, Math.max(0, at - 1)) : '';
  }
  for (const piece of rest.split(/ (?:and|or|meets) /u)) yield piece.split(CUTS)[0] ?? '';
}

/**
 * What a sentence may name as an example, to be looked up in a catalogue: longest first, 6 at most. "Like Dune but
 * funny" may mean "dune but funny" or "dune"; a colon may belong to a title or not.
 */
export function possibleTitles(text: string): string[] {
  const { capitals } = new Sentence(text);
  const joined = text.replace(/(?<=\S)[:,](?= (?:\p{Lu}|the ))/gu, '').replace(/\((?=(?:19|20)\d\d\))/gu, '');
  const candidates = new Set<string>();
  for (const plain of new Set([plainText(joined), plainText(text)])) {
    for (const match of plain.matchAll(BEFORE_TITLE)) {
      const rest = plain.slice(match.index + match[0].length).split(` ${STOP}`)[0] ?? '';
      for (const name of readings(rest)) candidates.add(name.trim());
    }
    const [, first] = CHANGED.exec(plain) ?? [];
    const telling = first?.split(' ').filter((word) => !LITTLE_WORDS.has(word)) ?? [];
    // "Funny but sad" names no title; names have capital letters, which the first word has anyhow.
    if (
      candidates.size === 0 &&
      first !== undefined &&
      !first.includes(STOP) &&
      telling.length > 0 &&
      telling.every((word) => capitals.has(word))
    )
      candidates.add(first);
  }
  return [...candidates]
    .filter((name) => (name.length > 1 && !LITTLE_WORDS.has(name)) || capitals.has(name))
    .slice(0, MOST_TITLES);
}
