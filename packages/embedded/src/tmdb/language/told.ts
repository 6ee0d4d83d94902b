import type { Person } from '../artists/directory.ts';
import type { Collection } from '../collections/collections.ts';
import type { Title } from '../title.ts';
import type { Names } from './names.ts';

/** No text of the bundle is translated: in another language it is empty, as at TMDB. */
const UNTOLD = '';

/** A title by its name in a language, else by its original name where that is of the language, else by the English one. */
export function titleIn<T extends Title>(title: T, names: Names): T {
  const original = title.record.language === names.language ? title.originalName : undefined;
  const name = names[title.kind][title.id] ?? original ?? title.name;
  return { ...title, name, englishName: title.name, overview: UNTOLD, tagline: UNTOLD };
}

/** A collection by its name in a language, else by the English one. */
export function collectionIn(collection: Collection, names: Names): Collection {
  const name = names.collection[collection.id] ?? collection.name;
  return { ...collection, name, englishName: collection.name, overview: UNTOLD };
}

/** A person by their name in a language, where it has one. */
export function personIn(person: Person, names: Names): Person {
  return { ...person, name: names.person[person.id] ?? person.name };
}
