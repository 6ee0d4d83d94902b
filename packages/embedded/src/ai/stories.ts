import { createLibrary, type Shelf } from '../tmdb/library.ts';
import { folded } from '../tmdb/search/search.ts';
import type { Title } from '../tmdb/title.ts';
import { about } from './recommend.ts';
import { indexTitles, type TitleWords } from './title-words.ts';

/** Words for the same thing in what people remember and in overviews. */
const SYNONYMS: Readonly<Record<string, string>> = {
  goodbye: 'farewell parting',
  kid: 'child boy',
  kids: 'children',
  mom: 'mother',
  dad: 'father',
  robot: 'android',
  cop: 'policeman detective',
  spaceship: 'spacecraft ship',
  airplane: 'plane flight',
  jail: 'prison',
  king: 'throne',
  doctor: 'surgeon psychiatrist',
  dream: 'dreams',
  forgets: 'memory amnesia',
  memory: 'memories amnesia',
  stranded: 'survival alone',
};

/** Most titles of an answer. */
const MOST = 12;

/** A title whose story has some of the words that were asked. */
export interface FoundStory {
  id: number;
  words: string[];
}

export interface StoryOptions {
  clock: () => Date;
  /** Words that say nothing about a story. */
  littleWords: ReadonlySet<string>;
}

/**
 * Finds bundled titles by what is remembered of their stories: keywords weigh more than overviews, and one word more
 * weighs more than one word better. Best first.
 */
export function createStorySearch({ clock, littleWords }: StoryOptions) {
  const edition = createLibrary(clock);
  const indexes = new WeakMap<Shelf<Title>, TitleWords>();
  return (kind: 'movie' | 'tv', text: string): FoundStory[] => {
    const shelf: Shelf<Title> = kind === 'movie' ? edition().movies : edition().series;
    const index = indexes.get(shelf) ?? indexTitles(shelf.titles, littleWords);
    indexes.set(shelf, index);
    const words = folded(text)
      .split(' ')
      .filter((word) => word !== '' && !littleWords.has(word));
    const terms = words.flatMap((word) => [word, ...(SYNONYMS[word]?.split(' ') ?? [])]);
    return [...about(terms, new Set(terms), index)]
      .toSorted(([, a], [, b]) => b.score - a.score)
      .slice(0, MOST)
      .map(([id, { found }]) => ({ id, words: [...found.keys()] }));
  };
}
