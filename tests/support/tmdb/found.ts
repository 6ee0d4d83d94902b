import type { WireTitle } from './data.ts';

interface WireArtist {
  id: number;
  adult: boolean;
  gender: number;
  known_for_department: string;
  name: string;
  original_name: string;
  popularity: number;
  profile_path: string | null;
  known_for: object[];
}

/** A full movie or series in `known_for`, with its `media_type`. */
const known = (kind: 'movie' | 'tv', id: number, name: string, more: object = {}) => ({
  adult: false,
  backdrop_path: null,
  genre_ids: [18],
  id,
  media_type: kind,
  original_language: 'en',
  overview: 'Told for the tests.',
  popularity: 12.5,
  poster_path: `/poster-${id}.jpg`,
  softcore: false,
  vote_average: 7.1,
  vote_count: 2400,
  ...(kind === 'movie' ? { title: name, video: false } : { name, origin_country: ['US'] }),
  ...more,
});

const artist = (
  id: number,
  name: string,
  knownFor: object[],
  more: Partial<WireArtist> = {},
): WireArtist => ({
  adult: false,
  gender: 0,
  id,
  known_for_department: 'Acting',
  known_for: knownFor,
  name,
  original_name: name,
  popularity: 3.25,
  profile_path: `/profile-${id}.jpg`,
  ...more,
});

/** People named "Harbour" and "Orchard": one is for adults, one known for adult titles only, one for both. */
const ARTISTS: readonly WireArtist[] = [
  artist(9001, 'Mara Orchard', [
    known('movie', 1004, 'Quiet Orchard'),
    known('tv', 1001, 'The Amber Orchard'),
  ]),
  artist(9002, 'Orchard Nolan', [], { profile_path: null, known_for_department: 'Directing' }),
  artist(9003, 'Hidden Orchard', [known('movie', 1060, 'Some Title')], { adult: true }),
  artist(9004, 'Secret Orchard', [known('movie', 1062, 'Some Title', { softcore: true })]),
  artist(9005, 'Open Orchard', [
    known('movie', 1062, 'Some Title', { softcore: true }),
    known('movie', 1005, 'Velvet Orchard'),
  ]),
  artist(9006, 'Ines Calder', [known('movie', 1001, 'Harbour')], { known_for_department: 'Directing' }),
];

const collection = (id: number, name: string, more: object = {}) => ({
  adult: false,
  backdrop_path: `/backdrop-${id}.jpg`,
  id,
  name,
  original_language: 'en',
  original_name: name,
  overview: 'They belong together.',
  poster_path: `/collection-${id}.jpg`,
  ...more,
});

const COLLECTIONS = [
  collection(7001, 'The Harbour Collection'),
  collection(7002, 'Orchard Collection', { poster_path: null }),
  collection(7003, 'Hidden Orchard Collection', { adult: true }),
];

const nameOf = (one: { name?: string; title?: string }) => (one.title ?? one.name ?? '').toLowerCase();

/** Answers `/search/person`, `/search/collection` and `/search/multi`; undefined for other searches. */
export function findAnything(
  what: string,
  text: string,
  titles: { movie: WireTitle[]; tv: WireTitle[] },
): object[] | undefined {
  const named = <T extends { name?: string; title?: string }>(all: readonly T[]) =>
    all.filter((one) => nameOf(one).includes(text));
  if (what === 'person') return named(ARTISTS);
  if (what === 'collection') return named(COLLECTIONS);
  if (what !== 'multi') return undefined;
  return [
    ...named(titles.movie).map((title) => ({ ...title, media_type: 'movie' })),
    ...named(titles.tv).map((title) => ({ ...title, media_type: 'tv' })),
    ...named(ARTISTS).map((person) => ({ ...person, media_type: 'person' })),
  ];
}
