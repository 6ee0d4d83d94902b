import { cutText, LONGEST } from '../../core/bounds.ts';
import { yearOf } from '../../core/dates.ts';
import {
  artistLine,
  SEARCH_TYPES,
  type FoundArtist,
  type FoundCollection,
  type SearchType,
} from '../../core/found.ts';
import { imageUrl } from '../../core/images.ts';
import type { ListTitle } from '../../core/lists.ts';
import { artistMerit, collectionMerit, titleMerit } from './merit.ts';
import type { TitleSummary } from '../../core/title.ts';

export interface Suggestion {
  type: SearchType;
  id: number;
  name: string;
  /** Distinguishes equal names: a year, or an artist's department and best-known title. */
  line: string;
  /** URL of a small picture. */
  picture: string | null;
  /** Of a title: the fields a list stores, besides the name. */
  listed?: Pick<ListTitle, 'posterPath' | 'date' | 'voteAverage'>;
}

/** The suggested title for a list; null for other types. */
export function suggestedListTitle({ type, id, name, listed }: Suggestion): ListTitle | null {
  return listed && (type === 'movie' || type === 'tv') ? { kind: type, id, title: name, ...listed } : null;
}

export interface SuggestionsAnswer {
  suggestions: Suggestion[];
}

/** Maximum suggestions, in all and per type. */
const MOST = 8;
const MOST_OF_TYPE = 4;

/** A suggestion with its rank (features/search/merit.ts). */
export interface Candidate {
  merit: number;
  suggestion: Suggestion;
}

/** Converts a title to a candidate. */
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

/** Converts an artist to a candidate. */
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

/** Converts a collection to a candidate. */
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
 * At most eight suggestions, grouped by type, best first: the best match of every type, then the best of all, at most
 * four per type.
 */
export function pickSuggestions(candidates: readonly Candidate[]): Suggestion[] {
  // Searches with and without the year may both find a title.
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
