import { collection, season } from './collections.ts';
import { personWithCredits } from './people.ts';
import { MOVIE_GENRES, SERIES_GENRES, movies, series, shift, type WireTitle } from './data.ts';
import { findAnything } from './found.ts';
import { offersOf, REGIONS, servicesOf } from './offers.ts';
import {
  aggregateCredits,
  CONTENT_RATINGS,
  credits,
  movieDetails,
  RELEASE_DATES,
  seriesDetails,
  videos,
} from './details.ts';

export interface ApiAnswer {
  status: number;
  body: unknown;
}

const PAGE_SIZE = 20;
const MAX_PAGE = 500;

const failure = (status: number, code: number, message: string): ApiAnswer => ({
  status,
  body: { success: false, status_code: code, status_message: message },
});

export const NOT_FOUND = failure(404, 34, 'There is nothing here.');
export const UNAUTHORIZED = failure(401, 7, 'This key is not valid.');

const dateOf = (title: WireTitle) => title.release_date ?? title.first_air_date ?? '';
const nameOf = (title: WireTitle) =>
  `${title.title ?? title.name} ${title.original_title ?? ''}`.toLowerCase();

const ORDERS: Record<string, (a: WireTitle, b: WireTitle) => number> = {
  'popularity.desc': (a, b) => b.popularity - a.popularity,
  'vote_average.desc': (a, b) => b.vote_average - a.vote_average,
};

/** Series airing today and soon: every third and every second one. */
const airing = (titles: WireTitle[], step: number) => titles.filter(({ id }) => id % step === 0);

function discover(titles: WireTitle[], query: URLSearchParams, today: string): WireTitle[] {
  const year =
    query.get('primary_release_year') ?? query.get('first_air_date_year') ?? query.get('year') ?? '';
  const from = query.get('primary_release_date.gte') ?? '';
  const excluded = (query.get('without_genres') ?? '').split(',').map(Number);
  const genreId = Number(query.get('with_genres') ?? 0);
  const lastDay = query.get('air_date.lte');
  const onAir = lastDay === null ? titles : airing(titles, lastDay === today ? 3 : 2);
  return onAir
    .filter((title) => dateOf(title).startsWith(year) && dateOf(title) >= from)
    .filter((title) => title.vote_count >= Number(query.get('vote_count.gte') ?? 0))
    .filter((title) => genreId === 0 || title.genre_ids.includes(genreId))
    .filter((title) => !title.genre_ids.some((id) => excluded.includes(id)))
    .sort(ORDERS[query.get('sort_by') ?? 'popularity.desc']);
}

function paged(titles: readonly object[], query: URLSearchParams, more: object = {}): ApiAnswer {
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE)
    return failure(400, 22, 'Pages run from 1 to 500.');
  const results = titles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(titles.length / PAGE_SIZE));
  return { status: 200, body: { ...more, page, results, total_pages: pages, total_results: titles.length } };
}

function listOf(kind: 'movie' | 'tv', name: string, all: WireTitle[], query: URLSearchParams, today: string) {
  const popular = [...all].sort(ORDERS['popularity.desc']);
  switch (`${kind}/${name}`) {
    case 'movie/popular':
    case 'tv/popular':
      return paged(popular, query);
    case 'movie/top_rated':
    case 'tv/top_rated':
      return paged([...all].sort(ORDERS['vote_average.desc']), query);
    // Like the real one, it includes old titles, so it must not be used for upcoming ones.
    case 'movie/upcoming':
      return paged(popular, query, { dates: { minimum: shift(today, 1), maximum: shift(today, 21) } });
    case 'tv/airing_today':
      return paged(airing(popular, 3), query);
    case 'tv/on_the_air':
      return paged(airing(popular, 2), query);
    default:
      return null;
  }
}

/** Offset of TheTVDB's series ids. */
export const TVDB_FROM = 70_000;

/** Other languages have no texts: they are empty, and names stay. */
const untold = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    ['overview', 'tagline', 'biography'].includes(key) ? '' : value,
  );

/** Creates the API: answers a path below `/3` with parameters. */
export function createApi(today: string): (path: string, query: URLSearchParams) => ApiAnswer {
  const titles = { movie: movies(today), tv: series() };
  const visible = { movie: titles.movie.filter((title) => !title.adult), tv: titles.tv };

  function part(kind: 'movie' | 'tv', id: number, name: string, query: URLSearchParams): ApiAnswer {
    const [, number] = /^season\/(\d+)$/.exec(name) ?? [];
    if (kind === 'tv' && number) return { status: 200, body: season(Number(number)) };
    if (name === 'release_dates' && kind === 'movie') return { status: 200, body: RELEASE_DATES };
    if (name === 'content_ratings' && kind === 'tv') return { status: 200, body: CONTENT_RATINGS };
    if (name === 'external_ids') {
      const tvdb = kind === 'tv' && { tvdb_id: id + TVDB_FROM };
      return { status: 200, body: { imdb_id: `tt${id}000`, ...tvdb, facebook_id: null } };
    }
    if (name === 'watch' || name === 'watch/providers') return { status: 200, body: offersOf(kind, id) };
    if (name === 'credits') return { status: 200, body: credits() };
    if (name === 'aggregate_credits') return { status: 200, body: aggregateCredits() };
    if (name === 'videos') return { status: 200, body: videos(id) };
    // Some titles have few similar ones, and a title can be similar to itself.
    if (name === 'similar') return paged(visible[kind].slice(0, id % 5 === 0 ? 3 : 30), query);
    if (name === 'recommendations') return paged(visible[kind].slice(30), query);
    return NOT_FOUND;
  }

  const answer = (path: string, query: URLSearchParams): ApiAnswer => {
    const [, first = '', second = '', third = ''] = path.split('/');
    if (first === 'genre' && third === 'list') {
      return { status: 200, body: { genres: second === 'movie' ? MOVIE_GENRES : SERIES_GENRES } };
    }
    const kind = first === 'tv' || second === 'tv' ? 'tv' : 'movie';
    if (first === 'trending') {
      const found = discover(visible[kind], new URLSearchParams(), today);
      const order = third === 'day' ? found.reverse() : found;
      const tagged = order.map((title) => ({ ...title, media_type: kind }));
      return paged(tagged, query);
    }
    if (first === 'watch') {
      return { status: 200, body: third === 'regions' ? REGIONS : servicesOf(query.get('watch_region')) };
    }
    if (first === 'discover') return paged(discover(visible[kind], query, today), query);
    if (first === 'search') {
      const text = query.get('query')?.trim().toLowerCase();
      if (!text) return { status: 422, body: { errors: ['query must be provided'] } };
      const found = findAnything(second, text, visible);
      if (found) return paged(found, query);
      const named = discover(visible[kind], query, today).filter((title) => nameOf(title).includes(text));
      return paged(named, query);
    }
    if (first === 'collection') {
      const found = collection(Number(second), today);
      return found ? { status: 200, body: found } : NOT_FOUND;
    }
    if (first === 'person') {
      const id = Number(second);
      if (id <= 9000 || id >= 9200) return NOT_FOUND;
      const { combined_credits: work, ...life } = personWithCredits(id, visible.movie, visible.tv);
      if (third !== '') return third === 'combined_credits' ? { status: 200, body: work } : NOT_FOUND;
      const appended = query.get('append_to_response') === 'combined_credits';
      return { status: 200, body: appended ? { ...life, combined_credits: work } : life };
    }
    if (first !== 'movie' && first !== 'tv') return NOT_FOUND;
    const list = listOf(kind, second, visible[kind], query, today);
    if (list) return list;
    const title = titles[kind].find(({ id }) => String(id) === second);
    if (!title) return NOT_FOUND;
    if (third) return part(kind, title.id, third, query);
    const details = kind === 'movie' ? movieDetails(title) : seriesDetails(title, today);
    const appended = (query.get('append_to_response') ?? '').split(',').filter(Boolean);
    const parts = appended.map((name) => [name, part(kind, title.id, name, query).body] as const);
    return { status: 200, body: { ...details, ...Object.fromEntries(parts) } };
  };
  return (path, query) => {
    const { status, body } = answer(path, query);
    return { status, body: /^(?!en)/.test(query.get('language') ?? 'en') ? untold(body) : body };
  };
}
