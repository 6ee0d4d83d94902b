import type { Collection } from '../collections/collections.ts';
import type { Title } from '../title.ts';
import type { Names } from './names.ts';

/** No text of the bundle is translated: in another language it is empty, as at TMDB. */
const UNTOLD = '';

/** A title as it is called in a language: by its name there, by the one it was made with if that is of the language, or in English. */
export function titleIn<T extends Title>(title: T, names: Names): T {
  const original = title.record.language === names.language ? title.originalName : undefined;
  const name = names[title.kind][title.id] ?? original ?? title.name;
  return { ...title, name, otherName: title.name, overview: UNTOLD, tagline: UNTOLD };
}

/** A collection as it is called in a language. */
export function collectionIn(collection: Collection, names: Names): Collection {
  const name = names.collection[collection.id] ?? collection.name;
  return { ...collection, name, otherName: collection.name, overview: UNTOLD };
}
