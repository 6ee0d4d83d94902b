import MiniSearch, { type Query } from 'minisearch';
import { plainLetters } from './letters.ts';

/** A searchable item. */
export interface Named {
  id: number;
  name: string;
  originalName: string;
  /** English name, where `name` is in another language. */
  englishName?: string | undefined;
  popularity: number;
}

/** Normalizes text for comparison: lower case, without accents, apostrophes or punctuation. */
export function folded(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words too common to match alone. */
const LITTLE = new Set(['the', 'a', 'an', 'of', 'and', 'in', 'to', 'on', 'at', 'la', 'le', 'el', 'de']);

interface Entry {
  id: number;
  name: string;
  originalName: string;
  englishName: string | undefined;
  /** The name without hyphens and dots, for "spiderman" and "walle". */
  closed: string;
}

const FORGIVING = {
  fuzzy: (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
  weights: { prefix: 0.6, fuzzy: 0.4 },
};

/**
 * Maximum length for swaps: longer words are rarely mistyped by one swap, and the cost grows with the length.
 */
const LONGEST_SWAPPED = 24;

/** The word with each pair of neighbouring letters swapped. */
function swapped(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3 || letters.length > LONGEST_SWAPPED) return [];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}

/** Japanese and Chinese, written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Positions a search can match from: the term's start; in a name without spaces, each letter. */
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

/**
 * Closeness of a name to the words: 3 equal, 2 begins with them, 1 contains them or begins with an unfinished
 * word, else 0.
 */
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

/** Minimum letters: shorter ones match the start of too many names. */
const LEAST_CLOSED = 5;

/** A name without spaces, from its first word and from each later one: "leonardodicaprio" and "dicaprio". */
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

/** A search's results, best first. */
export interface Finds<T extends Named> {
  /** Whether the words match exactly, without correction. */
  spelled: boolean;
  hits: Found<T>[];
}

/** Close names by popularity, the rest by match score. */
function byMerit(a: Found<Named>, b: Found<Named>): number {
  const popular = b.title.popularity - a.title.popularity;
  if (a.closeness !== b.closeness) return b.closeness - a.closeness;
  return a.closeness > 0 ? popular : b.score - a.score || popular;
}

/**
 * Searches titles, people or collections by all their names. Accents and unfinished words match; typos are
 * corrected only without an exact match. Equal names come first, then names that begin with the words, then
 * names that contain them or begin with an unfinished one.
 */
export function createSearch<T extends Named>(titles: readonly T[]): (query: string) => Finds<T> {
  let index: MiniSearch<Entry> | undefined;
  let spellings: Set<string> | undefined;
  let closedNames: { id: number; names: string[] }[] | undefined;
  const byId = new Map(titles.map((title) => [title.id, title]));

  /** A query with swapped letters corrected; fuzzy matching would count a swap as two typos. */
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

  /** Names that match when spaces are ignored ("starwars", "di caprio"). */
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
 * Merges the results of several searches, best first. If one matched exactly, the corrected results of the
 * others are dropped.
 */
export function together<T extends Named>(finds: readonly Finds<T>[]): T[] {
  const spelled = finds.some((one) => one.spelled && one.hits.length > 0);
  return finds
    .filter((one) => one.spelled || !spelled)
    .flatMap(({ hits }) => hits)
    .sort(byMerit)
    .map(({ title }) => title);
}
