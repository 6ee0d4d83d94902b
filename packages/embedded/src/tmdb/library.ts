import { movieRecords, seriesRecords } from './bundle.ts';
import { dayOf, type Day } from './calendar.ts';
import { peopleIn, type Person } from './artists/directory.ts';
import { collections, type Collection } from './collections/collections.ts';
import { createSearch, type Finds } from './search/search.ts';
import type { Names } from './language/names.ts';
import { collectionIn, personIn, titleIn } from './language/told.ts';
import { createKinship, type Kinship } from './detail/similar.ts';
import { movieOn, seriesOn, type Movie, type Series, type Title } from './title.ts';

/** All titles of a kind, with lookups. Indexes are built on first use. */
export interface Shelf<T extends Title> extends Kinship<T> {
  titles: readonly T[];
  get(id: number): T | undefined;
  find(query: string): Finds<T>;
}

/** All titles on one day, in one language. */
export interface Edition {
  day: Day;
  /** Whether the language is English, which alone has texts. */
  isEnglish: boolean;
  movies: Shelf<Movie>;
  series: Shelf<Series>;
  /** All credited people by id, collected on first use. */
  people(): ReadonlyMap<number, Person>;
  findPeople(query: string): Finds<Person>;
  findCollections(query: string): Finds<Collection>;
  /** A collection in the edition's language. */
  told(collection: Collection): Collection;
}

/** Parts that do not depend on the day. */
type Lasting = Pick<Edition, 'people' | 'findPeople' | 'findCollections'>;

/** People and their search, built on first use. */
function peopleFor(gather: () => ReadonlyMap<number, Person>): Pick<Edition, 'people' | 'findPeople'> {
  let everybody: ReadonlyMap<number, Person> | undefined;
  let find: Edition['findPeople'] | undefined;
  const people = () => (everybody ??= gather());
  return { people, findPeople: (query) => (find ??= createSearch([...people().values()]))(query) };
}

function lasting(): Lasting {
  return {
    ...peopleFor(() => peopleIn([...movieRecords, ...seriesRecords])),
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
    isEnglish: true,
    movies: shelf(movieRecords.map((record) => movieOn(record, day))),
    series: shelf(seriesRecords.map((record) => seriesOn(record, day))),
    ...same,
    told: (collection) => collection,
  };
}

/** The same titles with names in a language. Similarity does not change. */
function shelfIn<T extends Title>(english: Shelf<T>, names: Names): Shelf<T> {
  const titles = english.titles.map((title) => titleIn(title, names));
  const byId = new Map(titles.map((title) => [title.id, title]));
  const inLanguage = (found: readonly T[]) => found.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    titles,
    get: (id) => byId.get(id),
    find: createSearch(titles),
    similar: (id) => inLanguage(english.similar(id)),
    recommended: (id) => inLanguage(english.recommended(id)),
  };
}

function editionIn(english: Edition, names: Names): Edition {
  const told = (collection: Collection) => collectionIn(collection, names);
  const { people, findPeople } = peopleFor(
    () => new Map([...english.people()].map(([id, person]) => [id, personIn(person, names)])),
  );
  return {
    ...english,
    people,
    findPeople,
    isEnglish: false,
    movies: shelfIn(english.movies, names),
    series: shelfIn(english.series, names),
    findCollections: createSearch(collections.map(told)),
    told,
  };
}

/**
 * Returns the edition of the clock's day, in the language of the names, else in English. Each is cached until
 * the day changes.
 */
export function createLibrary(clock: () => Date): (names?: Names | null) => Edition {
  let english: Edition | undefined;
  const others = new Map<Names, Edition>();
  const same = lasting();
  return (names) => {
    const day = dayOf(clock());
    if (english?.day !== day) {
      english = editionOf(day, same);
      others.clear();
    }
    if (!names) return english;
    const edition = others.get(names) ?? editionIn(english, names);
    others.set(names, edition);
    return edition;
  };
}
