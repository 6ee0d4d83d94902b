import type { Behaviour } from './server.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Random words that compress badly, the same in every run. */
function wordsFrom(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const word = () => Array.from({ length: 3 + next(7) }, () => LETTERS[next(26)]).join('');
  return (count: number) => Array.from({ length: count }, word).join(' ');
}

const words = wordsFrom(20);
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
/** As long and random as TMDB's picture names. */
const picture = () => `/${words(9).replaceAll(' ', '').slice(0, 27)}.jpg`;

const item = (id: number) => ({
  id,
  title: words(40),
  name: words(40),
  original_title: words(40),
  original_name: words(40),
  overview: words(300),
  poster_path: picture(),
  backdrop_path: picture(),
  original_language: 'en',
  release_date: '2019-05-05',
  first_air_date: '2019-05-05',
  vote_average: 7.123,
  vote_count: 1000 + id,
  genre_ids: many(300, (index) => 1 + (index % 150)),
});

/** More services than exist, all different, for every price. */
function worstOffers() {
  let number = 0;
  const service = () => ({
    provider_id: (number += 7),
    provider_name: words(12),
    logo_path: picture(),
    display_priority: number % 90,
  });
  const country = (each: number) => ({
    link: `https://catalogue.example/${words(9).replaceAll(' ', '-')}/watch?locale=US`,
    ...{ flatrate: many(each, service), free: many(each, service), ads: many(each, service) },
    ...{ rent: many(each, service), buy: many(each, service) },
  });
  return { US: country(12), DE: country(2) };
}

/** More facts of a title than any page can show, of both kinds at once. */
function worstDetails(id: number) {
  const person = (index: number) => ({
    id: 1_234_567 + 891 * index,
    name: words(40),
    profile_path: picture(),
  });
  const video = (index: number) => ({
    key: `video-${index}`,
    site: 'YouTube',
    type: index === 399 ? 'Trailer' : 'Clip',
    official: true,
    name: words(40),
    published_at: '2020-01-02T03:04:05.000Z',
  });
  return {
    ...item(id),
    overview: words(15_000),
    tagline: words(15_000),
    status: words(40),
    runtime: 90.5,
    budget: 1_000_000.5,
    revenue: 2_000_000,
    number_of_seasons: 3.5,
    genres: many(300, (index) => ({ id: 1 + (index % 150), name: words(20) })),
    production_countries: many(200, () => ({ name: words(40) })),
    production_companies: many(200, () => ({ name: words(40) })),
    spoken_languages: many(100, (index) => ({ iso_639_1: `l${index}`, english_name: words(40), name: '' })),
    homepage: `https://${words(20).replaceAll(' ', '').slice(0, 80)}.example/`,
    imdb_id: 'tt9999999999',
    external_ids: { imdb_id: 'tt9999999999' },
    belongs_to_collection: { id: 7, name: words(40), poster_path: picture() },
    release_dates: {
      results: [{ iso_3166_1: 'US', release_dates: [{ certification: 'Unrated 17', type: 3 }] }],
    },
    content_ratings: { results: [{ iso_3166_1: 'US', rating: 'Unrated 17' }] },
    'watch/providers': { results: worstOffers() },
    seasons: many(300, (index) => ({
      season_number: index * 7,
      episode_count: 1000 + index * 13,
      air_date: `${1950 + (index % 70)}-0${1 + (index % 9)}-1${index % 10}`,
      name: words(40),
    })),
    networks: many(200, () => ({ name: words(40) })),
    created_by: many(200, (index) => ({ ...person(index), name: words(40) })),
    credits: {
      cast: many(5000, (index) => ({ ...person(index), character: words(40), order: index })),
      crew: many(400, (index) => ({ ...person(index), job: index % 2 ? 'Director' : 'Writer' })),
    },
    aggregate_credits: {
      cast: many(500, (index) => ({ ...person(index), roles: [{ character: words(40) }], order: index })),
      crew: many(200, (index) => ({ ...person(index), jobs: [{ job: words(40) }], department: 'Sound' })),
    },
    videos: { results: many(400, video) },
    similar: worstList(),
  };
}

/** A list page with many times the usual titles. */
function worstList() {
  return {
    page: 1,
    total_pages: 57_000,
    total_results: 1_140_000,
    results: many(100, (index) => item(index + 1)),
  };
}

/** A person with five thousand credits in all departments and unknown ones, and a long biography. */
function worstPerson(id: number) {
  const departments = [
    'Directing',
    'Writing',
    'Production',
    'Sound',
    'Art',
    'Camera',
    'Editing',
    'Crew',
    'Nobody',
  ];
  const credit = (index: number) => ({
    id: 1_234_567 + 891 * index,
    media_type: index % 3 ? 'movie' : 'tv',
    title: words(14),
    name: words(14),
    // Some are always unreleased.
    release_date: index % 9 ? '2019-05-05' : '2199-05-05',
    first_air_date: index % 9 ? '2019-05-05' : '',
    poster_path: picture(),
    vote_average: 7.123,
    vote_count: 1000 + index,
    episode_count: index,
  });
  return {
    id,
    name: words(40),
    also_known_as: many(200, () => words(40)),
    biography: words(30_000),
    birthday: '1901-02-03',
    deathday: '1999-02-03',
    place_of_birth: words(200),
    known_for_department: 'Acting',
    profile_path: picture(),
    homepage: `https://example.org/${words(20).replaceAll(' ', '-')}`,
    imdb_id: 'nm0000246',
    combined_credits: {
      cast: many(4000, (index) => ({
        ...credit(index),
        character: index % 8 ? words(14) : `Self - ${words(14)}`,
      })),
      crew: many(1000, (index) => ({
        ...credit(index),
        job: words(14),
        department: departments[index % departments.length],
      })),
    },
  };
}

/** A collection of far too many parts, and a season of a thousand episodes. */
function worstSets() {
  const episode = (index: number) => ({
    episode_number: index + 1,
    name: words(40),
    overview: words(100),
    air_date: `${1950 + (index % 70)}-0${1 + (index % 9)}-1${index % 10}`,
    runtime: 20 + (index % 150),
    still_path: picture(),
    episode_type: 'finale',
  });
  return {
    collection: {
      ...item(7),
      name: words(40),
      overview: words(15_000),
      parts: many(400, (index) => item(index * 977 + 1)),
    },
    season: {
      name: words(40),
      overview: words(15_000),
      poster_path: picture(),
      episodes: many(1000, episode),
    },
  };
}

/** Answers everything at its worst. Answers do not change. */
export function worstAnswers(): Behaviour {
  const genres = { genres: many(300, (index) => ({ id: 1 + (index % 150), name: words(20) })) };
  const list = worstList();
  const details = worstDetails(7);
  const person = worstPerson(7);
  const { collection, season } = worstSets();
  // Without credits: answers beyond five megabytes are refused.
  const parts = { credits: null, aggregate_credits: null, similar: null };
  const withSeason = { ...details, ...parts, 'season/7': season };
  return ({ path, query }) => {
    if (path.startsWith('/genre/')) return { status: 200, body: genres };
    if (path.startsWith('/person/')) return { status: 200, body: person };
    if (path.startsWith('/collection/')) return { status: 200, body: collection };
    if (query.get('append_to_response') === 'season/7') return { status: 200, body: withSeason };
    const body = /^\/(?:movie|tv)\/\d+$/.test(path) ? details : list;
    return { status: 200, body };
  };
}
