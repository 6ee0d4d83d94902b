import type { CollectionLink } from './collections.ts';
import type { TitleSummary } from './title.ts';

/** Somebody a search finds. */
export interface FoundArtist {
  id: number;
  name: string;
  /** As the movie database names it, such as "Acting"; empty when unknown. */
  department: string;
  profilePath: string | null;
  /** Names of up to three titles. */
  knownFor: string[];
  /** The most votes a title they are known for has: how many may know them. */
  votes: number;
}

/** A collection a search finds. */
export type FoundCollection = CollectionLink;

/** A keyword a search finds: a word for what titles are about. */
export interface FoundKeyword {
  id: number;
  name: string;
}

/** What the first page of a search over everything holds, each in the order it came; collections are not among it. */
export interface MixedFinds {
  titles: TitleSummary[];
  artists: FoundArtist[];
}
