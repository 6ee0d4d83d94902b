import { collectionOf, SEASONS } from './collections.ts';
import { MOVIE_GENRES, SERIES_GENRES, shift, type WireTitle } from './data.ts';

const PEOPLE = [
  'Ada Quill',
  'Ben Marlow',
  'Cleo Varga',
  'Dina Holt',
  'Emil Sorrel',
  'Fay Okoro',
  'Gus Lindqvist',
];

const person = (index: number) => ({
  id: 9001 + index,
  name: PEOPLE[index % PEOPLE.length],
  gender: index % 4,
  known_for_department: 'Acting',
  profile_path: index % 3 === 2 ? null : `/person-${9001 + index}.jpg`,
});

const company = (id: number, name: string) => ({ id, name, logo_path: null, origin_country: '' });

function details(title: WireTitle) {
  const { genre_ids: ids, ...rest } = title;
  const genres = title.name === undefined ? MOVIE_GENRES : SERIES_GENRES;
  return {
    ...rest,
    genres: genres.filter(({ id }) => ids.includes(id)),
    homepage: title.id % 2 ? `https://title-${title.id}.example/` : 'http://insecure.example/',
    tagline: title.id % 2 ? 'Nothing stays where it was.' : '',
    origin_country: ['US'],
    production_companies: [company(501, 'Lantern Works'), company(502, 'Third Bell Pictures')],
    production_countries: [{ iso_3166_1: 'US', name: 'United States of America' }],
    spoken_languages: [
      { english_name: 'English', iso_639_1: 'en', name: 'English' },
      { iso_639_1: 'fr', name: 'Français' },
    ],
  };
}

/** A movie's details; every third has the zeros and empty strings that mean "unknown". */
export function movieDetails(title: WireTitle) {
  const unknown = title.id % 3 === 0;
  return {
    ...details(title),
    belongs_to_collection: collectionOf(title.id),
    imdb_id: `tt${title.id}000`,
    budget: unknown ? 0 : 25_000_000,
    revenue: unknown ? 0 : 81_500_000,
    runtime: unknown ? 0 : 95 + (title.id % 60),
    status: 'Released',
  };
}

/** A series' details; every third has no next episode. */
export function seriesDetails(title: WireTitle, today: string) {
  const ended = title.id % 3 === 0;
  const episode = (date: string, number: number) => ({
    air_date: date,
    episode_number: number,
    season_number: 2,
    episode_type: 'standard',
    overview: '',
    runtime: null,
    still_path: null,
  });
  return {
    ...details(title),
    created_by: title.id % 4 ? [{ id: 9100, name: 'Ines Calder', profile_path: null }] : [],
    episode_run_time: [],
    in_production: !ended,
    last_air_date: shift(today, -6),
    last_episode_to_air: episode(shift(today, -6), 4),
    next_episode_to_air: ended ? null : episode(shift(today, 1), 5),
    networks: [company(601, 'Channel Nine and a Half')],
    number_of_episodes: 16,
    number_of_seasons: 2,
    seasons: SEASONS,
    status: ended ? 'Ended' : 'Returning Series',
  };
}

/** A cast of fourteen and a crew with two directors, one of them twice. */
export function credits() {
  const cast = Array.from({ length: 14 }, (_, index) => ({
    ...person(index),
    name: `${PEOPLE[index % PEOPLE.length]}${index < PEOPLE.length ? '' : ' Jr.'}`,
    character: index === 13 ? '' : `Role ${index + 1}`,
    order: index,
  }));
  const crew = ['Director', 'Director', 'Director', 'Writer'].map((job, index) => ({
    ...person(index === 2 ? 21 : 20 + index),
    job,
    department: job === 'Director' ? 'Directing' : 'Writing',
  }));
  return { cast, crew };
}

/** The same people over all seasons: the last billed is in most episodes. */
export function aggregateCredits() {
  const { cast, crew } = credits();
  return {
    cast: cast.map(({ character, ...member }, index) => ({
      ...member,
      roles: [{ credit_id: `role-${index}`, character, episode_count: 1 + index }],
      total_episode_count: 1 + index,
    })),
    crew: crew.map(({ job, ...member }, index) => ({
      ...member,
      jobs: [{ credit_id: `job-${index}`, job, episode_count: 2 }],
      total_episode_count: 2,
    })),
  };
}

const video = (key: string, type: string, official: boolean) => ({
  id: `video-${key}`,
  key,
  site: 'YouTube',
  type,
  official,
  name: `${type} ${key}`,
  size: 1080,
  iso_639_1: 'en',
  iso_3166_1: 'US',
  published_at: '2020-01-02T03:04:05.000Z',
});

/** Videos in the API's order, not trailers first; even ids have none. */
export function videos(id: number) {
  if (id % 2 === 0) return { results: [] };
  return { results: [video('clip-00001', 'Clip', true), video('trail-00001', 'Trailer', true)] };
}

const release = (type: number, certification: string) => ({
  certification,
  descriptors: [],
  iso_639_1: '',
  note: '',
  release_date: '2012-06-13T00:00:00.000Z',
  type,
});

/**
 * Releases in two countries: the cinema release follows a premiere without a rating and a disc with another
 * one.
 */
export const RELEASE_DATES = {
  results: [
    { iso_3166_1: 'DE', release_dates: [release(3, '12')] },
    { iso_3166_1: 'US', release_dates: [release(1, ''), release(5, 'Unrated'), release(3, 'PG-13')] },
  ],
};

export const CONTENT_RATINGS = {
  results: [
    { descriptors: [], iso_3166_1: 'DE', rating: '16' },
    { descriptors: [], iso_3166_1: 'US', rating: 'TV-MA' },
  ],
};
