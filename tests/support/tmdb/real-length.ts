import type { Behaviour } from './server.ts';

/** Invented names, texts and lists of the lengths of TMDB's. */
const NOUNS = [
  'Harbour',
  'Winter',
  'Lantern',
  'Orchard',
  'Signal',
  'Meridian',
  'Garden',
  'Tide',
  'Echo',
  'North',
];
const FIRST = [
  'Amara',
  'Bruno',
  'Chiara',
  'Dmitri',
  'Eleanor',
  'Farid',
  'Giulia',
  'Hiroshi',
  'Ingrid',
  'Jamal',
];
const LAST = [
  'Okafor',
  'Lindqvist',
  'Marchetti',
  'Nakamura',
  'Whitfield',
  'Castellano',
  'Dubois',
  'Haverford',
];
const WORDS = (
  'a young keeper of an abandoned lighthouse finds letters that were never sent and follows them across the ' +
  'country while someone else who remembers every word tries to reach the last address before winter closes ' +
  'roads trains and harbours and nobody believes what both of them know about that night'
).split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const SHAPES = [1, 2, 2, 3, 4, 2, 5, 3] as const;

function chances(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** As long and random as TMDB's picture names, hence not compressible. A title's is always the same. */
function pictureOf(seed: number): string {
  const chance = chances(seed);
  return `/${many(27, () => LETTERS[chance(LETTERS.length)]).join('')}.jpg`;
}

const picturesOf = (id: number) => ({ poster_path: pictureOf(2 * id), backdrop_path: pictureOf(2 * id + 1) });

/** Generates titles for one kind of answer, the same in every run. */
function writer(seed: number) {
  const chance = chances(seed);
  const one = (of: readonly string[]) => of[chance(of.length)] ?? '';
  const picture = () => pictureOf(chance(2 ** 31));
  const text = (words: number) => many(words, () => one(WORDS)).join(' ');
  const name = (length: number) =>
    many(length, (at) => (at === 1 ? `of ${one(NOUNS)}` : one(NOUNS))).join(' ');
  const person = () => `${one(FIRST)} ${one(LAST)}`;
  const item = (index: number) => {
    const called = name(SHAPES[index % SHAPES.length] ?? 2);
    const day = `${1970 + chance(55)}-0${1 + chance(9)}-${10 + chance(18)}`;
    const id = 1 + chance(1_300_000);
    return {
      id,
      title: called,
      name: called,
      original_title: called,
      original_name: called,
      overview: text(55),
      ...picturesOf(id),
      original_language: 'en',
      release_date: day,
      first_air_date: day,
      vote_average: 5 + chance(4000) / 1000,
      vote_count: 100 + chance(30_000),
      popularity: 500 - index,
      genre_ids: [18, 28],
    };
  };
  return { item, text, name, person, picture };
}

/** A page of a list. */
export function listAt(seed: number) {
  const { item } = writer(seed);
  return { page: 1, total_pages: 57, total_results: 1140, results: many(20, item) };
}

/** As many offers as a well-known title has, with services' names of real length. */
function offersAt(seed: number) {
  const { picture } = writer(seed);
  const shapes = [
    'Plus',
    'Plus Premium',
    '',
    'Amber Channel',
    'Go',
    'Plus Applause Channel',
    'Video',
    'at Home',
  ];
  const services = many(24, (index) => ({
    provider_id: 8 + 41 * index,
    provider_name: `${NOUNS[index % NOUNS.length] ?? ''} ${shapes[index % shapes.length] ?? ''}`,
    logo_path: picture(),
    display_priority: index,
  }));
  const country = (code: string) => ({
    link: `https://www.catalogue.example/movie/${seed}-harbour-of-winter/watch?locale=${code}`,
    flatrate: services.slice(0, 3),
    ads: services.slice(3, 4),
    rent: services.slice(5, 12),
    buy: services.slice(7, 11),
  });
  const codes = ['US', 'DE', 'FR', 'GB', 'JP', 'BR', 'IN', 'MX', 'ES', 'IT', 'CA'];
  return { results: Object.fromEntries(codes.map((code) => [code, country(code)])) };
}

/** A title with all its parts. */
export function detailsAt(id: number) {
  const { item, text, name, person, picture } = writer(id);
  const actor = (index: number) => ({ id: 100 + index, name: person(), profile_path: picture() });
  return {
    ...item(1),
    ...picturesOf(id),
    id,
    tagline: text(9),
    overview: text(60),
    status: 'Released',
    runtime: 138,
    budget: 63_000_000,
    revenue: 463_517_383,
    number_of_seasons: 5,
    number_of_episodes: 62,
    genres: ['Action', 'Science Fiction', 'Drama'].map((genre, index) => ({ id: 18 + index, name: genre })),
    production_countries: [{ name: 'United States of America' }, { name: 'Australia' }],
    production_companies: many(4, () => ({ name: `${name(1)} Pictures` })),
    spoken_languages: [{ iso_639_1: 'en', english_name: 'English', name: 'English' }],
    networks: [{ name: 'Meridian Network' }],
    created_by: [{ name: person() }],
    credits: {
      cast: many(40, (index) => ({ ...actor(index), character: person() })),
      crew: many(2, (index) => ({ ...actor(index), job: 'Director' })),
    },
    videos: {
      results: [
        { key: 'aB3_dE6-hI9', site: 'YouTube', type: 'Trailer', official: true, name: `${name(2)} Trailer` },
      ],
    },
    'watch/providers': offersAt(id),
    similar: listAt(id + 1),
  };
}

/** A person with a biography and fifty credits. */
function artistAt(id: number) {
  const { item, text, person, picture } = writer(id);
  const part = (index: number) => ({ ...item(index), media_type: index % 3 === 0 ? 'tv' : 'movie' });
  return {
    id,
    name: person(),
    biography: text(300),
    birthday: '1970-01-01',
    place_of_birth: 'Springfield, Illinois, USA',
    profile_path: picture(),
    known_for_department: 'Acting',
    combined_credits: {
      cast: many(40, (index) => ({ ...part(index), character: person() })),
      crew: many(10, (index) => ({ ...part(index), job: 'Director', department: 'Directing' })),
    },
  };
}

/** Answers lists of twenty and details of ten cast and ten similar titles, all of real length. */
export function realLengths(): Behaviour {
  return ({ path }) => {
    if (path.startsWith('/genre/')) return undefined;
    const [, kind, text] = /^\/(movie|tv|person)\/(\d+)$/.exec(path) ?? [];
    const id = Number(text);
    return { status: 200, body: !kind ? listAt(20) : kind === 'person' ? artistAt(id) : detailsAt(id) };
  };
}

/** A review of typical length. */
export function realReview(seed: number): string {
  const { text } = writer(seed);
  return text(45);
}
