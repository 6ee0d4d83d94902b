import { aiWordsAnyOf } from '../ai/ai-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { filterChips, type FilterNames } from '../discover/discover-chips.ts';
import { discoverAddress, NO_FILTERS, type DiscoverFilters } from '../discover/discover.ts';
import { discoverChipsNot } from '../discover/discover-words.ts';
import { keywordName } from '../discover/keywords.ts';
import { namedGenres } from '../../core/genres.ts';
import { artistPath, titlePath } from '../../core/routes.ts';
import { uniqueTitles, type Genre, type Kind, type TitleSummary } from '../../core/title.ts';
import type { Named } from './names.ts';
import type { WishKeyword } from './wish-keywords.server.ts';
import type { NamedTitle, NamedWish } from './wish-names.server.ts';

/** A wish as a query of Discover, with what is applied to its results. */
export interface Asked {
  kind: Kind;
  filters: DiscoverFilters;
  /** Titles named as examples. */
  likes: readonly NamedTitle[];
  /** People any of whom suffices, and people to exclude. */
  anyone: readonly Named[];
  nobody: readonly Named[];
  /** Subjects that no title may have. */
  avoided: readonly WishKeyword[];
}

/** A part of the query, as a chip. */
export interface Part {
  label: string;
  /** The chip's link: Discover with this part only, a title or a person; null without a page. */
  path: string | null;
  /** The query without this part. */
  rest: Asked;
  /** A mood or a subject; what must not be; genres and years, which a card shows; or anything else. */
  sort: 'theme' | 'refusal' | 'shown' | 'fact';
}

/** What a wish asks for; series cannot be searched by people. */
export function askedBy({ wishes, keywords, avoided }: NamedWish): Asked {
  const { kind, filters, likes, people, peopleMatch, withoutPeople } = wishes;
  const cast = kind === 'movie' ? people : [];
  const anyone = peopleMatch === 'any' ? cast : [];
  const all = anyone.length > 0 ? [] : cast.map(({ id }) => id);
  const ids = keywords.map(({ id }) => id).toSorted((a, b) => a - b);
  return {
    kind,
    filters: { ...filters, people: all, keywords: ids },
    likes,
    anyone,
    nobody: withoutPeople,
    avoided,
  };
}

/** Whether filters ask for anything; that titles are out is understood by itself. */
export function asksAnything({ kind, filters, anyone, nobody, avoided }: Asked): boolean {
  const { release, order } = filters;
  const asked = { ...filters, release: release === 'released' ? null : release };
  const some = discoverAddress(kind, asked) !== discoverAddress(kind, NO_FILTERS);
  return order !== 'popular' || anyone.length + nobody.length + avoided.length > 0 || some;
}

/** The address of Discover with only what `rest` lacks. */
function alone(kind: Kind, filters: DiscoverFilters, rest: DiscoverFilters): string {
  const own = Object.keys(NO_FILTERS).flatMap((key): [string, unknown][] => {
    const name = key as keyof DiscoverFilters;
    const value = filters[name];
    if (name === 'match') return [[name, rest.genres.length === 0 ? value : 'all']];
    if (typeof value === 'object' && value !== null) {
      const left = rest[name] as readonly number[];
      return [[name, value.filter((id) => !left.includes(id))]];
    }
    return value === rest[name] ? [] : [[name, value]];
  });
  return discoverAddress(kind, { ...NO_FILTERS, ...(Object.fromEntries(own) as Partial<DiscoverFilters>) });
}

function sortOf(filters: DiscoverFilters, rest: DiscoverFilters): Part['sort'] {
  if (rest.keywords.length < filters.keywords.length) return 'theme';
  if (rest.without.length < filters.without.length) return 'refusal';
  const isShown =
    rest.genres.length < filters.genres.length || rest.from !== filters.from || rest.to !== filters.to;
  return isShown ? 'shown' : 'fact';
}

/** What is asked for, one thing after the other. */
export function partsOf(asked: Asked, { wishes, keywords }: NamedWish, genres: readonly Genre[]): Part[] {
  const { kind, filters, likes, anyone, nobody, avoided } = asked;
  const byId = (list: readonly Named[]) => new Map(list.map(({ id, name }) => [id, name]));
  const named: FilterNames = {
    genres: byId(namedGenres(genres)),
    people: byId(wishes.people),
    keywords: new Map(keywords.map(({ id, name }) => [id, keywordName(name)])),
  };
  const others = <T>(list: readonly T[], one: T) => list.filter((other) => other !== one);
  return [
    ...likes.map((like): Part => ({
      label: m.ai_words_like({ title: isolated(like.title.title) }),
      path: titlePath(like.title),
      rest: { ...asked, likes: others(likes, like) },
      sort: 'fact',
    })),
    ...filterChips(kind, filters, named)
      .filter(({ rest }) => filters.release !== 'released' || rest.release === 'released')
      .map(({ label, rest }): Part => ({
        label,
        path: alone(kind, filters, rest),
        rest: { ...asked, filters: rest },
        sort: sortOf(filters, rest),
      })),
    ...(anyone.length > 0
      ? [
          {
            label: aiWordsAnyOf(anyone.map(({ name }) => name)),
            path: null,
            rest: { ...asked, anyone: [] },
            sort: 'fact' as const,
          },
        ]
      : []),
    ...nobody.map((one): Part => ({
      label: m.ai_words_without({ name: isolated(one.name) }),
      path: artistPath(one),
      rest: { ...asked, nobody: others(nobody, one) },
      sort: 'refusal',
    })),
    ...avoided.map((one): Part => ({
      label: discoverChipsNot(keywordName(one.name)),
      path: null,
      rest: { ...asked, avoided: others(avoided, one) },
      sort: 'refusal',
    })),
  ];
}

/** What is left of a wish without some parts, by their labels; unknown labels are ignored. */
export function withoutParts(
  asked: Asked,
  labels: readonly string[],
  parts: (asked: Asked) => Part[],
): Asked {
  return labels.reduce(
    (left, label) => parts(left).find((part) => part.label === label)?.rest ?? left,
    asked,
  );
}

/** The first title of each list before the second of any. */
export function inTurn(lists: readonly (readonly TitleSummary[])[]): TitleSummary[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return uniqueTitles(
    Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat(),
  );
}
