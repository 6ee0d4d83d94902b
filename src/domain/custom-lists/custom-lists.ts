import { withParameters } from '../routes.ts';
import type { CalendarDate } from '../dates.ts';
import type { ListTitle } from '../lists/lists.ts';
import type { TitleId } from '../title.ts';

/** Path of a person's own lists. */
export const CUSTOM_LISTS_PATH = '/lists';

/** Where lists are shown to others and hidden, and removed: at once, kept pages included. */
export const CUSTOM_LISTS_API = '/api/lists';

/** In characters, as the database counts them. */
export const LIST_LENGTHS = { name: 100, description: 2000, note: 500 } as const;

/** Titles on one page of a list. */
export const LISTED_PER_PAGE = 20;

/** Who may read a list: its owner, whoever knows its address, or everybody. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What somebody says of a list of their own. */
export interface ListWords {
  name: string;
  description: string;
  /** Whether its titles are numbered. */
  ranked: boolean;
}

/** A list of a person's own making ("custom list"), without its titles. */
export interface CustomList extends ListWords {
  /** Its key; what its page is found by is the address. */
  id: string;
  /** Twenty hexadecimal digits nobody can guess. */
  address: string;
  visibility: Visibility;
  /** How many titles it has. */
  items: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** One with the first posters there are in it, five at most. */
export interface ListSummary extends CustomList {
  posters: string[];
}

/** A title of a list, with what its owner says of it. */
export interface ListedTitle extends ListTitle {
  note: string;
}

/** What goes with a title that is taken out of a list. */
export interface TakenOut {
  /** The rank it had, for putting it back. */
  position: number | null;
  note: string;
}

/** A list as its page reads it: some of its titles in order. */
export interface ListContents extends CustomList {
  /** Whether it belongs to who reads it. */
  own: boolean;
  ownerId: string;
  /** Their display name; null for who has given none. */
  ownerName: string | null;
  /** What their page is found by where it is public; null otherwise. */
  ownerHandle: string | null;
  createdAt: string;
  titles: ListedTitle[];
  /** How many of its released titles the reader has seen; null for who is signed out. */
  progress: { released: number; seen: number } | null;
}

/** Where a title is moved: to a place (from 1), behind another title, or, with null, to the beginning. */
export type Target = { place: number } | { after: TitleId | null };

/** Whether a text can be the address of a list. */
export function isListAddress(text: string): boolean {
  return /^[0-9a-f]{20}$/.test(text);
}

/** The longest part of an address that repeats a name, in characters. */
const LONGEST_SLUG = 40;

/** A name as addresses repeat it: letters and digits of any script in lower case, joined by hyphens. May be empty. */
function slugOf(name: string): string {
  const words =
    name
      .toWellFormed()
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, LONGEST_SLUG).join('').replace(/-$/, '');
}

/** Path of a list's page, its name behind its address. */
export function listPath({ address, name }: Pick<CustomList, 'address' | 'name'>): string {
  const slug = slugOf(name);
  return `/list/${address}${slug && `-${encodeURIComponent(slug)}`}`;
}

/** Path of a page of a list, from 1. */
export function listPagePath(list: Pick<CustomList, 'address' | 'name'>, page: number): string {
  return withParameters(listPath(list), { page: page === 1 ? null : page });
}

/** The address at the beginning of the last part of such a path; null where there is none. */
export function addressOf(segment: string | undefined): string | null {
  const [, address = ''] = /^([0-9a-f]{20})(?:-|$)/.exec(segment ?? '') ?? [];
  return address || null;
}

/** A text as it is kept: without blanks at its ends, and no longer than `most` characters. */
export function keptText(text: string, most: number): string {
  return [...text.toWellFormed().trim()].slice(0, most).join('').trim();
}

/** How long a text may be that is typed here; an imported one stays as long as it is. */
export const longestOf = (before: string, most: number) => Math.max(most, [...before].length);

/** A name as it is kept, on one line; empty for one that says nothing. */
export function listName(text: string): string {
  return keptText(text.replace(/\s+/gu, ' '), LIST_LENGTHS.name);
}

/** The list with a title moved in it. A title that is not there moves nothing. */
export function moved<Title extends TitleId>(titles: readonly Title[], which: TitleId, to: number): Title[] {
  const isIt = ({ kind, id }: TitleId) => kind === which.kind && id === which.id;
  const title = titles.find(isIt);
  const others = titles.filter((other) => !isIt(other));
  return title ? others.toSpliced(Math.max(0, to - 1), 0, title) : others;
}

/** What a new title of a list says of itself. */
export function listed(title: ListTitle, note = ''): ListedTitle {
  const { kind, id, title: name, posterPath, date, voteAverage } = title;
  return { kind, id, title: name, posterPath, date: date satisfies CalendarDate | null, voteAverage, note };
}
