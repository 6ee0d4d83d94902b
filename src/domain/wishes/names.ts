import { LITTLE_WORDS } from './little-words.ts';
import { plainText, STOP, type Sentence } from './sentence.ts';

/** A title or a person that a sentence may name. */
export interface Named {
  id: number;
  name: string;
  /** What else it is called. */
  otherName?: string;
}

const LIKE =
  '(?:(?:more|films?|movies?|shows?|series|something|anything|stuff|much|just|exactly|a bit|kind of|sort of) )?(?:like|similar to|in the (?:vein|style|spirit) of|fans? of|reminds? me of|such as|as good as|loved|love|enjoyed?|liked|same as)';

/** What may stand between "like" and a title. */
const BETWEEN = new Set(['the', 'movie', 'film', 'show', 'series', 'both', 'films', 'movies', 'watching']);

/** A name of so many words is known anywhere; a shorter one could be anything and must stand after "like". */
const LONG_NAME = 3;

/** Longest name that is looked for, in words. */
const LONGEST_NAME = 12;

const AFTER_LIKE = new RegExp(`(?:^| )${LIKE}$`, 'u');

function byName<T extends Named>(names: readonly T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const named of names) {
    for (const name of [named.name, named.otherName ?? '']) {
      const plain = words(name).join(' ');
      if (plain.length > 1 && !found.has(plain)) found.set(plain, named);
    }
  }
  return found;
}

const words = (name: string) =>
  plainText(name)
    .split(' ')
    .filter((word) => word !== STOP && word !== '');

/** The names a sentence can be read with; made once for a catalogue. */
export interface NameIndex<T extends Named> {
  /** What a name, of all its words, stands for; undefined when it is none. */
  get(name: string): T | undefined;
}

/** Names to know titles or people by; where two have the same, the first is meant. */
export function nameIndex<T extends Named>(names: readonly T[]): NameIndex<T> {
  const found = byName(names);
  return { get: (name) => found.get(name) };
}

interface Match<T> {
  named: T;
  /** The words of the sentence, ends of parts included. */
  text: string;
}

/** The longest name that begins at a place of the sentence. */
function nameAt<T extends Named>(
  parts: readonly string[],
  at: number,
  index: NameIndex<T>,
): (Match<T> & { length: number }) | null {
  for (let length = Math.min(LONGEST_NAME, parts.length - at); length > 0; length -= 1) {
    const slice = parts.slice(at, at + length);
    if (slice[0] === STOP || slice.at(-1) === STOP) continue;
    const name = slice.filter((word) => word !== STOP);
    const named = index.get(name.join(' '));
    if (named) return { named, text: slice.join(' '), length };
  }
  return null;
}

/** Reads the titles that are named as examples and takes them out: "like Alien, Heat or Dune". */
export function readLikes<T extends Named>(sentence: Sentence, titles: NameIndex<T>): T[] {
  const parts = sentence.left.split(' ');
  const likes: Match<T>[] = [];
  let ready = false;
  for (let at = 0; at < parts.length; at += 1) {
    if (AFTER_LIKE.test(parts.slice(0, at).join(' '))) ready = true;
    const match = nameAt(parts, at, titles);
    const named = match?.text.split(' ').filter((word) => word !== STOP).length ?? 0;
    // "Like it" speaks of no film.
    const isName = named > 1 || !LITTLE_WORDS.has(match?.text ?? '');
    if (match && isName && (ready || named >= LONG_NAME)) {
      likes.push(match);
      at += match.length - 1;
      ready = [STOP, 'and', 'or'].includes(parts[at + 1] ?? '');
    } else if (!BETWEEN.has(parts[at] ?? '') && ![STOP, 'and', 'or'].includes(parts[at] ?? '')) ready = false;
  }
  for (const { text } of likes) {
    sentence.takeFirst(`(?:${LIKE} (?:the )?)?${text.replaceAll('|', '\\|').replaceAll('.', '\\.')}`);
  }
  return [...new Set(likes.map(({ named }) => named))];
}

/** Reads the people a sentence names by all of their name, or as `people` has it, and takes them out. */
export function readPeople<T extends Named>(sentence: Sentence, people: NameIndex<T>): T[] {
  const parts = sentence.left.split(' ');
  const found: Match<T>[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const match = nameAt(parts, at, people);
    if (!match) continue;
    found.push(match);
    at += match.length - 1;
  }
  for (const { text } of found) {
    const role =
      '(?:(?:made |written |directed |played |something )?(?:by|with|from)|starring|featuring|the (?:actor|actress|director)) ';
    sentence.takeFirst(`(?:${role})?${text.replaceAll('.', '\\.')}`);
  }
  return [...new Set(found.map(({ named }) => named))];
}

/**
 * Who may be named by words that were not understood, to be looked up in a catalogue: three at most. A single word is a
 * name only with a capital letter, or after "by" and its like.
 */
export function possiblePeople(text: string, unread: readonly string[]): string[] {
  const plain = plainText(text);
  const capitals = new Set((text.match(/\p{Lu}[\p{L}'’.-]+/gu) ?? []).map((name) => plainText(name)));
  return unread
    .filter((run) => {
      const count = run.split(' ').length;
      if (count > 1) return count < 5;
      return (
        capitals.has(run) ||
        new RegExp(`(?:by|with|starring|director|actor|actress) ${run}(?: |$)`, 'u').test(plain)
      );
    })
    .slice(0, 3);
}

const CUTS = / (?:but|with|without|and|or|in|from|only|that|about|set|for|please|where|which|not|no) /u;

/**
 * What a sentence may name as an example, to be looked up in a catalogue: longest first, 6 at most. "Like Dune but
 * funny" may mean "dune but funny" or "dune".
 */
export function possibleTitles(text: string): string[] {
  const plain = plainText(text);
  const candidates = new Set<string>();
  const trigger = new RegExp(
    `(?:^| )(?:like|similar to|vein of|style of|fans? of|reminds? me of|such as|loved|enjoyed) (?=\\S)`,
    'gu',
  );
  for (const match of plain.matchAll(trigger)) {
    const rest = plain.slice(match.index + match[0].length).split(` ${STOP}`)[0] ?? '';
    let longest = rest.split(' ').slice(0, LONGEST_NAME).join(' ');
    for (let cut = 0; cut < 3 && longest; cut += 1) {
      candidates.add(longest);
      const at = [...` ${longest} `.matchAll(new RegExp(CUTS, 'gu'))].at(-1)?.index ?? 0;
      const next = longest.slice(0, Math.max(0, at - 1));
      longest = at > 1 ? next : '';
    }
    for (const piece of rest.split(/ (?:and|or) /u)) candidates.add(piece.split(CUTS)[0] ?? '');
  }
  return [...candidates]
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .slice(0, 6);
}
