import MiniSearch, { type Query } from 'minisearch';
import { plainLetters } from './letters.ts';

/** What can be found by name. */
export interface Named {
  id: number;
  name: string;
  originalName: string;
  /** What it is called in English, where its name is of another language. */
  englishName?: string | undefined;
  popularity: number;
}

/** Text as it is compared: lower case, without accents, apostrophes or punctuation. */
export function folded(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words too common to decide anything on their own. */
const LITTLE = new Set(['the', 'a', 'an', 'of', 'and', 'in', 'to', 'on', 'at', 'la', 'le', 'el', 'de']);

interface Entry {
  id: number;
  name: string;
  originalName: string;
  englishName: string | undefined;
  /** The name with its hyphens and dots closed up, for "spiderman" and "walle". */
  closed: string;
}

const FORGIVING = {
  fuzzy: (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
  weights: { prefix: 0.6, fuzzy: 0.4 },
};

/** Longer words are spelled as asked: nobody mistypes them by one pair of letters, and each costs its length. */
const LONGEST_SWAPPED = 24;

/** What a word may have been meant as: the same with two neighbouring letters exchanged. */
function swapped(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3 || letters.length > LONGEST_SWAPPED) return [];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}

/** What Japanese and Chinese are written in, without blanks between the words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Where a word can begin in a term: where the term does, and in a name without blanks at each of its letters. */
function beginnings(term: string, field?: string): string | string[] | null {
  if (field !== 'name' || !UNSPACED.test(term)) return term || null;
  const letters = [...term];
  return letters.map((_letter, at) => letters.slice(at).join(''));
}

function indexOf(titles: readonly Named[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'originalName', 'englishName', 'closed'],
    tokenize: (text) => folded(text).split(' '),
    processTerm: beginnings,
    searchOptions: { combineWith: 'AND', prefix: true, processTerm: (term) => term || null },
  });
  index.addAll(
    titles.map(({ id, name, originalName, englishName }) => ({
      id,
      name,
      originalName,
      englishName,
      closed: name.replace(/[-·.]/g, ''),
    })),
  );
  return index;
}

const namesOf = ({ name, originalName, englishName }: Named) =>
  [name, originalName, englishName ?? []].flat();

/** How closely a name meets the words: 3 the same, 2 begins with them, 1 contains them or begins so, 0 otherwise. */
function closeness(title: Named, words: string): number {
  const degrees = namesOf(title).map((name) => {
    const text = folded(name);
    if (text === words) return 3;
    if (text.startsWith(`${words} `) || text === `the ${words}`) return 2;
    const unfinished = text.startsWith(words) || text.startsWith(`the ${words}`);
    return unfinished || ` ${text} `.includes(` ${words} `) ? 1 : 0;
  });
  return Math.max(...degrees);
}

/** Fewer letters without a blank begin too many names. */
const LEAST_CLOSED = 5;

/** A name without its blanks, from its first word on, and from each other: "leonardodicaprio" and "dicaprio". */
function closedUp(title: Named): string[] {
  return namesOf(title).flatMap((text) => {
    const words = folded(text).split(' ');
    return words.map((_word, at) => words.slice(at).join(''));
  });
}

interface Found<T extends Named> {
  title: T;
  closeness: number;
  score: number;
}

/** What a search has found, best first. */
export interface Finds<T extends Named> {
  /** Whether the words are in the names as they are spelled; else they were forgiven. */
  spelled: boolean;
  hits: Found<T>[];
}

/** Close names by popularity, the rest by how well the words match. */
function byMerit(a: Found<Named>, b: Found<Named>): number {
  const popular = b.title.popularity - a.title.popularity;
  if (a.closeness !== b.closeness) return b.closeness - a.closeness;
  return a.closeness > 0 ? popular : b.score - a.score || popular;
}

/**
 * Finds titles, people or collections by any of their names, forgiving accents and unfinished words, and typos where nothing
 * is spelled as asked. Exact names come first, then what begins with the words, then what contains them or begins with an
 * unfinished one.
 */
export function createSearch<T extends Named>(titles: readonly T[]): (query: string) => Finds<T> {
  let index: MiniSearch<Entry> | undefined;
  let spellings: Set<string> | undefined;
  let closedNames: { id: number; names: string[] }[] | undefined;
  const byId = new Map(titles.map((title) => [title.id, title]));

  /** The words as they may have been meant; a swap of neighbours is one slip, of which fuzzy matching counts two. */
  function meant(words: readonly string[]): Query {
    spellings ??= new Set(titles.flatMap((title) => folded(namesOf(title).join(' ')).split(' ')));
    const known = spellings;
    const queries = words.flatMap((word) => {
      const others = known.has(word) ? [] : swapped(word).filter((other) => known.has(other));
      return others.some((other) => LITTLE.has(other))
        ? []
        : [{ combineWith: 'OR' as const, queries: [word, ...others] }];
    });
    return { combineWith: 'AND', queries: queries.length > 0 ? queries : [...words] };
  }

  /** Those whose names begin so when nobody minds the blanks ("starwars", "di caprio"). */
  function closed(words: string): { id: number; score: number }[] {
    const asked = words.replaceAll(' ', '');
    if (asked.length < LEAST_CLOSED) return [];
    closedNames ??= titles.map((title) => ({ id: title.id, names: closedUp(title) }));
    return closedNames.flatMap(({ id, names }) =>
      names.some((name) => name.startsWith(asked)) ? [{ id, score: 1 }] : [],
    );
  }

  return (query) => {
    const words = folded(query);
    if (!words) return { spelled: true, hits: [] };
    index ??= indexOf(titles);
    const telling = words.split(' ').filter((word) => !LITTLE.has(word));
    const asked = telling.length > 0 ? telling : words.split(' ');
    const asWritten: { id: unknown; score: number }[] = index.search(asked.join(' '));
    const spelled = asWritten.length > 0 ? asWritten : closed(words);
    const results = spelled.length > 0 ? spelled : index.search(meant(asked), FORGIVING);
    const hits = results
      .flatMap(({ id, score }) => {
        const title = byId.get(id as number);
        return title ? [{ title, score, closeness: closeness(title, words) }] : [];
      })
      .sort(byMerit);
    return { spelled: spelled.length > 0, hits };
  };
}

/**
 * The findings of several searches as one list, best first: where one of them has the words as they are spelled, what
 * the others only forgave is left out.
 */
export function together<T extends Named>(finds: readonly Finds<T>[]): T[] {
  const spelled = finds.some((one) => one.spelled && one.hits.length > 0);
  return finds
    .filter((one) => one.spelled || !spelled)
    .flatMap(({ hits }) => hits)
    .sort(byMerit)
    .map(({ title }) => title);
}
