import { invalidParameters } from '../answers.ts';
import { airsBetween } from '../broadcast.ts';
import type { Day } from '../calendar.ts';
import { mentionsIn } from '../artists/directory.ts';
import { keywordId } from '../search/keywords.ts';
import { dayParameter, idsFilter, numberOf } from '../parameters.ts';
import { identify, titleKey } from '../artists/people.ts';
import type { Movie, Series, Title } from '../title.ts';
import { strictness } from '../search/vocabularies.ts';
import { watchTest } from '../watch/wire-streams.ts';

type Test<T> = (title: T) => boolean;

function between(from: Day | null, to: Day | null): (day: Day) => boolean {
  return (day) => (from === null || day >= from) && (to === null || day <= to);
}

/** A window of days from `name.gte` to `name.lte`, both included; null is open. */
function window(parameters: URLSearchParams, name: string): [Day | null, Day | null] {
  return [dayParameter(parameters, `${name}.gte`), dayParameter(parameters, `${name}.lte`)];
}

function range(parameters: URLSearchParams, name: string): (value: number) => boolean {
  const from = numberOf(parameters, `${name}.gte`) ?? -Infinity;
  const to = numberOf(parameters, `${name}.lte`) ?? Infinity;
  return (value) => value >= from && value <= to;
}

/** Memoizes a function of a record. */
function onceFor<T extends object>(work: (record: T) => readonly number[]): (record: T) => readonly number[] {
  const known = new WeakMap<T, readonly number[]>();
  return (record) => {
    const found = known.get(record) ?? work(record);
    known.set(record, found);
    return found;
  };
}

const keywordsOf = onceFor<Title['record']>(({ keywords }) => keywords.map(keywordId));

/** TMDB ids of all people in cast and crew. */
const peopleOf = onceFor<Movie['record']>((record) =>
  mentionsIn(record).map(({ name }) => identify(name, titleKey('movie', record.id)).id),
);

/** Statuses of a series, in the order of TMDB's numbers. */
const STATUSES = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot'];

/** Filters both kinds share. */
function sharedTest(parameters: URLSearchParams): Test<Title> {
  const genres = idsFilter(parameters, 'with_genres');
  const excluded = (parameters.get('without_genres') ?? '').split(/[,|]/).map(Number);
  const language = parameters.get('with_original_language')?.split('|') ?? null;
  const country = parameters.get('with_origin_country')?.split('|') ?? null;
  const keywords = idsFilter(parameters, 'with_keywords');
  const votes = range(parameters, 'vote_count');
  const vote = range(parameters, 'vote_average');
  const watch = watchTest(parameters);
  return (title) =>
    genres(title.record.genres) &&
    !title.record.genres.some((id) => excluded.includes(id)) &&
    (language === null || language.includes(title.record.language)) &&
    (country === null || title.record.countries.some((code) => country.includes(code))) &&
    keywords(keywordsOf(title.record)) &&
    votes(title.votes) &&
    vote(title.vote) &&
    watch(title);
}

const yearIs = (year: number | null, date: Day) => year === null || Number(date.slice(0, 4)) === year;

/** Age ratings of a country: any of a list, or from one to another. Without a country there is no filter. */
function ratingTest(parameters: URLSearchParams): Test<Movie> {
  const country = parameters.get('certification_country');
  const named = parameters.get('certification')?.split('|') ?? null;
  const [least, most] = ['certification.gte', 'certification.lte'].map((name) => parameters.get(name));
  if (!country || (!named && !least && !most)) return () => true;
  return ({ record: { certification } }) => {
    const own = certification[country];
    const order = strictness(country, own);
    if (own === undefined || order === 0) return false;
    return (
      (named === null || named.includes(own)) &&
      (!least || order >= strictness(country, least)) &&
      (!most || order <= strictness(country, most))
    );
  };
}

/** The filters of discover/movie. */
export function movieTest(parameters: URLSearchParams): Test<Movie> {
  const fits = sharedTest(parameters);
  const primary = between(...window(parameters, 'primary_release_date'));
  const release = between(...window(parameters, 'release_date'));
  const runtime = range(parameters, 'with_runtime');
  const year = numberOf(parameters, 'primary_release_year') ?? numberOf(parameters, 'year');
  const people = idsFilter(parameters, 'with_people');
  const rating = ratingTest(parameters);
  return (movie) =>
    fits(movie) &&
    primary(movie.date) &&
    release(movie.date) &&
    runtime(movie.record.runtime) &&
    people(peopleOf(movie.record)) &&
    rating(movie) &&
    yearIs(year, movie.date);
}

/** The filters of discover/tv. */
export function seriesTest(parameters: URLSearchParams): Test<Series> {
  const fits = sharedTest(parameters);
  const first = between(...window(parameters, 'first_air_date'));
  const [from, to] = window(parameters, 'air_date');
  const runtime = range(parameters, 'with_runtime');
  const year = numberOf(parameters, 'first_air_date_year');
  const status = idsFilter(parameters, 'with_status');
  return (series) =>
    fits(series) &&
    first(series.date) &&
    ((from === null && to === null) || airsBetween(series.broadcast, from, to)) &&
    runtime(series.record.episode_runtime) &&
    status([STATUSES.indexOf(series.status)]) &&
    yearIs(year, series.date);
}

type Value = (title: Title) => number | string;

const date: Value = (title) => title.date;
const name: Value = (title) => title.name;
const originalName: Value = (title) => title.originalName;

const ORDERS = new Map<string, Value>([
  ['popularity', (title) => title.popularity],
  ['vote_average', (title) => title.vote],
  ['vote_count', (title) => title.votes],
  ['revenue', (title) => (title.kind === 'movie' ? title.record.revenue : 0)],
  ['release_date', date],
  ['primary_release_date', date],
  ['first_air_date', date],
  ['title', name],
  ['name', name],
  ['original_title', originalName],
  ['original_name', originalName],
]);

const compare = (a: number | string, b: number | string) =>
  typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'en') : a < b ? -1 : a > b ? 1 : 0;

/**
 * The order of `sort_by` (such as `vote_average.desc`; `popularity.desc` by default). Ties are ordered by
 * votes, then by id. Throws TMDB's error 5 for an unknown order.
 */
export function orderOf(parameters: URLSearchParams): (a: Title, b: Title) => number {
  const [field = '', direction = ''] = (parameters.get('sort_by') || 'popularity.desc').split('.');
  const value = ORDERS.get(field);
  if (!value || (direction !== 'asc' && direction !== 'desc')) throw invalidParameters();
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => sign * compare(value(a), value(b)) || b.votes - a.votes || a.id - b.id;
}
