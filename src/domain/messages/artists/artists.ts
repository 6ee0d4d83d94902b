import type { Kind } from '../../title.ts';
import { formatNumber } from '../../format.ts';
import { plural } from '../../plural.ts';
import { episodes, titles } from '../counts.ts';

/** Sentences about artists: their pages, and everybody who had a part in a title. */
export const ARTIST_MESSAGES = {
  invalid: 'Invalid person ID',
  notFound: {
    title: 'Person Not Found',
    text: 'This person is not in the catalogue, or not any more.',
  },
  failed: 'Failed to load this person',
  failedCredits: 'Failed to load cast and crew',
  browse: { label: 'Browse movies', path: '/movies' },
  cast: 'Cast',
  crew: 'Crew',
  castAndCrew: 'Cast and crew',
  everybody: (count: number) => `All cast and crew (${formatNumber(count)})`,
  born: 'Born',
  died: 'Died',
  place: 'Place of birth',
  knownForDepartment: 'Known for',
  otherNames: 'Also known as',
  elsewhere: 'Elsewhere',
  homepage: 'Official site',
  /** A birthday with the age. */
  age: (day: string, years: number) =>
    plural(years, { one: `${day} ({n} year old)`, other: `${day} ({n} years old)` }),
  ageAtDeath: (day: string, years: number) => `${day} (aged ${years})`,
  biography: 'Biography',
  noBiography: 'Nobody has written a biography yet.',
  /** Opens and closes a biography that is folded. */
  more: 'Read all of it',
  less: 'Show less',
  wholeBiography: 'The whole biography is at TMDB',
  knownFor: 'Known for',
  filmography: 'Filmography',
  nothing: 'No movies or series are known yet.',
  nothingHere: {
    movie: 'No movies here.',
    tv: 'No series here.',
  } satisfies Record<Kind, string>,
  announced: 'Announced',
  asSelf: 'As themselves, archive footage and thanks',
  filters: 'Which titles',
  orders: 'Order',
  all: 'All',
  kinds: { movie: 'Movies', tv: 'Series' } satisfies Record<Kind, string>,
  byDate: 'Newest first',
  byRating: 'Best rated first',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  back: (name: string) => `All of ${name}`,
  undated: 'To come',
  episodes,
  series: 'Series',
  show: 'Show',
  pageOf: (page: number, of: number) => `Page ${formatNumber(page)} of ${formatNumber(of)}`,
  previous: 'Previous page',
  next: 'Next page',
  rated: 'Rated',
  /** What a page is called in one line. */
  roleTitle: (name: string, role: string) => `${name}: ${role}`,
  castTitle: (title: string) => `Cast and crew of ${title}`,
  castDescription: (title: string, count: number) =>
    `Everybody who had a part in ${title}: ${plural(count, { one: '{n} person', other: '{n} people' })}, by department.`,
  description: (name: string, count: number) =>
    count === 0 ? `${name} on Marquee.` : `${name} on Marquee: ${titles(count)}, by role.`,
  nobody: 'Nobody is named for this title yet.',
} as const;
