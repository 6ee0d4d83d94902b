import MiniSearch, { type Query } from 'minisearch';
import type { Title } from './title.ts';

/** Text as it is compared: lower case, without accents, apostrophes or punctuation. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/['’`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words too common to decide anything on their own. */
const LITTLE = new Set(['the', 'a', 'an', 'of', 'and', 'in', 'to', 'on', 'at', 'la', 'le', 'el', 'de']);

interface Entry {
  id: number;
  name: string;
  originalName: string;
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

function indexOf(titles: readonly Title[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'originalName', 'closed'],
    tokenize: (text) => folded(text).split(' '),
    processTerm: (term) => term || null,
    searchOptions: { combineWith: 'AND', prefix: true },
  });
  index.addAll(
    titles.map(({ id, name, originalName }) => ({
      id,
      name,
      originalName,
      closed: name.replace(/[-·.]/g, ''),
    })),
  );
  return index;
}

/** How closely a title's names meet the words: 3 the same, 2 begins with them, 1 contains them, 0 otherwise. */
function closeness(title: Title, words: string): number {
  const degrees = [title.name, title.originalName].map((name) => {
    const text = folded(name);
    if (text === words) return 3;
    if (text.startsWith(`${words} `) || text === `the ${words}`) return 2;
    return ` ${text} `.includes(` ${words} `) ? 1 : 0;
  });
  return Math.max(...degrees);
}

interface Found {
  title: Title;
  closeness: number;
  score: number;
}

/** Close names by popularity, the rest by how well the words match. */
function byMerit(a: Found, b: Found): number {
  const popular = b.title.popularity - a.title.popularity;
  if (a.closeness !== b.closeness) return b.closeness - a.closeness;
  return a.closeness > 0 ? popular : b.score - a.score || popular;
}

/**
 * Finds titles by name or original name, forgiving accents and unfinished words, and typos where nothing
 * is spelled as asked. Exact names come first, then what begins with the words, then what contains them.
 */
export function createSearch<T extends Title>(titles: readonly T[]): (query: string) => T[] {
  let index: MiniSearch<Entry> | undefined;
  let spellings: Set<string> | undefined;
  const byId = new Map(titles.map((title) => [title.id, title]));

  /** The words as they may have been meant; a swap of neighbours is one slip, of which fuzzy matching counts two. */
  function meant(words: readonly string[]): Query {
    spellings ??= new Set(
      titles.flatMap(({ name, originalName }) => folded(`${name} ${originalName}`).split(' ')),
    );
    const known = spellings;
    const queries = words.flatMap((word) => {
      const others = known.has(word) ? [] : swapped(word).filter((other) => known.has(other));
      return others.some((other) => LITTLE.has(other))
        ? []
        : [{ combineWith: 'OR' as const, queries: [word, ...others] }];
    });
    return { combineWith: 'AND', queries: queries.length > 0 ? queries : [...words] };
  }

  return (query) => {
    const words = folded(query);
    if (!words) return [];
    index ??= indexOf(titles);
    const telling = words.split(' ').filter((word) => !LITTLE.has(word));
    const asked = telling.length > 0 ? telling : words.split(' ');
    const spelled = index.search(asked.join(' '));
    const hits = spelled.length > 0 ? spelled : index.search(meant(asked), FORGIVING);
    return hits
      .flatMap(({ id, score }) => {
        const title = byId.get(id as number);
        return title ? [{ title, score, closeness: closeness(title, words) }] : [];
      })
      .sort(byMerit)
      .map(({ title }) => title);
  };
}
