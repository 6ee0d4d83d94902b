import { departmentSlug, isAnnounced, KIND_FILTERS, type Artist, type Credit } from './artists.ts';
import { cutText, LONGEST } from '../bounds.ts';
import type { CalendarDate } from '../dates.ts';
import { parsePage } from '../paging.ts';
import { withParameters } from '../routes.ts';
import { titleKey, type Kind } from '../title.ts';

/** What of somebody's work is asked for, as it stands in the address. */
export interface FilmographyQuery {
  /** One role alone, all of it; null for the first of each. */
  role: string | null;
  kind: Kind | null;
  sort: 'date' | 'rating';
  /** From 1; of one role. */
  page: number;
}

/** What stands beside the departments. */
export const ANNOUNCED = 'announced';
export const AS_SELF = 'self';

/** Titles of one role; the page's own names for those that are no department. */
export interface FilmographySection {
  /** How it stands in addresses. */
  role: string;
  /** Null for ANNOUNCED and AS_SELF. */
  department: string | null;
  total: number;
  credits: Credit[];
}

export interface Filmography {
  sections: FilmographySection[];
  /** Of one role: how many pages there are; else 1. */
  pages: number;
}

/** The most titles of each role where all are shown, and on a page of one role. */
const MOST_OF_ROLE = 60;
const ROLE_PAGE = 60;
/** Of every role, before any has more. */
const AT_LEAST = 6;
const MOST_ANNOUNCED = 12;
const MOST_AS_SELF = 30;

/** Letters that a biography and all titles may take on one page, and what a row counts besides its own. */
const LETTERS = 4600;
const ROW_LETTERS = 30;

/** Votes below which an average says little: such titles come after all others. */
const FEW_VOTES = 20;

/** Reads what is asked for; nonsense asks for nothing. */
export function readFilmographyQuery(parameters: URLSearchParams): FilmographyQuery {
  const kinds = Object.entries(KIND_FILTERS) as [Kind, string][];
  const role = parameters.get('role');
  return {
    role: role !== null && /^[a-z-]{1,24}$/.test(role) ? role : null,
    kind: kinds.find(([, filter]) => filter === parameters.get('kind'))?.[0] ?? null,
    sort: parameters.get('sort') === 'rating' ? 'rating' : 'date',
    page: parsePage(parameters.get('page')),
  };
}

/** The address of what is asked for; another filter or order begins with the first page. */
export function filmographyPath(path: string, query: FilmographyQuery): string {
  return withParameters(path, {
    role: query.role,
    kind: query.kind && KIND_FILTERS[query.kind],
    sort: query.sort === 'rating' ? 'rating' : null,
    page: query.role !== null && query.page > 1 ? query.page : null,
  });
}

/** Titles of several roles, each once: what is still to come is told of in one place. */
function together(credits: readonly Credit[]): Credit[] {
  return [...Map.groupBy(credits, titleKey).values()].flatMap((same) => {
    const parts = new Set(same.map(({ part }) => part).filter(Boolean));
    return same
      .slice(0, 1)
      .map((first) => ({ ...first, part: cutText([...parts].join(', '), LONGEST.creditPart) }));
  });
}

function byRating(a: Credit, b: Credit): number {
  const few = (credit: Credit) => Number(credit.voteCount < FEW_VOTES);
  return few(a) - few(b) || (b.voteAverage ?? -1) - (a.voteAverage ?? -1);
}

/** All sections that have titles, whole: what is announced first, what is no work of theirs last. */
function sectionsOf(artist: Artist, query: FilmographyQuery, day: CalendarDate): FilmographySection[] {
  const fit = (credits: readonly Credit[]) =>
    credits.filter(({ kind }) => query.kind === null || kind === query.kind);
  const ordered = (credits: readonly Credit[]) =>
    query.sort === 'rating' ? [...credits].sort(byRating) : [...credits];
  const section = (role: string, department: string | null, credits: Credit[]) => ({
    role,
    department,
    total: credits.length,
    credits,
  });
  const coming = artist.roles.flatMap(({ credits }) => fit(credits).filter((one) => isAnnounced(one, day)));
  return [
    section(ANNOUNCED, null, together(coming)),
    ...artist.roles.map(({ department, credits }) => {
      const released = fit(credits).filter((one) => !isAnnounced(one, day));
      return section(departmentSlug(department), department, ordered(released));
    }),
    section(AS_SELF, null, ordered(fit(artist.asSelf))),
  ].filter(({ total }) => total > 0);
}

const mostOf = (role: string) =>
  role === ANNOUNCED ? MOST_ANNOUNCED : role === AS_SELF ? MOST_AS_SELF : MOST_OF_ROLE;

const lettersOf = ({ title, part }: Credit) => ROW_LETTERS + title.length + part.length;

/** As many titles of each section as the page has room for: a few of each, then more of those that come first. */
function cut(sections: readonly FilmographySection[], taken: number): FilmographySection[] {
  let room = LETTERS - taken;
  const shown = new Map<string, Credit[]>();
  for (const most of [AT_LEAST, MOST_OF_ROLE]) {
    for (const { role, credits } of sections) {
      const sofar = shown.get(role) ?? [];
      const more = credits.slice(sofar.length, Math.min(most, mostOf(role)));
      const fit = more.filter((credit) => (room -= lettersOf(credit)) >= 0);
      shown.set(role, [...sofar, ...fit]);
    }
  }
  return sections.map((section) => ({ ...section, credits: shown.get(section.role) ?? [] }));
}

/**
 * What an artist's page lists of their work: the first titles of every role, or one page of a role alone. A role
 * nobody has had asks for all.
 */
export function filmography(artist: Artist, query: FilmographyQuery, day: CalendarDate): Filmography {
  const sections = sectionsOf(artist, query, day);
  const only = sections.find(({ role }) => role === query.role);
  if (!only) return { sections: cut(sections, artist.biography.length), pages: 1 };
  const pages = Math.ceil(only.total / ROLE_PAGE);
  const from = (Math.min(query.page, pages) - 1) * ROLE_PAGE;
  return { sections: [{ ...only, credits: only.credits.slice(from, from + ROLE_PAGE) }], pages };
}
