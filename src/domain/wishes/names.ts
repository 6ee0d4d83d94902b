import { ALIKE, CHANGING, LIKE } from './like-words.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { GENRE_WORDS } from './genres.ts';
import { isUnclear, refusal } from './refusal.ts';
import { plainText, Sentence, STOP } from './sentence.ts';
import { COMPOUND_THEMES, THEMES } from './theme-words.ts';

/** A title or a person that a sentence may name. */
export interface Named {
  id: number;
  name: string;
  /** What else it is called. */
  otherName?: string;
  /** Of a title, when it came out (ISO date): "Dune (1984)" is that one. */
  date?: string | null;
}

/** What may stand between "like" and a title. */
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

/** A name of so many words is known anywhere; a shorter one could be anything and must stand after "like". */
const LONG_NAME = 3;

/** Longest name that is looked for, in words. */
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

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('.', '\\.');

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

/** Right after these at the beginning of a part stands how something differs from a title: "The Godfather but in space". */
const CHANGED = new Set(CHANGING.split('|'));

/** What joins examples. */
const JOINING = [STOP, 'and', 'or', 'meets'];

/** Whether a title is named by what stands at a place, before its words are changed. */
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

/** Whether words are those of a genre, a mood or a subject: "romantic but sad" names no title. */
export function saysSomething(text: string): boolean {
  const tables = [...COMPOUND_THEMES, ...THEMES].map(([words]) => words);
  return [...GENRE_WORDS.map(({ words }) => words), ...tables].some((words) =>
    new Sentence(text).wants(words),
  );
}

/** Reads the titles that are named as examples and takes them out: "like Alien, Heat or Dune". */
export function readLikes<T extends Named>(sentence: Sentence, titles: NameIndex<T>): T[] {
  const parts = sentence.left.split(' ');
  const likes: Match<T>[] = [];
  /** Whether a name here is an example, and whether one may come after what joins it to this. */
  let [ready, joins] = [false, false];
  for (let at = 0; at < parts.length; at += 1) {
    if (AFTER_LIKE.test(parts.slice(0, at).join(' '))) [ready, joins] = [true, true];
    const match = nameAt(parts, at, titles);
    const named = match?.text.split(' ').filter((word) => word !== STOP).length ?? 0;
    // "Like it" speaks of no film, "like It" does.
    const text = match?.text ?? '';
    const isName = (text.length > 1 && !LITTLE_WORDS.has(text)) || sentence.capitals.has(text);
    const word = parts[at] ?? '';
    if (match && isName && (ready || named >= LONG_NAME || isChanged(parts, at, match.length, titles))) {
      likes.push(match);
      at += match.length - 1;
      [ready, joins] = [false, true];
    } else if (JOINING.includes(word)) ready = joins;
    else if (!BETWEEN.has(word)) {
      // An example nobody knows does not end them: "like Foo, Alien or Heat".
      ready = false;
      joins &&= sentence.capitals.has(word);
    }
  }
  // "Nothing like Dune" is left, and said to be not understood.
  const wanted = likes.filter(({ text }) =>
    sentence.takeFirst(
      `(?:(?:${ALIKE}|meets) (?:the )?)?${escaped(text)}`,
      ({ refused, unclear }) => !refused && !unclear,
    ),
  );
  return [...new Set(wanted.map(({ named }) => named))];
}

/** The people of a sentence. */
export interface PeopleWishes<P> {
  people: P[];
  /** `any` where the sentence leaves the choice: "Tom Hardy or Idris Elba". */
  match: 'all' | 'any';
  /** Nothing of these: "not by Bergman". */
  without: P[];
}

/** Reads the people a sentence names by all of their name, or as `people` has it, and takes them out. */
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
  // Whether one is refused is asked before others are taken out: "not by Bergman or Lynch".
  const before = sentence.left;
  for (const { text, named, start } of found) {
    const role =
      '(?:(?:made |written |directed |played |something )?(?:by|with|from)|starring|featuring|the (?:actor|actress|director)) ';
    const end = start + text.length;
    if (isUnclear(before, start, end)) continue;
    const no = refusal(before, start, end) !== null;
    // What refuses stays whole for what is joined to it: "fed up with Tom Hanks or horror".
    sentence.takeFirst(no ? escaped(text) : `(?:${role})?${escaped(text)}`);
    (no ? without : wanted).add(named);
  }
  const left = [...wanted].filter((one) => !without.has(one));
  return { people: left, match: choice && left.length > 1 ? 'any' : 'all', without: [...without] };
}
