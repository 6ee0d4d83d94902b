import { ALIKE, CHANGING, LIKE } from './like-words.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { GENRE_WORDS } from './genres.ts';
import { isUnclear, refusal } from './refusal.ts';
import { plainText, Sentence, STOP } from './sentence.ts';
import { COMPOUND_THEMES, THEMES } from './theme-words.ts';

/** A title or person a sentence can mention. */
export interface Named {
  id: number;
  name: string;
  otherName?: string;
  /** Release date of a title (ISO), for "Dune (1984)". */
  date?: string | null;
}

/** Words between "like" and a title. */
const BETWEEN = new Set([
  'the',
  'movie',
  'film',
  'show',
  'series',
  'both',
  'films',
  'movies',
  'watching',
  'tv',
]);

/** Names of this many words are recognised anywhere; shorter ones only after "like". */
const LONG_NAME = 3;

/** Longest name to look up, in words. */
export const LONGEST_NAME = 12;

const AFTER_LIKE = new RegExp(`(?:^| )${LIKE}$`, 'u');

function byName<T extends Named>(names: readonly T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const named of names) {
    const year = named.date?.slice(0, 4) ?? '';
    for (const name of [named.name, named.otherName ?? '']) {
      const plain = words(name).join(' ');
      for (const known of year && plain ? [plain, `${plain} ${year}`, `${plain} from ${year}`] : [plain])
        if (known && !found.has(known)) found.set(known, named);
    }
  }
  return found;
}

const words = (name: string) =>
  plainText(name)
    .split(' ')
    .filter((word) => word !== STOP && word !== '');

/** An index of names; built once per catalogue. */
export interface NameIndex<T extends Named> {
  /** Looks up a whole name. */
  get(name: string): T | undefined;
}

/** Builds an index of names; of equal names the first wins. */
export function nameIndex<T extends Named>(names: readonly T[]): NameIndex<T> {
  const found = byName(names);
  return { get: (name) => found.get(name) };
}

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('.', '\\.');

interface Match<T> {
  named: T;
  /** The words of the sentence, including part separators. */
  text: string;
}

/** The longest name at a position of the sentence. */
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

/** After an example at the start of a part: "The Godfather but in space". */
const CHANGED = new Set(CHANGING.split('|'));

/** Separates examples. */
const JOINING = [STOP, 'and', 'or', 'meets'];

/** Whether the words before a modification name a title. */
function isChanged<T extends Named>(
  parts: readonly string[],
  at: number,
  length: number,
  index: NameIndex<T>,
): boolean {
  if (at !== 0 && parts[at - 1] !== STOP) return false;
  const next = parts[at + length] ?? '';
  if (next === 'meets') return nameAt(parts, at + length + 1, index) !== null;
  return CHANGED.has(next) && !saysSomething(parts.slice(at, at + length).join(' '));
}

/** Whether words are a genre, mood or subject: "romantic but sad" names no title. */
export function saysSomething(text: string): boolean {
  const tables = [...COMPOUND_THEMES, ...THEMES].map(([words]) => words);
  return [...GENRE_WORDS.map(({ words }) => words), ...tables].some((words) =>
    new Sentence(text).wants(words),
  );
}

/** Parses example titles, and consumes them: "like Alien, Heat or Dune". */
export function readLikes<T extends Named>(sentence: Sentence, titles: NameIndex<T>): T[] {
  const parts = sentence.left.split(' ');
  const likes: Match<T>[] = [];
  /** Whether a name here is an example, and whether another may follow a separator. */
  let [ready, joins] = [false, false];
  for (let at = 0; at < parts.length; at += 1) {
    if (AFTER_LIKE.test(parts.slice(0, at).join(' '))) [ready, joins] = [true, true];
    const match = nameAt(parts, at, titles);
    const named = match?.text.split(' ').filter((word) => word !== STOP).length ?? 0;
    // "Like it" mentions no film, "like It" does.
    const text = match?.text ?? '';
    const isName = (text.length > 1 && !LITTLE_WORDS.has(text)) || sentence.capitals.has(text);
    const word = parts[at] ?? '';
    if (match && isName && (ready || named >= LONG_NAME || isChanged(parts, at, match.length, titles))) {
      likes.push(match);
      at += match.length - 1;
      [ready, joins] = [false, true];
    } else if (JOINING.includes(word)) ready = joins;
    else if (!BETWEEN.has(word)) {
      // An unknown example does not end the list: "like Foo, Alien or Heat".
      ready = false;
      joins &&= sentence.capitals.has(word);
    }
  }
  // "Nothing like Dune" stays, and is reported as not understood.
  const wanted = likes.filter(({ text }) =>
    sentence.takeFirst(
      `(?:(?:${ALIKE}|meets) (?:the )?)?${escaped(text)}`,
      ({ refused, unclear }) => !refused && !unclear,
    ),
  );
  return [...new Set(wanted.map(({ named }) => named))];
}

export interface PeopleWishes<P> {
  people: P[];
  /** `any` for alternatives: "Tom Hardy or Idris Elba". */
  match: 'all' | 'any';
  /** Negated: "not by Bergman". */
  without: P[];
}

/** Parses people by full name or alternative name, and consumes them. */
export function readPeople<T extends Named>(sentence: Sentence, people: NameIndex<T>): PeopleWishes<T> {
  const parts = sentence.left.split(' ');
  const found: (Match<T> & { start: number })[] = [];
  let choice = false;
  for (let at = 0, end = 0; at < parts.length; at += 1) {
    const match = nameAt(parts, at, people);
    if (!match) continue;
    if (found.length > 0) choice ||= /^(?:\| )?or(?: \S+)?$/u.test(parts.slice(end, at).join(' '));
    found.push({ ...match, start: parts.slice(0, at).join(' ').length + Number(at > 0) });
    at += match.length - 1;
    end = at + 1;
  }
  const wanted = new Set<T>();
  const without = new Set<T>();
  // Tests negation before anything is consumed: "not by Bergman or Lynch".
  const before = sentence.left;
  for (const { text, named, start } of found) {
    const role =
      '(?:(?:made |written |directed |played |something )?(?:by|with|from)|starring|featuring|the (?:actor|actress|director)) ';
    const end = start + text.length;
    if (isUnclear(before, start, end)) continue;
    const no = refusal(before, start, end) !== null;
    // Keeps the negating words for what follows: "fed up with Tom Hanks or horror".
    sentence.takeFirst(no ? escaped(text) : `(?:${role})?${escaped(text)}`);
    (no ? without : wanted).add(named);
  }
  const left = [...wanted].filter((one) => !without.has(one));
  return { people: left, match: choice && left.length > 1 ? 'any' : 'all', without: [...without] };
}
