import { titleKey, type TitleId } from '../../core/title.ts';
import { NO_MARKS, type ListMarks } from '../../core/lists.ts';

/** Progress in a series: watched episodes of those aired. */
interface Progress {
  watched: number;
  aired: number;
}

/** The user's data on a title's card. */
export interface OwnCard {
  lists: ListMarks;
  /** Included in one of the user's services; null if unknown. */
  included: boolean | null;
  /** Null if not followed. */
  progress: Progress | null;
}

export interface OwnCards {
  /** Whether lists hide watched titles. */
  hideSeen: boolean;
  /** By titleKey, for all requested titles. */
  cards: ReadonlyMap<string, OwnCard>;
}

/** With the ids of the user's services. */
export interface LearntCards extends OwnCards {
  services: readonly number[];
}

const listsOf = (title: TitleId, own: OwnCards | undefined) =>
  own?.cards.get(titleKey(title))?.lists ?? NO_MARKS;

/** Whether lists hide a title for the user. */
export function isLeftOut(title: TitleId, own: OwnCards): boolean {
  const { dismissed, watched } = listsOf(title, own);
  return dismissed || (own.hideSeen && watched);
}

/** Whether the user has seen a title; false if unknown. */
export const isSeen = (title: TitleId, own: OwnCards | undefined): boolean => listsOf(title, own).watched;

/** Why a title is dimmed, or null; a watched one only if the user hides watched titles. */
export function whyDimmed(
  { dismissed, watched }: Pick<ListMarks, 'dismissed' | 'watched'>,
  hidesSeen: boolean,
): 'dismissed' | 'watched' | null {
  return dismissed ? 'dismissed' : hidesSeen && watched ? 'watched' : null;
}

/** Whether all data of these titles is loaded. */
export const isAllKnown = (titles: readonly TitleId[], own: OwnCards | undefined): boolean =>
  titles.every((title) => typeof own?.cards.get(titleKey(title))?.included === 'boolean');

/** Number of titles neither watched nor on the wishlist; null if data is missing. */
export function missingIn(titles: readonly TitleId[], own: OwnCards | undefined): number | null {
  const isMissing = ({ watched, wishlist }: ListMarks) => !watched && !wishlist;
  if (!titles.every((title) => own?.cards.has(titleKey(title)))) return null;
  return titles.filter((title) => isMissing(listsOf(title, own))).length;
}
