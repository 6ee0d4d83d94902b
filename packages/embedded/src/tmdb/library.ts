import { movieRecords, seriesRecords } from './bundle.ts';
import { dayOf, type Day } from './calendar.ts';
import { peopleIn, type Person } from './artists/directory.ts';
import { collections, type Collection } from './collections/collections.ts';
import { createSearch, type Finds } from './search/search.ts';
import type { Names } from './language/names.ts';
import { collectionIn, personIn, titleIn } from './language/told.ts';
import { createKinship, type Kinship } from './detail/similar.ts';
import { movieOn, seriesOn, type Movie, type Series, type Title } from './title.ts';

/** All titles of a kind and the ways to find one; what needs an index builds it on first use. */
export interface Shelf<T extends Title> extends Kinship<T> {
  titles: readonly T[];
  get(id: number): T | undefined;
  find(query: string): Finds<T>;
}

/** Every title as it stands on one day, told of in one language. */
export interface Edition {
  day: Day;
  /** Whether it is English, in which the texts are. */
  isEnglish: boolean;
  movies: Shelf<Movie>;
  series: Shelf<Series>;
  /** Everybody in the credits by id, gathered on first use. */
  people(): ReadonlyMap<number, Person>;
  findPeople(query: string): Finds<Person>;
  findCollections(query: string): Finds<Collection>;
  /** A collection as it is called in the language. */
  told(collection: Collection): Collection;
}

/** What does not change with the day. */
type Lasting = Pick<Edition, 'people' | 'findPeople' | 'findCollections'>;

/** People and the way to find one, gathered on first use. */
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

/** The same titles under their names in a language; who is like whom stays. */
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
 * Answers the edition of the clock's day, in a language where its names are given, else in English. Each is worked out
 * when first asked for, and anew only when the day changes.
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
