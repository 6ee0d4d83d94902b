import {
  CAST,
  DEPARTMENTS,
  type ArtistName,
  type Contributor,
  type TitleCredits,
} from '../../core/artists.ts';
import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import type { ContributorItem, Credits } from './wire-credits.ts';

const charactersOf = ({ character, roles }: ContributorItem) => [
  character,
  ...roles.map((role) => role.character),
];
const jobsOf = ({ job, jobs }: ContributorItem) => [job, ...jobs.map((one) => one.job)];

function toContributor(
  items: readonly ContributorItem[],
  partsOf: (item: ContributorItem) => string[],
): Contributor[] {
  const [first] = items;
  if (!first) return [];
  const parts = new Set(items.flatMap(partsOf).map((part) => part.trim()));
  parts.delete('');
  return [
    {
      // Adult performers get no link.
      id: first.adult ? null : first.id,
      name: cutText(first.name, LONGEST.artistName),
      part: cutText([...parts].join(', '), LONGEST.creditPart),
      episodes: Math.trunc(Math.max(...items.map(({ total_episode_count: count }) => count))),
      profilePath: first.profile_path,
    },
  ];
}

/** Each person once, with all their parts. */
function eachOnce(
  items: readonly ContributorItem[],
  partsOf: (item: ContributorItem) => string[],
): Contributor[] {
  return [...Map.groupBy(items, ({ id }) => id).values()].flatMap((same) => toContributor(same, partsOf));
}

/**
 * The cast, each person once, by episodes, then by order. In a series the order alone is no rank; a movie has no
 * episodes.
 */
export function castOf({ cast }: Credits): Contributor[] {
  const ranked = [...cast].sort((a, b) => b.total_episode_count - a.total_episode_count || a.order - b.order);
  return eachOnce(ranked.slice(0, MOST.credits), charactersOf);
}

/** The people with one of these jobs, each once. */
export function whoDid({ crew }: Credits, jobs: readonly string[], most: number): ArtistName[] {
  const fit = crew.filter((item) => jobsOf(item).some((job) => jobs.includes(job)));
  return eachOnce(fit, jobsOf)
    .slice(0, most)
    .map(({ id, name }) => ({ id, name }));
}

/** The number of distinct people in the credits. */
export function peopleIn({ cast, crew }: Credits): number {
  return new Set([...cast, ...crew].map(({ id }) => id)).size;
}

/** The credits by department: the cast first, then TMDB's order. */
export function departmentsOf(credits: Credits): TitleCredits['departments'] {
  const nameOf = ({ department }: ContributorItem) =>
    DEPARTMENTS.find((name) => name === department) ?? 'Crew';
  const crew = Map.groupBy(credits.crew.slice(0, MOST.credits), nameOf);
  const others = DEPARTMENTS.flatMap((name) => {
    const people = eachOnce(crew.get(name) ?? [], jobsOf).sort((a, b) => b.episodes - a.episodes);
    return people.length > 0 ? [{ name, people }] : [];
  });
  const cast = castOf(credits);
  return cast.length > 0 ? [{ name: CAST, people: cast }, ...others] : others;
}
