import { movies } from './data.ts';

/**
 * A collection of nine unordered movies: one appears twice, one is for adults, one has no date, some are
 * unreleased.
 */
export const COLLECTION = 7001;

const PARTS = [1006, 1001, 1005, 1023, 1061, 1002, 1001, 1010, 1003, 1004];

/** A collection as sent by the API; undefined for unknown ids. */
export function collection(id: number, today: string) {
  if (id !== COLLECTION) return undefined;
  const all = movies(today);
  const parts = PARTS.flatMap((part) => all.filter((movie) => movie.id === part));
  return {
    id,
    name: 'The Harbour Collection',
    original_name: 'The Harbour Collection',
    original_language: 'en',
    overview: 'Boats come in, boats go out.',
    poster_path: '/collection-7001.jpg',
    backdrop_path: '/backdrop-7001.jpg',
    parts: parts.map((part) => ({ ...part, media_type: 'movie' })),
  };
}

/** A movie's reference to its collection. */
export function collectionOf(id: number) {
  if (!PARTS.includes(id)) return null;
  return {
    id: COLLECTION,
    name: 'The Harbour Collection',
    poster_path: '/collection-7001.jpg',
    backdrop_path: '/backdrop-7001.jpg',
  };
}

const LENGTHS = [3, 8, 60];

/** The seasons of every series, including specials. */
export const SEASONS = LENGTHS.map((length, number) => ({
  id: 100 + number,
  air_date: number === 0 ? null : `${2018 + number}-09-01`,
  episode_count: length,
  name: number === 0 ? 'Specials' : `Season ${number}`,
  overview: '',
  poster_path: number === 1 ? '/season-1.jpg' : null,
  season_number: number,
  vote_average: 0,
}));

/** A season as sent by the API; undefined for unknown numbers. The specials have no dates. */
export function season(number: number) {
  const listed = SEASONS[number];
  if (!listed) return undefined;
  const person = { id: 9100, name: 'Ines Calder', job: 'Director', department: 'Directing' };
  const episodes = Array.from({ length: listed.episode_count }, (_, index) => ({
    id: 1000 * number + index,
    air_date: number === 0 ? '' : new Date(Date.UTC(2018 + number, 8, 1 + index)).toISOString().slice(0, 10),
    episode_number: index + 1,
    episode_type: index === listed.episode_count - 1 ? 'finale' : 'standard',
    name: index % 2 ? `Episode ${index + 1}` : `The ${index + 1}th Tide`,
    overview: index % 3 ? `What happens on day ${index + 1}. `.repeat(8) : '',
    runtime: index % 4 ? 40 + index : null,
    season_number: number,
    still_path: index % 5 ? `/still-${number}-${index + 1}.jpg` : null,
    vote_average: 0,
    vote_count: 0,
    crew: [person],
    guest_stars: [{ ...person, character: 'Guest' }],
  }));
  return { ...listed, _id: 'x', episodes };
}
