import type { Behaviour } from './server.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Words nobody has compressed before, the same in every run. */
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
/** As long and as random as the names of TMDB's own pictures. */
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

/** Far more of a title than any page has room for, of both kinds at once. */
function worstDetails(id: number) {
  const person = (index: number) => ({ id: index + 1, name: words(40), profile_path: picture() });
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
    networks: many(200, () => ({ name: words(40) })),
    created_by: many(200, () => ({ name: words(40) })),
    credits: {
      cast: many(5000, (index) => ({ ...person(index), character: words(40) })),
      crew: many(200, (index) => ({ ...person(index), job: 'Director' })),
    },
    videos: { results: many(400, video) },
    similar: worstList(),
  };
}

/** A page of a list with many times the titles it should have. */
function worstList() {
  return {
    page: 1,
    total_pages: 57_000,
    total_results: 1_140_000,
    results: many(100, (index) => item(index + 1)),
  };
}

/** Answers everything at its worst; once made, an answer stays the same. */
export function worstAnswers(): Behaviour {
  const genres = { genres: many(300, (index) => ({ id: 1 + (index % 150), name: words(20) })) };
  const list = worstList();
  const details = worstDetails(7);
  return ({ path }) => {
    if (path.startsWith('/genre/')) return { status: 200, body: genres };
    const body = /^\/(?:movie|tv)\/\d+$/.test(path) ? details : list;
    return { status: 200, body };
  };
}
