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

/** The part of a word that its forms share: "replicants", "stories", "robbed", "robbing". */
export function stem(term: string): string {
  if (term.length < 4) return term;
  return term.replace(/ies$/, 'y').replace(/(?<=\w{3})(?:es|s|ing|ed)$/, '');
}

/** An index over what titles are about. */
export type TitleWords = MiniSearch<Entry>;

/** How much is owed to a word of which only the beginning is the same: "rain", "rainy". */
const PREFIX = 0.3;

const SEARCH = {
  boost: { keywords: 3, remembered: 2, name: 1.5, overview: 1, tagline: 0.5, people: 0.5 },
  prefix: (term: string) => term.length > 3,
  weights: { prefix: PREFIX, fuzzy: 0 },
};

/** Makes the index of some titles; `littleWords`, which say nothing, are not in it. */
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

/** Which of some words the titles have anything to do with, and which they have not. */
export function knownWords(
  words: readonly string[],
  index: TitleWords,
): { known: string[]; unknown: string[] } {
  const isKnown = (word: string) => index.search(word).length > 0;
  return { known: words.filter(isKnown), unknown: words.filter((word) => !isKnown(word)) };
}
