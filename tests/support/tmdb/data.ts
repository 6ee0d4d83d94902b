/** A title of either kind in the API's lists. */
export interface WireTitle {
  id: number;
  adult: boolean;
  softcore: boolean;
  overview: string;
  poster_path: string | null;
  backdrop_path: string | null;
  original_language: string;
  genre_ids: number[];
  popularity: number;
  vote_average: number;
  vote_count: number;
  title?: string;
  original_title?: string;
  release_date?: string;
  video?: boolean;
  name?: string;
  original_name?: string;
  first_air_date?: string;
  origin_country?: string[];
}

export interface WireGenre {
  id: number;
  name: string;
}

const genre = (id: number, name: string): WireGenre => ({ id, name });

export const MOVIE_GENRES = [
  genre(28, 'Action'),
  genre(12, 'Adventure'),
  genre(16, 'Animation'),
  genre(35, 'Comedy'),
  genre(80, 'Crime'),
  genre(99, 'Documentary'),
  genre(18, 'Drama'),
  // Some names end with a space.
  genre(36, 'History '),
  genre(878, 'Science Fiction'),
  genre(10770, 'TV Movie'),
];

export const SERIES_GENRES = [
  genre(10759, 'Action & Adventure'),
  genre(16, 'Animation'),
  genre(35, 'Comedy'),
  genre(18, 'Drama'),
  genre(10762, 'Kids'),
  genre(9648, 'Mystery'),
];

const FIRST_WORDS = [
  'Amber',
  'Distant',
  'Electric',
  'Hollow',
  'Northern',
  'Paper',
  'Quiet',
  'Salt',
  'Velvet',
  'Winter',
];
const SECOND_WORDS = ['Orchard', 'Lighthouse', 'Parade', 'Meridian', 'Tram', 'Cartographer'];

/** Sixty invented names. */
const NAMES = SECOND_WORDS.flatMap((second) => FIRST_WORDS.map((first) => `${first} ${second}`));

const FIRST_ID = 1001;

function shared(index: number, genres: readonly WireGenre[]) {
  const first = genres[index % genres.length];
  const second = genres[(index + 3) % genres.length];
  return {
    id: FIRST_ID + index,
    adult: false,
    softcore: false,
    overview: index % 11 === 10 ? '' : `Story number ${index + 1}, told for the tests and for nobody else.`,
    poster_path: index % 13 === 12 ? null : `/poster-${FIRST_ID + index}.jpg`,
    backdrop_path: index % 7 === 6 ? null : `/backdrop-${FIRST_ID + index}.jpg`,
    original_language: index % 9 === 8 ? 'fr' : 'en',
    genre_ids: first && second ? [first.id, second.id] : [],
    popularity: 900 - index * 7.25,
    vote_average: index % 17 === 16 ? 0 : Number((5 + ((index * 37) % 45) / 10).toFixed(3)),
    vote_count: index % 17 === 16 ? 0 : 4000 - index * 53,
  };
}

/** The day `days` after `day`, both `YYYY-MM-DD`. */
export function shift(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Sixty-two movies: forty-eight released over the years, twelve upcoming, and one adult and one softcore
 * title that no page may show. Two are called "Harbour", and one has a year in its name.
 */
export function movies(today: string): WireTitle[] {
  const named = NAMES.map((name, index): WireTitle => {
    const upcoming = index % 5 === 4;
    const title = { 0: 'Harbour', 1: 'Harbour', 2: 'Platform 1984' }[index] ?? name;
    const date = upcoming ? shift(today, 3 + index) : `${2021 - ((index * 23) % 60)}-0${1 + (index % 9)}-15`;
    return {
      ...shared(index, MOVIE_GENRES),
      title,
      original_title: index % 9 === 8 ? `Le ${name}` : title,
      release_date: index === 22 ? '' : date,
      video: false,
    };
  });
  const hidden = (index: number, flag: 'adult' | 'softcore'): WireTitle => ({
    ...shared(index, MOVIE_GENRES),
    popularity: 899,
    title: `Hidden ${flag}`,
    original_title: `Hidden ${flag}`,
    release_date: '2019-05-05',
    video: false,
    [flag]: true,
  });
  return [...named, hidden(60, 'adult'), hidden(61, 'softcore')];
}

/** Sixty series. Their ids equal those of movies, since ids of both kinds can collide. */
export function series(): WireTitle[] {
  return NAMES.map((name, index): WireTitle => {
    const title = `The ${name}`;
    return {
      ...shared(index, SERIES_GENRES),
      name: title,
      original_name: title,
      first_air_date: index === 22 ? '' : `${2024 - ((index * 17) % 40)}-0${1 + (index % 9)}-05`,
      origin_country: index % 9 === 8 ? [] : ['US'],
    };
  });
}
