import { LIST_NAMES } from '../../core/list-names.ts';
import type { ListMarks, ListName } from '../../core/lists.ts';
import type { LearntCards, OwnCard } from './own-cards.ts';

/**
 * The user's data about a page's titles, as island props. Lists contain keys (`titleKey`), as most titles are in no
 * list.
 */
export interface CardProps extends Record<ListName, string[]> {
  userId: string;
  hideSeen: boolean;
  services: readonly number[];
  /** With loaded data. */
  titles: string[];
  /** Titles included in one of the user's services, and titles in none. A title in neither is not looked up yet. */
  included: string[];
  excluded: string[];
}

/** A card's data from `CardProps`; `included` is null if unknown. */
type KnownCard = Pick<OwnCard, 'lists' | 'included'>;

/** Serialises the user's data about a page's titles. */
export function writeCardProps(userId: string, { hideSeen, services, cards }: LearntCards): CardProps {
  const keysOf = (has: (card: OwnCard) => boolean) =>
    [...cards].filter(([, card]) => has(card)).map(([key]) => key);
  const lists = LIST_NAMES.map((list) => [list, keysOf((card) => card.lists[list])]);
  return {
    ...{ userId, hideSeen, services, titles: [...cards.keys()] },
    ...(Object.fromEntries(lists) as Record<ListName, string[]>),
    included: keysOf(({ included }) => included === true),
    excluded: keysOf(({ included }) => included === false),
  };
}

/** Parses props from `writeCardProps`; keys are `titleKey`. */
export function readCardProps(props: Omit<CardProps, 'userId'>): Map<string, KnownCard> {
  const held = LIST_NAMES.map((list) => [list, new Set(props[list])] as const);
  const [included, excluded] = [new Set(props.included), new Set(props.excluded)];
  const cardOf = (key: string): KnownCard => ({
    lists: Object.fromEntries(held.map(([list, keys]) => [list, keys.has(key)])) as unknown as ListMarks,
    included: included.has(key) || (excluded.has(key) ? false : null),
  });
  return new Map(props.titles.map((key) => [key, cardOf(key)]));
}
