import { movieRecords, seriesRecords } from './bundle.ts';
import { dayOf, type Day } from './calendar.ts';
import { peopleIn, type Person } from './artists/directory.ts';
import { collections, type Collection } from './collections/collections.ts';
import { createSearch, type Finds } from './search/search.ts';
import { createKinship, type Kinship } from './detail/similar.ts';
import { movieOn, seriesOn, type Movie, type Series, type Title } from './title.ts';

/** All titles of a kind and the ways to find one; what needs an index builds it on first use. */
export interface Shelf<T extends Title> extends Kinship<T> {
  titles: readonly T[];
  get(id: number): T | undefined;
  find(query: string): Finds<T>;
}

/** Every title as it stands on one day. */
export interface Edition {
  day: Day;
  movies: Shelf<Movie>;
  series: Shelf<Series>;
  /** Everybody in the credits by id, gathered on first use. */
  people(): ReadonlyMap<number, Person>;
  findPeople(query: string): Finds<Person>;
  findCollections(query: string): Finds<Collection>;
}

/** What does not change with the day. */
type Lasting = Pick<Edition, 'people' | 'findPeople' | 'findCollections'>;

function lasting(): Lasting {
  let everybody: Map<number, Person> | undefined;
  let find: Lasting['findPeople'] | undefined;
  const people = () => (everybody ??= peopleIn([...movieRecords, ...seriesRecords]));
  return {
    people,
    findPeople: (query) => (find ??= createSearch([...people().values()]))(query),
    findCollections: createSearch(collections),
  };
}

function shelf<T extends Title>(titles: readonly T[]): Shelf<T> {
  const byId = new Map(titles.map((title) => [title.id, title]));
  return {
    titles,
    get: (id) => byId.get(id),
    find: createSearch(titles),
    ...createKinship(titles),
  };
}

function editionOf(day: Day, same: Lasting): Edition {
  return {
    day,
    movies: shelf(movieRecords.map((record) => movieOn(record, day))),
    series: shelf(seriesRecords.map((record) => seriesOn(record, day))),
    ...same,
  };
}

/** Answers the edition of the clock's day, worked out anew only when the day changes. */
export function createLibrary(clock: () => Date): () => Edition {
  let current: Edition | undefined;
  const same = lasting();
  return () => {
    const day = dayOf(clock());
    if (current?.day !== day) current = editionOf(day, same);
    return current;
  };
}
