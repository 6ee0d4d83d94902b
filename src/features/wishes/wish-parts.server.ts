import { aiWordsAnyOf } from '../ai/ai-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { filterChips, type FilterNames } from '../discover/discover-chips.ts';
import { discoverAddress, NO_FILTERS, type DiscoverFilters } from '../discover/discover.ts';
import { keywordName } from '../discover/keywords.ts';
import { namedGenres } from '../../core/genres.ts';
import { artistPath, titlePath } from '../../core/routes.ts';
import type { Genre, Kind } from '../../core/title.ts';
import type { Named } from './names.ts';
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
}

/** A part of the query, as a chip. */
export interface Part {
  label: string;
  /** The chip's link: Discover with this part only, a title or a person; null without a page. */
  path: string | null;
  /** The query without this part. */
  rest: Asked;
}

/** Converts a wish to a query; Discover cannot filter series by people. */
export function askedBy({ wishes, keywords }: NamedWish): Asked {
  const { kind, filters, likes, people, peopleMatch, withoutPeople } = wishes;
  const cast = kind === 'movie' ? people : [];
  const anyone = peopleMatch === 'any' ? cast : [];
  const all = anyone.length > 0 ? [] : cast.map(({ id }) => id);
  const ids = keywords.map(({ id }) => id).toSorted((a, b) => a - b);
  return { kind, filters: { ...filters, people: all, keywords: ids }, likes, anyone, nobody: withoutPeople };
}

/** Whether a query has any filter besides that titles are released. */
export function asksAnything({ kind, filters, anyone, nobody }: Asked): boolean {
  const { release, order } = filters;
  const asked = { ...filters, release: release === 'released' ? null : release };
  const some = discoverAddress(kind, asked) !== discoverAddress(kind, NO_FILTERS);
  return order !== 'popular' || anyone.length + nobody.length > 0 || some;
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

/** The parts of a query. */
export function partsOf(asked: Asked, { wishes, keywords }: NamedWish, genres: readonly Genre[]): Part[] {
  const { kind, filters, likes, anyone, nobody } = asked;
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
    })),
    ...filterChips(kind, filters, named)
      .filter(({ rest }) => filters.release !== 'released' || rest.release === 'released')
      .map(({ label, rest }): Part => ({
        label,
        path: alone(kind, filters, rest),
        rest: { ...asked, filters: rest },
      })),
    ...(anyone.length > 0
      ? [{ label: aiWordsAnyOf(anyone.map(({ name }) => name)), path: null, rest: { ...asked, anyone: [] } }]
      : []),
    ...nobody.map((one): Part => ({
      label: m.ai_words_without({ name: isolated(one.name) }),
      path: artistPath(one),
      rest: { ...asked, nobody: others(nobody, one) },
    })),
  ];
}
