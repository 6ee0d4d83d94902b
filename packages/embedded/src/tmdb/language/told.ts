import type { Person } from '../artists/directory.ts';
import type { Collection } from '../collections/collections.ts';
import type { Title } from '../title.ts';
import type { Names } from './names.ts';

/** The bundle's texts are English only; in other languages they are empty, as at TMDB. */
const UNTOLD = '';

/**
 * A title with its name in a language, else its original name if that is in the language, else the English
 * one.
 */
export function titleIn<T extends Title>(title: T, names: Names): T {
  const original = title.record.language === names.language ? title.originalName : undefined;
  const name = names[title.kind][title.id] ?? original ?? title.name;
  return { ...title, name, englishName: title.name, overview: UNTOLD, tagline: UNTOLD };
}

/** A collection with its name in a language, else the English one. */
export function collectionIn(collection: Collection, names: Names): Collection {
  const name = names.collection[collection.id] ?? collection.name;
  return { ...collection, name, englishName: collection.name, overview: UNTOLD };
}

/** A person with their name in a language, if it has one. */
export function personIn(person: Person, names: Names): Person {
  return { ...person, name: names.person[person.id] ?? person.name };
}
