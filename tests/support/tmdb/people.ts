import type { WireTitle } from './data.ts';

/** A person's answer without credits; all facts can be unknown. */
export const person = (id: number, more: Record<string, unknown> = {}) => ({
  adult: false,
  also_known_as: [],
  biography: '',
  birthday: null,
  deathday: null,
  gender: 0,
  homepage: null,
  id,
  imdb_id: null,
  known_for_department: 'Acting',
  name: 'Ada Quill',
  place_of_birth: null,
  popularity: 1.5,
  profile_path: null,
  ...more,
});

/** A title of either kind in a person's credits. */
export const credit = (title: WireTitle, more: Record<string, unknown> = {}) => ({
  ...title,
  media_type: title.name === undefined ? 'movie' : 'tv',
  credit_id: `credit-${title.id}`,
  ...(title.name === undefined ? { order: 3 } : { episode_count: 4, first_credit_air_date: null }),
  ...more,
});

/** An actor in everything, director of two movies, and guest of a series as themselves. */
export function personWithCredits(id: number, movies: readonly WireTitle[], series: readonly WireTitle[]) {
  const crew = movies.slice(0, 2).map((title) => credit(title, { job: 'Director', department: 'Directing' }));
  const cast = [...movies.slice(0, 30), ...series.slice(0, 10)].map((title) =>
    credit(title, { character: `Role of ${title.id}` }),
  );
  const guest = series.slice(10, 11).map((title) => credit(title, { character: 'Self - Guest' }));
  return {
    ...person(id, {
      biography: 'Plays in everything.',
      birthday: '1960-03-11',
      place_of_birth: 'Lantern Bay',
      profile_path: `/person-${id}.jpg`,
    }),
    combined_credits: { cast: [...cast, ...guest], crew },
  };
}
