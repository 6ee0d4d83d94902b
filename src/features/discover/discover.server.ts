import { discoverDescriptionBy, discoverOfDecadeBy, discoverTitleBy } from './discover-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { tagNoneTagged } from '../tags/tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { today } from '../../core/dates.ts';
import { decadeOf, filterChips, type FilterChip, type FilterNames } from './discover-chips.ts';
import { withRefused } from './discover-refused.ts';
import { discoverAddress, NO_FILTERS, pickAddress, readDiscover, type DiscoverFilters } from './discover.ts';
import { keywordName } from './keywords.ts';
import { genreTitlesName, namedGenres } from '../../core/genres.ts';
import { asksMore, discoverTagged } from './discover-tagged.ts';
import { withParameters } from '../../core/routes.ts';
import type { NamedTag } from '../tags/tags.ts';
import type { Service } from '../../core/offers.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Genre, Kind } from '../../core/title.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { services } from '../../server/services.ts';
import { loosen } from './discover-loosen.server.ts';
import { notesOf, type DiscoverNote } from './discover-notes.server.ts';
import { pageOf, tagsOf } from './discover-tags.server.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { loadListed } from '../title-lists/listed-page.server.ts';
import { assemble } from '../title-lists/list-frame.server.ts';
import type { ListRequest, TitleList } from '../title-lists/title-list.server.ts';

/** A filter to remove, if nothing was found. */
interface Looser {
  chip: FilterChip;
  count: number;
}

/** A page of Discover: titles and the form's options. */
export interface DiscoverList extends TitleList {
  filters: DiscoverFilters;
  chips: FilterChip[];
  /** The address of the query without ignored filters. */
  askedPath: string;
  /** Notes on ignored filters and implicit ones. */
  notes: DiscoverNote[];
  /** Options of the form that depend on the catalogue. */
  options: { genres: Genre[]; certifications: string[]; services: readonly Named[] };
  /** Redirects to a random one of the titles; null without titles. */
  pickPath: string | null;
  looser: Looser[];
  /** The user's tags by name, and the key of the chosen one; none for a visitor. */
  tags: { all: readonly NamedTag[]; chosen: string | null };
  /** Whether search engines may index it: without filters, or one decade. */
  indexed: boolean;
}

/** Services in the form before scripts add all others. */
const FEW_SERVICES = 5;

type Named = Pick<Service, 'id' | 'name'>;

/** The filters of an address, without unknown genres and age ratings. */
async function askedFor(kind: Kind, parameters: URLSearchParams) {
  const { catalogue, clock, config } = await services();
  const { filters, refused } = readDiscover(kind, parameters, today(clock));
  const region = filters.region ?? config.region;
  // If they cannot be loaded, the field is missing and the filter is trusted.
  const rated: Promise<string[] | null> =
    kind === 'movie' ? catalogue.certifications(region).catch(() => null) : Promise.resolve([]);
  const [genres, ratings, all] = await Promise.all([
    catalogue.genres(kind).then((found) => namedGenres(found)),
    rated,
    catalogue.services(kind, region).catch(() => []),
  ]);
  const known = (ids: readonly number[]) => ids.filter((id) => genres.some((genre) => genre.id === id));
  const had = known(filters.genres);
  const unrated = filters.certification !== null && ratings?.includes(filters.certification) === false;
  const checked: DiscoverFilters = {
    ...filters,
    genres: had,
    match: had.length > 1 ? filters.match : 'all',
    without: known(filters.without),
    ...(unrated && { certification: null, region: filters.services.length > 0 ? filters.region : null }),
  };
  const told =
    unrated && !refused.includes('certification') ? [...refused, 'certification' as const] : refused;
  const asked = filters.services.map((id) => all.find((one) => one.id === id) ?? { id, name: String(id) });
  const others = all.filter(({ id }) => !filters.services.includes(id)).slice(0, FEW_SERVICES);
  const offered = { genres, certifications: ratings ?? [], services: [...asked, ...others] };
  return { filters: checked, refused: told, options: offered, services: all };
}

/** Names of the ids in filters. Ids that cannot be looked up have none; the filter applies anyway. */
async function namesFor(
  catalogue: Catalogue,
  filters: DiscoverFilters,
  { genres, services: all }: { genres: readonly Named[]; services: readonly Named[] },
): Promise<FilterNames> {
  const look = async (ids: readonly number[], name: (id: number) => Promise<string | null | undefined>) => {
    const found = await Promise.all(ids.map(async (id) => [id, await name(id).catch(() => null)] as const));
    return new Map(found.flatMap(([id, known]) => (known ? [[id, known] as const] : [])));
  };
  const [people, keywords] = await Promise.all([
    look(filters.people, async (id) => (await catalogue.artist(id))?.name),
    look(filters.keywords, async (id) => keywordName((await catalogue.keyword(id)) ?? '')),
  ]);
  const byId = (list: readonly Named[]) => new Map(list.map(({ id, name }) => [id, name]));
  return { genres: byId(genres), people, keywords, services: byId(all) };
}

/** The heading of a page with these filters, and whether it is indexed. */
function headingOf(kind: Kind, filters: DiscoverFilters, chips: FilterChip[], genres: readonly Genre[]) {
  const [only] = chips.length === 1 && filters.order === NO_FILTERS.order ? chips : [];
  const genre = only && genres.find(({ id }) => id === filters.genres[0]);
  const decade = only && decadeOf(filters);
  const told = (title: string) => ({
    title,
    description: m.discover_description_of({ titles: isolated(title) }),
  });
  // The genre has its own page, which is indexed instead.
  if (genre) return { ...told(genreTitlesName(genre, kind)), indexed: false };
  if (decade) return { ...told(discoverOfDecadeBy[kind](decade)), indexed: true };
  return {
    title: discoverTitleBy[kind](),
    description: discoverDescriptionBy[kind](),
    indexed: chips.length === 0 && filters.order === NO_FILTERS.order,
  };
}

/** Loads titles for an address' filters (docs/behaviour.md, Discover); `path` is the canonical address. */
export function loadDiscover(
  kind: Kind,
  { requestId, parameters, viewer }: ListRequest,
): Promise<Outcome<DiscoverList>> {
  return outcomeOf(requestId, async () => {
    const { catalogue, clock, config } = await services();
    const { filters, refused, options, services: all } = await askedFor(kind, parameters);
    const { region } = config;
    const tags = await tagsOf(kind, parameters, viewer);
    const { chosen, titles: own } = tags;
    const tagged = own && discoverTagged(own, filters, today(clock));
    const withTag = (path: string) => withParameters(path, { tag: chosen });
    const [found, names] = await Promise.all([
      loadListed(viewer, parameters, (page, within) =>
        tagged
          ? Promise.resolve(pageOf(tagged, page))
          : catalogue.discover(kind, filters, { page, region, within }),
      ),
      namesFor(catalogue, filters, { ...options, services: all }),
    ]);
    const chips = filterChips(kind, filters, names).map((chip) => ({ ...chip, path: withTag(chip.path) }));
    const { title, description, indexed } = headingOf(kind, filters, chips, options.genres);
    const list = assemble(
      {
        listKind: kind,
        heading: discoverTitleBy[kind](),
        title,
        description,
        crumbs: [{ name: discoverTitleBy[kind](), path: discoverAddress(kind, NO_FILTERS) }],
        basePath: withTag(discoverAddress(kind, filters)),
        emptyMessage: tagged
          ? tagNoneTagged(tags.all.find(({ key }) => key === chosen)?.name ?? chosen ?? '').heading
          : m.discover_nothing(),
        wayOn: null,
        years: null,
        year: null,
      },
      found,
    );
    const empty = found.totalResults === 0;
    return {
      kind: 'ok',
      ...list,
      askedPath: list.path,
      path: withRefused(list.path, refused),
      notes: [
        ...notesOf(kind, filters, refused, region),
        ...(chosen !== null && !tagged ? [{ text: m.tag_load_failed(), links: [] }] : []),
        ...(tagged && asksMore(filters) ? [{ text: m.tag_unfiltered_discover(), links: [] }] : []),
      ],
      filters,
      chips,
      options,
      indexed: indexed && chosen === null,
      tags: { all: tags.all, chosen },
      pickPath: empty || chosen !== null ? null : pickAddress(kind, filters),
      looser: empty && chosen === null ? await loosen(catalogue, kind, chips, region) : [],
    };
  });
}

/**
 * Picks a random title that matches an address' filters, without those in `without` and those hidden from the
 * viewer; null if there is none.
 */
export function loadPick(
  kind: Kind,
  { requestId, parameters, viewer }: ListRequest,
  without: ReadonlySet<string>,
): Promise<Outcome<{ picked: { kind: Kind; id: number } | null; listPath: string }>> {
  return outcomeOf(requestId, async () => {
    const { catalogue, config } = await services();
    const { filters } = await askedFor(kind, parameters);
    const never = viewer ? { never: viewer.leaveOut } : {};
    const picked = await catalogue.pick(kind, filters, { region: config.region, without, ...never });
    return { kind: 'ok', picked, listPath: discoverAddress(kind, filters) };
  });
}
