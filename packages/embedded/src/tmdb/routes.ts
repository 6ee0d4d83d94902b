import { notFound, ok, pageOf, pageOfList } from './answers.ts';
import { collectionAnswer } from './collections/collection-answer.ts';
import { configuration } from './configuration.ts';
import { movieTest, orderOf, seriesTest } from './discover/discover.ts';
import { findAnswer } from './search/finding.ts';
import { MOVIE_GENRES, TV_GENRES } from './genres/genres.ts';
import { keywordNamed } from './search/keywords.ts';
import type { Names } from './language/names.ts';
import type { Edition } from './library.ts';
import {
  onAir,
  playingDates,
  popular,
  releasedBetween,
  topRated,
  trending,
  upcomingDates,
} from './title-lists/lists.ts';
import { personAnswer } from './artists/person-answer.ts';
import { searches } from './search/search-answer.ts';
import type { Title } from './title.ts';
import { seasonOfSeries, titleAnswer } from './detail/title-answer.ts';
import { certifications, countries, languages } from './search/vocabularies.ts';
import { providerList, providerRegions } from './watch/wire-streams.ts';
import { item, movieItem, typedItem } from './wire-item.ts';

/** Max ages of TMDB's answers, in seconds. */
const MAX_AGE = { trending: 600, list: 21_600, fixed: 43_200 };

interface Call {
  edition: Edition;
  parameters: URLSearchParams;
  /** Names in all languages; only loaded when translations are requested. */
  every: readonly Names[];
}

type Route = (call: Call) => Response;

function listed<T extends Title>({ parameters }: Call, titles: readonly T[]): Response {
  return ok(pageOfList(titles, pageOf(parameters), item), MAX_AGE.list);
}

function trends(call: Call, titles: readonly Title[], span: 'day' | 'week'): Response {
  const list = trending(titles, span, call.edition.day);
  return ok(pageOfList(list, pageOf(call.parameters), typedItem), MAX_AGE.trending);
}

/** Movies released in a window, which the answer includes. */
function windowed(call: Call, dates: { minimum: string; maximum: string }): Response {
  const list = releasedBetween(call.edition.movies.titles, dates);
  return ok({ dates, ...pageOfList(list, pageOf(call.parameters), movieItem) }, MAX_AGE.list);
}

/** Answers keyword/{id}. */
function keywordAnswer(id: string): Response {
  const name = keywordNamed(Number(id));
  if (name === undefined) throw notFound();
  return ok({ id: Number(id), name }, MAX_AGE.fixed);
}

const ROUTES: Record<string, Route> = {
  configuration: () => ok(configuration, MAX_AGE.fixed),
  'genre/movie/list': () => ok({ genres: MOVIE_GENRES }, MAX_AGE.fixed),
  'genre/tv/list': () => ok({ genres: TV_GENRES }, MAX_AGE.fixed),
  'trending/movie/day': (call) => trends(call, call.edition.movies.titles, 'day'),
  'trending/movie/week': (call) => trends(call, call.edition.movies.titles, 'week'),
  'trending/tv/day': (call) => trends(call, call.edition.series.titles, 'day'),
  'trending/tv/week': (call) => trends(call, call.edition.series.titles, 'week'),
  'movie/popular': (call) => listed(call, popular(call.edition.movies.titles)),
  'movie/top_rated': (call) => listed(call, topRated(call.edition.movies.titles)),
  'movie/upcoming': (call) => windowed(call, upcomingDates(call.edition.day)),
  'movie/now_playing': (call) => windowed(call, playingDates(call.edition.day)),
  'tv/popular': (call) => listed(call, popular(call.edition.series.titles)),
  'tv/top_rated': (call) => listed(call, topRated(call.edition.series.titles)),
  'tv/airing_today': (call) => listed(call, onAir(call.edition.series.titles, call.edition.day, 0)),
  'tv/on_the_air': (call) => listed(call, onAir(call.edition.series.titles, call.edition.day, 7)),
  'certification/movie/list': () => ok(certifications('movie'), MAX_AGE.fixed),
  'certification/tv/list': () => ok(certifications('tv'), MAX_AGE.fixed),
  'watch/providers/movie': ({ parameters }) => ok(providerList(parameters), MAX_AGE.fixed),
  'watch/providers/tv': ({ parameters }) => ok(providerList(parameters), MAX_AGE.fixed),
  'watch/providers/regions': () => ok(providerRegions(), MAX_AGE.fixed),
  'configuration/languages': () => ok(languages(), MAX_AGE.fixed),
  'configuration/countries': () => ok(countries(), MAX_AGE.fixed),
  'discover/movie': (call) => {
    const found = call.edition.movies.titles.filter(movieTest(call.parameters));
    return listed(call, found.sort(orderOf(call.parameters)));
  },
  'discover/tv': (call) => {
    const found = call.edition.series.titles.filter(seriesTest(call.parameters));
    return listed(call, found.sort(orderOf(call.parameters)));
  },
};

function searched(call: Call, what: string): Response {
  const search = Object.hasOwn(searches, what) ? searches[what] : undefined;
  if (!search) throw notFound();
  return search(call);
}

function found({ edition, parameters }: Call, id: string): Response {
  return ok(findAnswer(edition, id, parameters.get('external_source')), MAX_AGE.list);
}

function partOfTitle(call: Call, kind: string | undefined, id: string, part: string | undefined): Response {
  if (kind !== 'movie' && kind !== 'tv') throw notFound();
  return titleAnswer(call, kind, id, part);
}

/**
 * Answers a path below the API's base, without surrounding slashes. Throws TMDB's error 34 for unknown ones.
 */
export function route(path: string, call: Call): Response {
  const fixed = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  if (fixed) return fixed(call);
  const [kind, id = '', part, ...rest] = path.split('/');
  if (kind === 'tv' && part === 'season') return seasonOfSeries(call, id, rest);
  if (part === 'watch' && rest.join('/') === 'providers')
    return partOfTitle(call, kind, id, 'watch/providers');
  if (rest.length > 0) throw notFound();
  if (kind === 'search' && part === undefined) return searched(call, id);
  if (kind === 'find' && part === undefined) return found(call, id);
  if (kind === 'keyword' && rest.length === 0 && part === undefined) return keywordAnswer(id);
  if (kind === 'person') return personAnswer(call, id, part);
  if (kind === 'collection') return collectionAnswer(call, id, part);
  return partOfTitle(call, kind, id, part);
}
