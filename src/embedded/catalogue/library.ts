import { movieRecords, seriesRecords } from './bundle.ts';
import { dayOf, type Day } from './calendar.ts';
import { peopleIn, type Person } from './directory.ts';
import { createSearch } from './search.ts';
import { createKinship, type Kinship } from './similar.ts';
import { movieOn, seriesOn, type Movie, type Series, type Title } from './title.ts';

/** All titles of a kind and the ways to find one; what needs an index builds it on first use. */
export interface Shelf<T extends Title> extends Kinship<T> {
  titles: readonly T[];
  get(id: number): T | undefined;
  search(query: string): T[];
}

/** Every title as it stands on one day. */
export interface Edition {
  day: Day;
  movies: Shelf<Movie>;
  series: Shelf<Series>;
  /** Everybody in the credits by id, gathered on first use. */
  people(): ReadonlyMap<number, Person>;
}

function shelf<T extends Title>(titles: readonly T[]): Shelf<T> {
  const byId = new Map(titles.map((title) => [title.id, title]));
  return {
    titles,
    get: (id) => byId.get(id),
    search: createSearch(titles),
    ...createKinship(titles),
  };
}

function editionOf(day: Day, people: Edition['people']): Edition {
  return {
    day,
    movies: shelf(movieRecords.map((record) => movieOn(record, day))),
    series: shelf(seriesRecords.map((record) => seriesOn(record, day))),
    people,
  };
}

/** Answers the edition of the clock's day, worked out anew only when the day changes. */
export function createLibrary(clock: () => Date): () => Edition {
  let current: Edition | undefined;
  let people: Map<number, Person> | undefined;
  const everybody = () => (people ??= peopleIn([...movieRecords, ...seriesRecords]));
  return () => {
    const day = dayOf(clock());
    if (current?.day !== day) current = editionOf(day, everybody);
    return current;
  };
}
