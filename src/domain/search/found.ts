import { departmentName } from '../artists/part-names.ts';
import { cutText, LONGEST } from '../bounds.ts';
import type { CollectionLink } from '../collections/collections.ts';
import type { Kind, TitleSummary } from '../title.ts';

/** What one search finds: titles, whoever had a part in them (`person`: an artist), and collections. */
export type SearchType = Kind | 'person' | 'collection';

/** The types in the order they are shown. */
export const SEARCH_TYPES: readonly SearchType[] = ['movie', 'tv', 'person', 'collection'];

/** Somebody a search finds. */
export interface FoundArtist {
  id: number;
  name: string;
  /** In their own language, where that is another one. */
  originalName?: string;
  /** As the movie database names it, such as "Acting"; empty when unknown. */
  department: string;
  profilePath: string | null;
  /** Names of up to three titles. */
  knownFor: string[];
  /** The most votes a title they are known for has: how many may know them. */
  votes: number;
}

/** What an artist is called in the reader's language, and in their own. */
export const artistNames = ({ name, originalName = name }: FoundArtist): string[] => [name, originalName];

/** A collection a search finds. */
export type FoundCollection = CollectionLink;

/** A keyword a search finds: a word for what titles are about. */
export interface FoundKeyword {
  id: number;
  name: string;
}

/** A card of something that is no title. */
export interface FoundEntry {
  type: SearchType;
  id: number;
  name: string;
  line: string;
  picturePath: string | null;
}

/** What somebody does and a title they are known for: what tells them from their namesakes. */
export function artistLine({ department, knownFor }: FoundArtist): string {
  return cutText(
    [departmentName(department), ...knownFor.slice(0, 1)].filter(Boolean).join(' · '),
    LONGEST.name,
  );
}

/** What the first page of a search over everything holds, each in the order it came; collections are not among it. */
export interface MixedFinds {
  titles: TitleSummary[];
  artists: FoundArtist[];
}
