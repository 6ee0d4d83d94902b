import { partsOf, type Collection } from './collections.ts';
import type { Edition } from '../library.ts';
import { typedItem } from '../wire-item.ts';

/** A collection in a movie's details. */
export function collectionBrief({ id, name }: Collection) {
  return { id, name, poster_path: `/c${id}.svg`, backdrop_path: `/cb${id}.svg` };
}

/** A collection in a search. */
export function collectionItem(collection: Collection) {
  return {
    adult: false,
    ...collectionBrief(collection),
    original_language: 'en',
    original_name: collection.originalName,
    overview: collection.overview,
  };
}

/** Answers collection/{id}: its bundled films, in the order of the data. */
export function collectionDetails(collection: Collection, edition: Edition) {
  const { adult: _, ...rest } = collectionItem(collection);
  return { ...rest, parts: partsOf(collection, edition).map(typedItem) };
}

/** Images of a collection: one backdrop and one poster. */
export function collectionImages({ id }: Collection) {
  const file = { iso_639_1: null, vote_average: 0, vote_count: 0 };
  return {
    backdrops: [{ ...file, aspect_ratio: 1.778, height: 1080, width: 1920, file_path: `/cb${id}.svg` }],
    posters: [{ ...file, aspect_ratio: 0.667, height: 750, width: 500, file_path: `/c${id}.svg` }],
  };
}
