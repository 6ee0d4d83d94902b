import type { Catalogue } from '../../catalogue/contract.ts';
import { filterChips, type FilterNames } from '../../domain/discover-chips.ts';
import { discoverAddress, NO_FILTERS, type DiscoverFilters } from '../../domain/discover.ts';
import { MAX_TITLES, type Understood, type WordSearchAnswer } from '../../domain/ai-search.ts';
import { yearOf } from '../../domain/dates.ts';
import { AI_MESSAGES } from '../../domain/messages.ts';
import { titlePath } from '../../domain/routes.ts';
import { titleKey, uniqueTitles, type Kind, type TitleSummary } from '../../domain/title.ts';
import { nameWish, type NamedTitle, type NamedWish, type WishSetting } from './wish-names.ts';

/** Which age ratings would count; wishes ask for none. */
const REGION = 'US';

/** Pages of what Discover finds that are looked at, and examples whose kin are. */
const MOST_PAGES = 2;
const MOST_EXAMPLES = 2;

/** What can be told of a title by its card; the rest of the filters cannot be combined with "like this title". */
const ON_A_CARD = [
  'genres',
  'match',
  'without',
  'from',
  'to',
  'language',
  'score',
  'release',
  'order',
] as const;

function onlyCards(filters: DiscoverFilters): DiscoverFilters {
  const kept = ON_A_CARD.map((name) => [name, filters[name]] as const);
  return { ...NO_FILTERS, ...(Object.fromEntries(kept) as Partial<DiscoverFilters>) };
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

/** What Discover is asked for by a wish. */
function filtersOf({ wishes, keywords }: NamedWish): DiscoverFilters {
  const people = wishes.kind === 'movie' ? wishes.people.map(({ id }) => id) : [];
  return { ...wishes.filters, people, keywords: keywords.map(({ id }) => id).toSorted((a, b) => a - b) };
}

/** Whether filters ask for anything; that titles are out is understood by itself. */
function asksAnything(kind: Kind, filters: DiscoverFilters): boolean {
  const { release, order } = filters;
  const asked = { ...filters, release: release === 'released' ? null : release };
  return order !== 'popular' || discoverAddress(kind, asked) !== discoverAddress(kind, NO_FILTERS);
}

/** The address of Discover that asks for one thing only: what a chip's rest does not have. */
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

async function understoodOf(
  catalogue: Catalogue,
  wish: NamedWish,
  filters: DiscoverFilters,
): Promise<Understood> {
  const { wishes, keywords, missed } = wish;
  const { kind, english, people, likes } = wishes;
  const genres = await catalogue.genres(kind);
  const named: FilterNames = {
    genres: new Map(genres.map(({ id, name }) => [id, name])),
    people: new Map(people.map(({ id, name }) => [id, name])),
    keywords: new Map(keywords.map(({ id, name }) => [id, name])),
  };
  const chips = filterChips(kind, filters, named)
    .filter(({ rest }) => filters.release !== 'released' || rest.release === 'released')
    .map(({ label, rest }) => ({ label, path: alone(kind, filters, rest) }));
  const examples = likes.map(({ title }) => ({
    label: AI_MESSAGES.words.like(title.title),
    path: titlePath(title),
  }));
  const unasked = kind === 'tv' ? people.map(({ name }) => AI_MESSAGES.words.noPeople(name)) : [];
  return {
    kind,
    english,
    chips: [...examples, ...chips],
    missed: [...missed, ...unasked],
    path: asksAnything(kind, filters) ? discoverAddress(kind, filters) : null,
  };
}

/** What is like the examples, the first of each before the second of any. */
async function kinOf(catalogue: Catalogue, likes: readonly NamedTitle[]): Promise<TitleSummary[]> {
  const lists = await Promise.all(
    likes.slice(0, MOST_EXAMPLES).map(async ({ id, title }) => {
      const details = await (title.kind === 'movie' ? catalogue.movie(id) : catalogue.show(id));
      return details?.similar ?? [];
    }),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/**
 * Finds titles for a description without any model: what is understood of it is asked of Discover, or of what is like
 * the titles it names. `known` tells which titles are not to be shown. Where nothing is understood, or nothing fits,
 * there are no titles. Rejects with CatalogueError, or as the signal says.
 */
export async function findByWords(
  request: { kind: Kind; description: string },
  setting: WishSetting,
  known: (titles: TitleSummary[]) => Promise<ReadonlySet<string>>,
): Promise<Omit<WordSearchAnswer, 'searchId'>> {
  const { catalogue, day, signal } = setting;
  const wish = await nameWish(request.kind, request.description, setting);
  const { kind, likes } = wish.wishes;
  const all = filtersOf(wish);
  const filters = likes.length > 0 ? onlyCards(all) : all;
  const understood = await understoodOf(catalogue, wish, filters);
  if (likes.length > 0) {
    const dropped = filterChips(kind, { ...all, release: null }, { genres: new Map() }).length;
    const kept = filterChips(kind, { ...filters, release: null }, { genres: new Map() }).length;
    if (dropped > kept) understood.missed.push(AI_MESSAGES.words.notWithExamples);
    const kin = await kinOf(catalogue, likes);
    const examples = new Set(likes.map(({ title }) => titleKey(title)));
    const fitting = kin.filter((title) => !examples.has(titleKey(title)) && hasOnCard(title, filters, day));
    return { understood, titles: await unknownOf(fitting, known) };
  }
  if (understood.path === null) return { understood, titles: [] };
  let titles: TitleSummary[] = [];
  let page: number | null = 1;
  for (let asked = 0; page !== null && asked < MOST_PAGES && titles.length < MAX_TITLES / 2; asked += 1) {
    signal.throwIfAborted();
    const found: Awaited<ReturnType<Catalogue['discover']>> = await catalogue.discover(kind, filters, {
      page,
      region: REGION,
    });
    titles = [...titles, ...(await unknownOf(found.results, known))];
    page = found.next;
  }
  return { understood, titles: uniqueTitles(titles).slice(0, MAX_TITLES) };
}

async function unknownOf(
  titles: readonly TitleSummary[],
  known: (titles: TitleSummary[]) => Promise<ReadonlySet<string>>,
): Promise<TitleSummary[]> {
  const once = uniqueTitles(titles);
  const left = await known(once);
  return once.filter((title) => !left.has(titleKey(title))).slice(0, MAX_TITLES);
}
