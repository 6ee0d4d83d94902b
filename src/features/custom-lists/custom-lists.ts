import { listPath, withParameters } from '../../core/routes.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { TitleId } from '../../core/title.ts';

export const CUSTOM_LISTS_PATH = '/lists';

/** Endpoint that changes a list's visibility and deletes lists. It also purges cached pages. */
export const CUSTOM_LISTS_API = '/api/lists';

/** Limits in characters, as the database counts them. */
export const LIST_LENGTHS = { name: 100, description: 2000, note: 500 } as const;

export const LISTED_PER_PAGE = 20;

/** Who can read a list: its owner, anybody with the link, or everybody. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The editable fields of a custom list. */
export interface ListWords {
  name: string;
  description: string;
  ranked: boolean;
}

/** Without its titles. */
export interface CustomList extends ListWords {
  /** Primary key; pages and links use `address`. */
  id: string;
  /** Twenty random hexadecimal digits, so that nobody can guess it. */
  address: string;
  visibility: Visibility;
  items: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** A list with its first posters, five at most. */
export interface ListSummary extends CustomList {
  posters: string[];
}

/** A title of a list with its owner's note. */
export interface ListedTitle extends ListTitle {
  note: string;
}

/** What Undo restores with a removed title. */
export interface TakenOut {
  /** Its former rank. */
  position: number | null;
  note: string;
}

/** A list with one page of its titles. */
export interface ListContents extends CustomList {
  own: boolean;
  ownerId: string;
  /** The owner's display name; null if not set. */
  ownerName: string | null;
  /** Handle of the owner's public profile; null if it is not public. */
  ownerHandle: string | null;
  createdAt: string;
  titles: ListedTitle[];
  /** How many of its released titles the user has seen; null for a visitor. */
  progress: { released: number; seen: number } | null;
}

/** Where to move a title: a rank (from 1), behind another title, or, with `after: null`, to the top. */
export type Target = { place: number } | { after: TitleId | null };

/** Whether a text is a well-formed list address. */
export function isListAddress(text: string): boolean {
  return /^[0-9a-f]{20}$/.test(text);
}

/** Path of a page of a list; `page` counts from 1. */
export function listPagePath(list: Pick<CustomList, 'address' | 'name'>, page: number): string {
  return withParameters(listPath(list), { page: page === 1 ? null : page });
}

/** The list address at the start of a path segment; null without one. */
export function addressOf(segment: string | undefined): string | null {
  const [, address = ''] = /^([0-9a-f]{20})(?:-|$)/.exec(segment ?? '') ?? [];
  return address || null;
}

/** Normalises a text for storage: trims it and cuts it to `most` characters. */
export function keptText(text: string, most: number): string {
  return [...text.toWellFormed().trim()].slice(0, most).join('').trim();
}

/** Length limit of an edited text: an imported text may be longer and is not cut. */
export const longestOf = (before: string, most: number) => Math.max(most, [...before].length);

/** Normalises a list name to one line; possibly empty. */
export function listName(text: string): string {
  return keptText(text.replace(/\s+/gu, ' '), LIST_LENGTHS.name);
}

/** Moves a title to rank `to` (from 1). Does nothing if the title is missing. */
export function moved<Title extends TitleId>(titles: readonly Title[], which: TitleId, to: number): Title[] {
  const isIt = ({ kind, id }: TitleId) => kind === which.kind && id === which.id;
  const title = titles.find(isIt);
  const others = titles.filter((other) => !isIt(other));
  return title ? others.toSpliced(Math.max(0, to - 1), 0, title) : others;
}

/** Converts a title to an item of a list. */
export function listed(title: ListTitle, note = ''): ListedTitle {
  const { kind, id, title: name, posterPath, date, voteAverage } = title;
  return { kind, id, title: name, posterPath, date: date satisfies CalendarDate | null, voteAverage, note };
}
