import MiniSearch from 'minisearch';
import { genresOf } from '../tmdb/genres/genres.ts';
import { folded } from '../tmdb/search/search.ts';
import type { Title } from '../tmdb/title.ts';
import { makersOf } from './cast-and-crew.ts';
import { REMEMBERED } from './remembered.ts';

interface Entry {
  id: number;
  keywords: string;
  remembered: string;
  overview: string;
  tagline: string;
  name: string;
  people: string;
}

/** The stem of a word: "replicants", "stories", "robbed", "robbing". */
export function stem(term: string): string {
  if (term.length < 4) return term;
  return term.replace(/ies$/, 'y').replace(/(?<=\w{3})(?:es|s|ing|ed)$/, '');
}

/** A search index of titles. */
export type TitleWords = MiniSearch<Entry>;

/** Weight of a prefix match: "rain", "rainy". */
const PREFIX = 0.3;

const SEARCH = {
  boost: { keywords: 3, remembered: 2, name: 1.5, overview: 1, tagline: 0.5, people: 0.5 },
  prefix: (term: string) => term.length > 3,
  weights: { prefix: PREFIX, fuzzy: 0 },
};

/** Indexes titles without `littleWords`. */
export function indexTitles(titles: readonly Title[], littleWords: ReadonlySet<string>): TitleWords {
  const index = new MiniSearch<Entry>({
    fields: ['keywords', 'remembered', 'overview', 'tagline', 'name', 'people'],
    tokenize: (text) => folded(text).split(' '),
    processTerm: (term) => (littleWords.has(term) ? null : stem(term) || null),
    searchOptions: SEARCH,
  });
  index.addAll(
    titles.map((title) => ({
      id: title.id,
      keywords: [...title.record.keywords, ...genresOf(title.record.genres).map(({ name }) => name)].join(
        ' ',
      ),
      remembered: title.kind === 'movie' ? (REMEMBERED[title.id] ?? '') : '',
      overview: title.record.overview,
      tagline: title.record.tagline,
      name: title.name,
      people: makersOf(title).join(' '),
    })),
  );
  return index;
}

/** Separates words into those that match titles and those that do not. */
export function knownWords(
  words: readonly string[],
  index: TitleWords,
): { known: string[]; unknown: string[] } {
  const isKnown = (word: string) => index.search(word).length > 0;
  return { known: words.filter(isKnown), unknown: words.filter((word) => !isKnown(word)) };
}
