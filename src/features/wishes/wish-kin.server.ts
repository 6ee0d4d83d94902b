import { yearOf } from '../../core/dates.ts';
import { DISCOVER_PARAMETERS, isAsked, type DiscoverFilters, type FilterName } from '../discover/discover.ts';
import { titleKey, uniqueTitles, type TitleSummary } from '../../core/title.ts';
import type { WishSetting } from './wish-names.server.ts';
import { asksAnything, type Asked } from './wish-parts.server.ts';

/** Maximum examples whose similar titles are used. */
const MOST_EXAMPLES = 2;

type Rule = (title: TitleSummary, filters: DiscoverFilters, day: string) => boolean;

const yearIn = ({ date }: TitleSummary) => yearOf(date) ?? NaN;
/** For filters that another rule covers, or that do not concern single titles. */
const always: Rule = () => true;

/** Whether a title fulfils a filter; null for filters whose facts list results lack. */
const RULES: Record<FilterName, Rule | null> = {
  genres: ({ genreIds }, { genres, match }) =>
    genres.length === 0 || genres[match === 'any' ? 'some' : 'every']((genre) => genreIds.includes(genre)),
  match: always,
  without: ({ genreIds }, { without }) => !without.some((genre) => genreIds.includes(genre)),
  from: (title, { from }) => from === null || yearIn(title) >= from,
  to: (title, { to }) => to === null || yearIn(title) <= to,
  shortest: null,
  longest: null,
  score: ({ voteAverage }, { score }) => score === null || (voteAverage ?? 0) >= score,
  votes: null,
  language: ({ originalLanguage }, { language }) => language === null || originalLanguage === language,
  country: null,
  certification: null,
  status: null,
  release: ({ date }, { release }, day) => release === 'announced' || (date !== null && date <= day),
  people: null,
  keywords: null,
  services: null,
  region: always,
  order: always,
};

/** Titles similar to examples. */
export interface Kin {
  /** Those that fulfil the filters as far as known, nearest first. */
  fitting: TitleSummary[];
  /** The query of Discover for titles that fulfil all filters. */
  toDiscover: Asked;
  examples: ReadonlySet<string>;
  genres: ReadonlySet<number>;
}

/** Whether list results have the facts of all filters. */
export function isAskedOnCard({ filters, anyone }: Asked): boolean {
  const isOnCard = DISCOVER_PARAMETERS.every((name) => RULES[name] || !isAsked(name, filters));
  return isOnCard && anyone.length === 0;
}

/** Whether a title has what filters ask for, as far as its card shows. */
export const isOnCard = (title: TitleSummary, filters: DiscoverFilters, day: string) =>
  DISCOVER_PARAMETERS.every((name) => RULES[name]?.(title, filters, day) ?? true);

/**
 * Titles similar to a wish's examples, interleaved. If facts are missing, also a query of Discover, which
 * requires a genre of the examples if the wish names none.
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
    (title) => title.kind === kind && !examples.has(titleKey(title)) && isOnCard(title, filters, day),
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

/** Sorts titles by nearness to the examples: similar ones, then those that share most genres. */
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
