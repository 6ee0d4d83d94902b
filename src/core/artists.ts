import { isUpcoming, type CalendarDate } from './dates.ts';
import type { Told } from './language/in-english.ts';
import type { Kind, TitleId, TitleSummary } from './title.ts';

/* An artist is a member of cast or crew; a person is a user with an account (docs/glossary.md). */

/** A link to an artist's page; plain text without an id. */
export interface ArtistName {
  id: number | null;
  name: string;
}

/** A title in an artist's filmography; once per role. */
export interface Credit extends TitleId {
  title: string;
  date: CalendarDate | null;
  /** 0 to 10 in tenths; null without votes. */
  voteAverage: number | null;
  voteCount: number;
  /** Characters or jobs, joined; empty if unknown. */
  part: string;
  /** Of a series; 0 if unknown. */
  episodes: number;
}

/** Credits in one department, newest first. */
export interface Role {
  department: string;
  credits: Credit[];
}

export interface Artist extends Told<'biography'> {
  id: number;
  name: string;
  /** Some alternative names, joined; empty without any. */
  alsoKnownAs: string;
  biography: string;
  birthday: CalendarDate | null;
  deathday: CalendarDate | null;
  placeOfBirth: string;
  /** The main department, one of DEPARTMENTS; empty if unknown. */
  department: string;
  profilePath: string | null;
  /** An https URL, or null. */
  homepage: string | null;
  imdbId: string | null;
  knownFor: TitleSummary[];
  /** The main department first, then the longest. */
  roles: Role[];
  /** As themselves, in archive footage, or thanked. */
  asSelf: Credit[];
}

/** TMDB's departments; any other counts as Crew. */
export const DEPARTMENTS = [
  'Acting',
  'Directing',
  'Writing',
  'Creator',
  'Production',
  'Camera',
  'Editing',
  'Sound',
  'Art',
  'Costume & Make-Up',
  'Visual Effects',
  'Lighting',
  'Crew',
] as const;

/** A department in addresses: `costume-make-up`. */
export function departmentSlug(department: string): string {
  return department.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Without a date of death, a greater age is wrong data. */
const OLDEST = 120;

/** Age on a day in whole years; null if unknown or implausible. */
export function ageOn(birthday: CalendarDate | null, day: CalendarDate): number | null {
  if (birthday === null || birthday > day) return null;
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  const age = day.slice(5) < birthday.slice(5) ? years - 1 : years;
  return age <= OLDEST ? age : null;
}

/** Whether a title is unreleased: without a date, or dated after `day`. */
export function isAnnounced({ date }: { date: CalendarDate | null }, day: CalendarDate): boolean {
  return date === null || isUpcoming(date, day);
}

/** An artist's released titles, deduplicated, most votes first. */
export function seenOf(artist: Pick<Artist, 'roles'>, day: CalendarDate): TitleId[] {
  const released = artist.roles.flatMap(({ credits }) =>
    credits.filter((credit) => !isAnnounced(credit, day)),
  );
  const each = new Map(released.map((credit) => [`${credit.kind}-${credit.id}`, credit]));
  return [...each.values()].sort((a, b) => b.voteCount - a.voteCount).map(({ kind, id }) => ({ kind, id }));
}

/** An artist in the cast or crew of one title. */
export interface Contributor extends ArtistName {
  /** Characters or jobs, joined; empty if unknown. */
  part: string;
  /** Of a series; 0 if unknown. */
  episodes: number;
  profilePath: string | null;
}

/** Full cast and crew by department, cast first. */
export interface TitleCredits {
  title: TitleId &
    Told<'title'> & {
      title: string;
      date: CalendarDate | null;
      posterPath: string | null;
      backdropPath: string | null;
    };
  departments: { name: string; people: Contributor[] }[];
}

export const CAST = 'Cast';

/** Values of the filter by kind in addresses. */
export const KIND_FILTERS: Record<Kind, string> = { movie: 'movies', tv: 'series' };

/** Initials of the first two names, shown without a portrait. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters.slice(0, 2).join('');
}
