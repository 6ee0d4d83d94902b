import { titleKey, type TitleId } from '../title.ts';
import { NO_MARKS, type ListMarks } from './lists.ts';

/** How far somebody is in a series: episodes watched, of those that have been on air. */
interface Progress {
  watched: number;
  aired: number;
}

/** What the card of a title says of whoever looks at it. */
export interface OwnCard {
  lists: ListMarks;
  /** Included on one of their services; null while that is not known. */
  included: boolean | null;
  /** Null for what they do not follow. */
  progress: Progress | null;
}

/** What titles are to somebody. */
export interface OwnCards {
  /** Whether their lists leave out what they have seen. */
  hideSeen: boolean;
  /** By titleKey, of all titles that were asked about. */
  cards: ReadonlyMap<string, OwnCard>;
}

/** The same with the services the user has, by number: what a page has learnt of them. */
export interface LearntCards extends OwnCards {
  services: readonly number[];
}

const listsOf = (title: TitleId, own: OwnCards | undefined) =>
  own?.cards.get(titleKey(title))?.lists ?? NO_MARKS;

/** Whether lists leave a title out for somebody. */
export function isLeftOut(title: TitleId, own: OwnCards): boolean {
  const { dismissed, watched } = listsOf(title, own);
  return dismissed || (own.hideSeen && watched);
}

/** Whether they have seen a title, as far as that is known. */
export const isSeen = (title: TitleId, own: OwnCards | undefined): boolean => listsOf(title, own).watched;

/** Why a title is dimmed; what somebody has seen is so only `amongAll`, and where they hide it. */
export function whyDimmed(
  { dismissed, watched }: Pick<ListMarks, 'dismissed' | 'watched'>,
  hidesSeen: boolean,
): 'dismissed' | 'watched' | null {
  return dismissed ? 'dismissed' : hidesSeen && watched ? 'watched' : null;
}

/** Whether all that cards say of somebody is known of these titles. */
export const isAllKnown = (titles: readonly TitleId[], own: OwnCards | undefined): boolean =>
  titles.every((title) => typeof own?.cards.get(titleKey(title))?.included === 'boolean');

/** How many titles somebody has neither seen nor wished for; null while that is not known of all. */
export function missingIn(titles: readonly TitleId[], own: OwnCards | undefined): number | null {
  const isMissing = ({ watched, wishlist }: ListMarks) => !watched && !wishlist;
  if (!titles.every((title) => own?.cards.has(titleKey(title)))) return null;
  return titles.filter((title) => isMissing(listsOf(title, own))).length;
}
