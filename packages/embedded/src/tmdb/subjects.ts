import type { Subject } from './artwork/subject.ts';
import { collectionOf, partsOf, type Collection } from './collections/collections.ts';
import type { Edition } from './library.ts';
import type { Title } from './title.ts';

function titleSubject({ kind, id, name, date, record }: Title): Subject {
  const byline = 'networks' in record ? record.networks[0] : record.directors[0];
  return {
    kind,
    id,
    title: name,
    year: Number(date.slice(0, 4)),
    genres: [...record.genres],
    byline: byline ?? null,
    keywords: [...record.keywords],
  };
}

function personSubject(id: number, name: string): Subject {
  return { kind: 'person', id, title: name, year: null, genres: [], byline: null, keywords: [] };
}

/** A collection has the picture of its most voted film, with its own name. */
function collectionSubject(collection: Collection, edition: Edition): Subject | null {
  const [best] = partsOf(collection, edition).sort((a, b) => b.votes - a.votes);
  return best ? { ...titleSubject(best), title: collection.name, year: null, byline: null } : null;
}

/**
 * The subject of an image key: `m603` a movie, `t1396` a series, `c10` a collection, `p31` a person. Null
 * when unknown.
 */
export function createSubjects(edition: () => Edition): (key: string) => Subject | null {
  return (key) => {
    const [, letter, digits] = /^([mtcp])([1-9]\d{0,9})$/.exec(key) ?? [];
    if (!letter) return null;
    const id = Number(digits);
    if (letter === 'p') {
      const person = edition().people().get(id);
      return person ? personSubject(id, person.name) : null;
    }
    if (letter === 'c') {
      const collection = collectionOf(id);
      return collection ? collectionSubject(collection, edition()) : null;
    }
    const title = letter === 'm' ? edition().movies.get(id) : edition().series.get(id);
    return title ? titleSubject(title) : null;
  };
}
