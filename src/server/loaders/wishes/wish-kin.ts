import { yearOf } from '../../../domain/dates.ts';
import type { DiscoverFilters } from '../../../domain/discover/discover.ts';
import { titleKey, uniqueTitles, type TitleSummary } from '../../../domain/title.ts';
import type { WishSetting } from './wish-names.ts';
import { asksAnything, type Asked } from './wish-parts.ts';

/** Examples whose kin are looked at. */
const MOST_EXAMPLES = 2;

/** What a card does not tell; asked for without. */
const NOT_ON_A_CARD = {
  shortest: null,
  longest: null,
  votes: null,
  country: null,
  certification: null,
  status: null,
  people: [],
  keywords: [],
  services: [],
} as const satisfies Partial<DiscoverFilters>;

/** Titles near some examples. */
export interface Kin {
  /** Those that have what is asked for, as far as their cards tell, nearest first. */
  fitting: TitleSummary[];
  /** What Discover is asked for titles that have all of it. */
  toDiscover: Asked;
  examples: ReadonlySet<string>;
  genres: ReadonlySet<number>;
}

/** Whether cards tell all that is asked for. */
export function isAskedOnCard({ filters, anyone }: Asked): boolean {
  const rest: DiscoverFilters = { ...filters, ...NOT_ON_A_CARD };
  const isSame = Object.keys(NOT_ON_A_CARD).every(
    (key) => String(filters[key as keyof DiscoverFilters]) === String(rest[key as keyof DiscoverFilters]),
  );
  return isSame && anyone.length === 0;
}

/** Whether a title has what filters ask for, as far as its card tells. */
function hasOnCard(title: TitleSummary, filters: DiscoverFilters, day: string): boolean {
  const { genres, match, without, from, to, language, score } = filters;
  const has = (genre: number) => title.genreIds.includes(genre);
  const year = yearOf(title.date) ?? NaN;
  return (
    (genres.length === 0 || (match === 'any' ? genres.some(has) : genres.every(has))) &&
    !without.some(has) &&
    (from === null || year >= from) &&
    (to === null || year <= to) &&
    (language === null || title.originalLanguage === language) &&
    (score === null || (title.voteAverage ?? 0) >= score) &&
    (filters.release === 'announced' || (title.date !== null && title.date <= day))
  );
}

/**
 * What is like the examples of a wish, the first of each before the second of any; and where cards are not enough what to
 * ask Discover instead, which wants one of the examples' genres where the wish names none.
 */
export async function kinOf(asked: Asked, { catalogue, day }: WishSetting): Promise<Kin> {
  const { kind, filters, likes } = asked;
  const details = await Promise.all(
    likes.slice(0, MOST_EXAMPLES).map(({ id, title }) => catalogue.title({ kind: title.kind, id })),
  );
  const lists = details.map((one) => one?.similar ?? []);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const examples = new Set(likes.map(({ title }) => titleKey(title)));
  const fitting = uniqueTitles(all).filter(
    (title) => title.kind === kind && !examples.has(titleKey(title)) && hasOnCard(title, filters, day),
  );
  const known = new Set((await catalogue.genres(kind)).map(({ id }) => id));
  const genres = new Set(likes.flatMap(({ title }) => title.genreIds).filter((id) => known.has(id)));
  const left = [...genres].filter((id) => !filters.without.includes(id));
  const wanted: Partial<DiscoverFilters> =
    filters.genres.length > 0 ? {} : { genres: left, match: left.length > 1 ? 'any' : 'all' };
  const toDiscover =
    asksAnything(asked) || left.length > 0 ? { ...asked, filters: { ...filters, ...wanted } } : asked;
  return { fitting, toDiscover, examples, genres };
}

/** Titles that fit, the nearest to the examples first: their kin, then those that share most of their genres. */
export function rankedByKin(
  titles: readonly TitleSummary[],
  { fitting, examples, genres }: Kin,
): TitleSummary[] {
  const rank = new Map(fitting.map((title, at) => [titleKey(title), at]));
  const distance = (title: TitleSummary) => rank.get(titleKey(title)) ?? fitting.length;
  const shared = ({ genreIds }: TitleSummary) => genreIds.filter((id) => genres.has(id)).length;
  return titles
    .filter((title) => !examples.has(titleKey(title)))
    .toSorted((a, b) => distance(a) - distance(b) || shared(b) - shared(a));
}
