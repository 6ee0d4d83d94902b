import { departmentSlug, isAnnounced, KIND_FILTERS, type Artist, type Credit } from '../../core/artists.ts';
import { cutText, LONGEST } from '../../core/bounds.ts';
import type { CalendarDate } from '../../core/dates.ts';
import { parsePage } from '../../core/paging.ts';
import { withParameters } from '../../core/routes.ts';
import { titleKey, type Kind } from '../../core/title.ts';

/** Filters of a filmography, as in its address. */
export interface FilmographyQuery {
  /** Lists this role alone, with all its titles; null lists the first titles of every role. */
  role: string | null;
  kind: Kind | null;
  sort: 'date' | 'rating';
  /** From 1; only with `role`. */
  page: number;
}

/** Sections that are not departments. */
export const ANNOUNCED = 'announced';
export const AS_SELF = 'self';

/** Titles of one role, or of ANNOUNCED or AS_SELF. */
export interface FilmographySection {
  role: string;
  /** Null for ANNOUNCED and AS_SELF. */
  department: string | null;
  total: number;
  credits: Credit[];
}

export interface Filmography {
  sections: FilmographySection[];
  /** With `role` its number of pages; else 1. */
  pages: number;
}

/** Maximum titles per role on a page with all roles, and on a page of one role. */
const MOST_OF_ROLE = 60;
const ROLE_PAGE = 60;
/** Every role shows this many before any shows more. */
const AT_LEAST = 6;
const MOST_ANNOUNCED = 12;
const MOST_AS_SELF = 30;

/** Character budget of a page for biography and titles, and a row's fixed share of it. */
const LETTERS = 4600;
const ROW_LETTERS = 30;

/** Titles with fewer votes sort last by rating: their average means little. */
const FEW_VOTES = 20;

/** Parses the filters; ignores invalid ones. */
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

/** Returns the address of the filters. */
export function filmographyPath(path: string, query: FilmographyQuery): string {
  return withParameters(path, {
    role: query.role,
    kind: query.kind && KIND_FILTERS[query.kind],
    sort: query.sort === 'rating' ? 'rating' : null,
    page: query.role !== null && query.page > 1 ? query.page : null,
  });
}

/** Merges the roles of one title, so that an announced title is listed once. */
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

/** All sections with titles, uncut: announced titles first, appearances as themselves last. */
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

/** Cuts each section to the page's budget: at first a few titles of each, then more of the first sections. */
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
 * The titles on an artist's page: the first of every role, or one page of `query.role`. An unknown role shows all
 * roles.
 */
export function filmography(artist: Artist, query: FilmographyQuery, day: CalendarDate): Filmography {
  const sections = sectionsOf(artist, query, day);
  const only = sections.find(({ role }) => role === query.role);
  if (!only) return { sections: cut(sections, artist.biography.length), pages: 1 };
  const pages = Math.ceil(only.total / ROLE_PAGE);
  const from = (Math.min(query.page, pages) - 1) * ROLE_PAGE;
  return { sections: [{ ...only, credits: only.credits.slice(from, from + ROLE_PAGE) }], pages };
}
