import { cutText, LONGEST } from '../bounds.ts';
import { yearOf } from '../dates.ts';
import {
  artistLine,
  SEARCH_TYPES,
  type FoundArtist,
  type FoundCollection,
  type SearchType,
} from './found.ts';
import { imageUrl } from '../images.ts';
import type { ListTitle } from '../lists/lists.ts';
import { artistMerit, collectionMerit, titleMerit } from './merit.ts';
import type { TitleSummary } from '../title.ts';

/** Something that may be meant by what is being typed. */
export interface Suggestion {
  type: SearchType;
  id: number;
  name: string;
  /** What tells it from its namesakes: a year, or what somebody does and is known for. */
  line: string;
  /** Address of a small picture. */
  picture: string | null;
  /** Of a title, what a list keeps of it besides its name. */
  listed?: Pick<ListTitle, 'posterPath' | 'date' | 'voteAverage'>;
}

/** What a list keeps of a suggested title; null for anything else. */
export function suggestedListTitle({ type, id, name, listed }: Suggestion): ListTitle | null {
  return listed && (type === 'movie' || type === 'tv') ? { kind: type, id, title: name, ...listed } : null;
}

/** What the server answers the search box with. */
export interface SuggestionsAnswer {
  suggestions: Suggestion[];
}

/** Suggestions shown at once, and those of one type among them. */
const MOST = 8;
const MOST_OF_TYPE = 4;

/** What may be suggested, and how likely it is meant (domain/search/merit.ts). */
export interface Candidate {
  merit: number;
  suggestion: Suggestion;
}

/** A title as it may be suggested for these words. */
export function suggestedTitle(words: string, title: TitleSummary, imageBase: string): Candidate {
  return {
    merit: titleMerit(words, title),
    suggestion: {
      type: title.kind,
      id: title.id,
      name: cutText(title.title, LONGEST.cardTitle),
      line: String(yearOf(title.date) ?? ''),
      picture: imageUrl(imageBase, 'w92', title.posterPath),
      listed: { posterPath: title.posterPath, date: title.date, voteAverage: title.voteAverage },
    },
  };
}

/** Somebody as they may be suggested for these words. */
export function suggestedArtist(words: string, artist: FoundArtist, imageBase: string): Candidate {
  return {
    merit: artistMerit(words, artist),
    suggestion: {
      type: 'person',
      id: artist.id,
      name: cutText(artist.name, LONGEST.cardTitle),
      line: artistLine(artist),
      picture: imageUrl(imageBase, 'w185', artist.profilePath),
    },
  };
}

/** A collection as it may be suggested for these words. */
export function suggestedCollection(
  words: string,
  { id, name, posterPath }: FoundCollection,
  imageBase: string,
): Candidate {
  return {
    merit: collectionMerit(words, { id, name, posterPath }),
    suggestion: {
      type: 'collection',
      id,
      name: cutText(name, LONGEST.cardTitle),
      line: '',
      picture: imageUrl(imageBase, 'w92', posterPath),
    },
  };
}

const isSame = (a: Candidate, b: Candidate) =>
  a.suggestion.type === b.suggestion.type && a.suggestion.id === b.suggestion.id;
const isFirst = (candidate: Candidate, at: number, all: readonly Candidate[]) =>
  all.findIndex((other) => isSame(other, candidate)) === at;

/**
 * At most eight of what may be meant, grouped by type and best first: the best of every type whose name meets the
 * words, then the best of all, four of a type at most.
 */
export function pickSuggestions(candidates: readonly Candidate[]): Suggestion[] {
  // A title that both the words with their year and those without it found stands once.
  const ranked = [...candidates].sort((a, b) => b.merit - a.merit).filter(isFirst);
  const of = (type: SearchType) => ranked.filter(({ suggestion }) => suggestion.type === type);
  const firsts = SEARCH_TYPES.flatMap((type) => of(type).slice(0, 1)).filter(({ merit }) => merit > 0);
  const allowed = new Set(SEARCH_TYPES.flatMap((type) => of(type).slice(0, MOST_OF_TYPE)));
  const inTurn = new Set([...firsts, ...ranked.filter((candidate) => allowed.has(candidate))]);
  const shown = new Set([...inTurn].slice(0, MOST));
  return SEARCH_TYPES.flatMap((type) => of(type).filter((candidate) => shown.has(candidate))).map(
    ({ suggestion }) => suggestion,
  );
}
