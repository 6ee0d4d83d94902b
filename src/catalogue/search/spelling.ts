import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Language } from '../../domain/language/languages.ts';
import { closedName, normalisedTitle } from '../../domain/search/title-match.ts';
import { titleKey, type TitleSummary } from '../../domain/title.ts';

/** Titles remembered: about what a busy day shows, in some 8 MB. */
const REMEMBERED = 5000;
/** The same of each language that fewer read. */
const REMEMBERED_BESIDE = 1000;
/** Titles offered for one slip. */
const OFFERED = 3;
/** Letters a name may have more or fewer than what was typed. */
const LONGER = 6;
/** Fewer letters without a blank are many names. */
const LEAST_CLOSED = 5;
/** Longer words than any title's are not looked for letter by letter. */
const LONGEST_QUERY = 60;

interface Entry {
  id: string;
  name: string;
}

/** The letters of a word that may be wrong: one of a short one, two of a longer one. */
const slips = (term: string) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false);

/**
 * The names of the titles this process has seen, in which a mistyped one is found: an upstream that forgives no slips
 * is helped so. The latest titles are remembered; those that have not been seen for longest go.
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
    /** Remembers titles; they are indexed when first asked for. */
    note(seen: readonly TitleSummary[]): void {
      for (const title of seen) {
        const key = titleKey(title);
        if (!titles.get(key)) titles.set(key, title);
      }
    },
    /** Up to three titles whose names are these words but for slips, the best known first; a name itself is none. */
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
        // A name much longer is another one, and of one name the best known title stands.
        if (Math.abs(name.length - words.length) > LONGER || offered.has(name)) continue;
        offered.set(name, title);
      }
      offered.delete(words);
      return [...offered.values()].slice(0, OFFERED);
    },
    /** The best known name that is these words but for the blanks in it; null when there is none. */
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

/** The names seen in each language: what somebody mistyped is looked for among what they read. */
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
