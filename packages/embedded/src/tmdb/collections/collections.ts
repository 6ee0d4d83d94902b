import records from '../data/collections.json' with { type: 'json' };
import type { Edition } from '../library.ts';
import type { Movie } from '../title.ts';

/** A collection of films: TMDB's id and name, and its bundled films. */
export interface Collection {
  id: number;
  name: string;
  originalName: string;
  /** English name, where `name` is in another language. */
  englishName?: string;
  /** The same for all, so that search orders by the match. */
  popularity: number;
  parts: readonly number[];
  overview: string;
}

/** All collections; only those whose TMDB id is certain. */
export const collections: readonly Collection[] = records.map((record) => ({
  ...record,
  originalName: record.name,
  popularity: 1,
}));

const byId = new Map(collections.map((collection) => [collection.id, collection]));
const byPart = new Map(collections.flatMap((one) => one.parts.map((part) => [part, one] as const)));

/** The collection of an id. */
export function collectionOf(id: number): Collection | undefined {
  return byId.get(id);
}

/** The collection a movie belongs to. */
export function collectionWith(movie: number): Collection | undefined {
  return byPart.get(movie);
}

/** The current bundled films of a collection. */
export function partsOf({ parts }: Collection, { movies }: Edition): Movie[] {
  return parts.flatMap((id) => movies.get(id) ?? []);
}
