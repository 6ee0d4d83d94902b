import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Language } from '../../core/language/languages.ts';
import { closedName, normalisedTitle } from '../../features/search/title-match.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';

/** Titles remembered: about those of a busy day, some 8 MB. */
const REMEMBERED = 5000;
/** The same for each less used language. */
const REMEMBERED_BESIDE = 1000;
const OFFERED = 3;
/** Most characters by which a name may differ in length from the query. */
const LONGER = 6;
/** Shorter words without spaces match too many names. */
const LEAST_CLOSED = 5;
/** Longer queries than any title are not searched. */
const LONGEST_QUERY = 60;

interface Entry {
  id: string;
  name: string;
}

/** Typos per word: one in a short word, two in a longer one. */
const slips = (term: string) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false);

/**
 * Suggests titles for typos, which TMDB's search does not tolerate, among names this process has seen. Least recently
 * seen titles are evicted.
 */
export function createSpelling(remembered = REMEMBERED) {
  const index = new MiniSearch<Entry>({
    fields: ['name'],
    tokenize: (text) => normalisedTitle(text).split(' '),
    processTerm: (term) => term || null,
    searchOptions: { combineWith: 'AND', fuzzy: slips },
  });
  const indexed = new Set<string>();
  const titles = new LRUCache<string, TitleSummary>({
    max: remembered,
    dispose: (_title, key, reason) => {
      if (reason === 'evict' && indexed.delete(key)) index.discard(key);
    },
  });

  return {
    /** Remembers titles; they are indexed on the first query. */
    note(seen: readonly TitleSummary[]): void {
      for (const title of seen) {
        const key = titleKey(title);
        if (!titles.get(key)) titles.set(key, title);
      }
    },
    /** Returns at most three titles whose names match but for typos, most voted first; an exact name does not count. */
    like(query: string): TitleSummary[] {
      const words = normalisedTitle(query);
      if (words === '' || words.length > LONGEST_QUERY) return [];
      for (const [key, { title }] of titles.entries()) {
        if (indexed.has(key)) continue;
        index.add({ id: key, name: title });
        indexed.add(key);
      }
      const found = index.search(words).flatMap(({ id }) => titles.peek(String(id)) ?? []);
      const offered = new Map<string, TitleSummary>();
      for (const title of found.sort((a, b) => b.voteCount - a.voteCount)) {
        const name = normalisedTitle(title.title);
        // A much longer name is another title; of equal names the most voted title wins.
        if (Math.abs(name.length - words.length) > LONGER || offered.has(name)) continue;
        offered.set(name, title);
      }
      offered.delete(words);
      return [...offered.values()].slice(0, OFFERED);
    },
    /** The most voted name that equals these words except for spaces; null if there is none. */
    opened(query: string): string | null {
      const [words, closed] = [normalisedTitle(query), closedName(query)];
      if (closed.length < LEAST_CLOSED || closed.length > LONGEST_QUERY) return null;
      const same = [...titles.values()].filter(
        ({ title }) => closedName(title) === closed && normalisedTitle(title) !== words,
      );
      return same.sort((a, b) => b.voteCount - a.voteCount)[0]?.title ?? null;
    },
  };
}

/** Names seen, by language: a typo is matched against what its user reads. */
export function createSpellings() {
  const spellings = new Map<Language, ReturnType<typeof createSpelling>>();
  return (language: Language) => {
    const known = spellings.get(language);
    if (known) return known;
    const made = createSpelling(language === 'en' ? REMEMBERED : REMEMBERED_BESIDE);
    spellings.set(language, made);
    return made;
  };
}
