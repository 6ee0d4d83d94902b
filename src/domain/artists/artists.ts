import { isUpcoming, type CalendarDate } from '../dates.ts';
import type { Told } from '../language/in-english.ts';
import type { Kind, TitleId, TitleSummary } from '../title.ts';

/*
 * An artist is whoever had a part in a title, before the camera or behind it; a person is somebody with an account
 * (docs/glossary.md).
 */

/** A name that leads to an artist's page; without an id it leads nowhere. */
export interface ArtistName {
  id: number | null;
  name: string;
}

/** A title somebody had a part in, each title once in a role. */
export interface Credit extends TitleId {
  title: string;
  date: CalendarDate | null;
  /** 0 to 10 in tenths; null while nobody has voted. */
  voteAverage: number | null;
  voteCount: number;
  /** Characters played, or jobs done, joined; empty when unknown. */
  part: string;
  /** Of a series; 0 when unknown. */
  episodes: number;
}

/** What somebody did in one department, the newest first. */
export interface Role {
  department: string;
  credits: Credit[];
}

/** Everything an artist's page shows. */
export interface Artist extends Told<'biography'> {
  id: number;
  name: string;
  /** A few of their other names; empty when there are none. */
  alsoKnownAs: string;
  biography: string;
  birthday: CalendarDate | null;
  deathday: CalendarDate | null;
  placeOfBirth: string;
  /** What they are known for, one of DEPARTMENTS; empty when unknown. */
  department: string;
  profilePath: string | null;
  /** An address that begins with https, or null. */
  homepage: string | null;
  imdbId: string | null;
  knownFor: TitleSummary[];
  /** What they are known for first, then the longest. */
  roles: Role[];
  /** As themselves, in archive footage, or only thanked. */
  asSelf: Credit[];
}

/** The departments of the movie database; any other counts as Crew. */
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

/** How a department stands in addresses: `costume-make-up`. */
export function departmentSlug(department: string): string {
  return department.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** No one gets older: without a day of death, an age above it says nothing. */
const OLDEST = 120;

/** Whole years of a life on a day; null when that cannot be said. */
export function ageOn(birthday: CalendarDate | null, day: CalendarDate): number | null {
  if (birthday === null || birthday > day) return null;
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  const age = day.slice(5) < birthday.slice(5) ? years - 1 : years;
  return age <= OLDEST ? age : null;
}

/** Whether a title is still to come: announced without a date, or dated after today. */
export function isAnnounced({ date }: { date: CalendarDate | null }, day: CalendarDate): boolean {
  return date === null || isUpcoming(date, day);
}

/** What can have been seen of somebody's work, the best known first: all of it that is released, each title once. */
export function seenOf(artist: Pick<Artist, 'roles'>, day: CalendarDate): TitleId[] {
  const released = artist.roles.flatMap(({ credits }) =>
    credits.filter((credit) => !isAnnounced(credit, day)),
  );
  const each = new Map(released.map((credit) => [`${credit.kind}-${credit.id}`, credit]));
  return [...each.values()].sort((a, b) => b.voteCount - a.voteCount).map(({ kind, id }) => ({ kind, id }));
}

/** Somebody among the cast or crew of one title. */
export interface Contributor extends ArtistName {
  /** Characters played, or jobs done, joined; empty when unknown. */
  part: string;
  /** Of a series; 0 when unknown. */
  episodes: number;
  profilePath: string | null;
}

/** Everybody who had a part in a title, by department: the cast first. */
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

/** What the cast is called among the departments of a title. */
export const CAST = 'Cast';

/** A page's address of a kind, as its filter stands there. */
export const KIND_FILTERS: Record<Kind, string> = { movie: 'movies', tv: 'series' };

/** What stands for a portrait where there is none: the first letters of the first two names. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters.slice(0, 2).join('');
}
