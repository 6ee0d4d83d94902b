import { ok, pageOf, pageOfList, QueryMissing } from '../answers.ts';
import type { Edition } from '../library.ts';
import { keywordsNamed } from './keywords.ts';
import { numberOf } from '../parameters.ts';
import { together } from './search.ts';
import type { Person } from '../artists/directory.ts';
import type { Title } from '../title.ts';
import { collectionItem } from '../collections/wire-collection.ts';
import { item, typedItem } from '../wire-item.ts';
import { personItem } from '../artists/wire-person.ts';

/** Max age, in seconds. */
const MAX_AGE = 21_600;

interface Call {
  edition: Edition;
  parameters: URLSearchParams;
}

function wordsOf(parameters: URLSearchParams): string {
  const query = parameters.get('query')?.trim();
  if (!query) throw new QueryMissing();
  return query;
}

function listed<T, W>({ parameters }: Call, found: readonly T[], wire: (one: T) => W): Response {
  return ok(pageOfList(found, pageOf(parameters), wire), MAX_AGE);
}

/** The year parameters by kind. */
const YEARS = { movie: ['year', 'primary_release_year'], tv: ['year', 'first_air_date_year'] };

function titles(call: Call, kind: Title['kind']): Response {
  const { edition, parameters } = call;
  const query = wordsOf(parameters);
  const years = YEARS[kind].flatMap((name) => numberOf(parameters, name) ?? []);
  const finds = kind === 'movie' ? edition.movies.find(query) : edition.series.find(query);
  const found = together<Title>([finds]);
  return listed(
    call,
    found.filter(({ date }) => years.every((year) => Number(date.slice(0, 4)) === year)),
    item,
  );
}

/** Movies, series and people together, each with its media type. */
function everything(call: Call): Response {
  const { edition } = call;
  const query = wordsOf(call.parameters);
  const found = together<Title | Person>([
    edition.movies.find(query),
    edition.series.find(query),
    edition.findPeople(query),
  ]);
  return listed(call, found, (one) =>
    'credits' in one ? { ...personItem(one, edition), media_type: 'person' } : typedItem(one),
  );
}

/** The searches by path below search/. */
export const searches: Record<string, (call: Call) => Response> = {
  movie: (call) => titles(call, 'movie'),
  tv: (call) => titles(call, 'tv'),
  multi: everything,
  person: (call) =>
    listed(call, together([call.edition.findPeople(wordsOf(call.parameters))]), (person) =>
      personItem(person, call.edition),
    ),
  keyword: (call) => listed(call, keywordsNamed(wordsOf(call.parameters)), (keyword) => keyword),
  collection: (call) =>
    listed(call, together([call.edition.findCollections(wordsOf(call.parameters))]), collectionItem),
};
