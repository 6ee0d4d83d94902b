import { LIST_NAMES } from './list-names.ts';
import type { ListMarks, ListName } from './lists.ts';
import type { LearntCards, OwnCard } from './own-cards.ts';

/** What the server learnt for the titles of a page, as island props: titles by `titleKey`, most are in no list. */
export interface CardProps extends Record<ListName, string[]> {
  userId: string;
  hideSeen: boolean;
  services: readonly number[];
  /** All titles whose lists are known. */
  titles: string[];
  /** Titles included on one of the user's services, and those on none. A title in neither is not looked up yet. */
  included: string[];
  excluded: string[];
}

/** What an island reads of a title in `CardProps`; `included` is null while that is not known. */
type KnownCard = Pick<OwnCard, 'lists' | 'included'>;

/** Writes what is known of the titles of a page as props. */
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

/** Returns by titleKey what `writeCardProps` wrote. */
export function readCardProps(props: Omit<CardProps, 'userId'>): Map<string, KnownCard> {
  const held = LIST_NAMES.map((list) => [list, new Set(props[list])] as const);
  const [included, excluded] = [new Set(props.included), new Set(props.excluded)];
  const cardOf = (key: string): KnownCard => ({
    lists: Object.fromEntries(held.map(([list, keys]) => [list, keys.has(key)])) as unknown as ListMarks,
    included: included.has(key) || (excluded.has(key) ? false : null),
  });
  return new Map(props.titles.map((key) => [key, cardOf(key)]));
}
