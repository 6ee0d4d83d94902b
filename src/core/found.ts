import { departmentName } from './part-names.ts';
import { cutText, LONGEST } from './bounds.ts';
import type { CollectionLink } from './collections.ts';
import type { Kind, TitleSummary } from './title.ts';

/** Types of search results; `person` is an artist. */
export type SearchType = Kind | 'person' | 'collection';

export const SEARCH_TYPES: readonly SearchType[] = ['movie', 'tv', 'person', 'collection'];

export interface FoundArtist {
  id: number;
  name: string;
  /** In the artist's language, if different. */
  originalName?: string;
  /** TMDB's name, such as "Acting"; empty if unknown. */
  department: string;
  profilePath: string | null;
  /** Names of up to three titles. */
  knownFor: string[];
  /** Most votes of a title they are known for: an estimate of popularity. */
  votes: number;
}

/** An artist's name in the current language, and in their own. */
export const artistNames = ({ name, originalName = name }: FoundArtist): string[] => [name, originalName];

export type FoundCollection = CollectionLink;

export interface FoundKeyword {
  id: number;
  name: string;
}

/** A result card that is no title. */
export interface FoundEntry {
  type: SearchType;
  id: number;
  name: string;
  line: string;
  picturePath: string | null;
}

/** Department and best-known title: distinguishes artists with the same name. */
export function artistLine({ department, knownFor }: FoundArtist): string {
  return cutText(
    [departmentName(department), ...knownFor.slice(0, 1)].filter(Boolean).join(' · '),
    LONGEST.name,
  );
}

/** First page of a search over all types except collections, in TMDB's order. */
export interface MixedFinds {
  titles: TitleSummary[];
  artists: FoundArtist[];
}
