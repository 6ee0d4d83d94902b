import { movieCategory, tvCategory } from '../../domain/categories.ts';
import { today } from '../../domain/dates.ts';
import { discoverAddress, NO_FILTERS } from '../../domain/discover.ts';
import type { FoundEntry } from '../../domain/found.ts';
import { genreDisplayName, genreTitlesName } from '../../domain/genres.ts';
import { CATALOGUE_MESSAGES, MOVIE_CATEGORY_TEXT, TV_CATEGORY_TEXT } from '../../domain/messages.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { parsePage } from '../../domain/paging.ts';
import { categoryPath, genreIndexPath, genrePath, withParameters } from '../../domain/routes.ts';
import { parseTitleId, type Kind, type TitlePage, type TitleSummary } from '../../domain/title.ts';
import { filterYears, parseYear } from '../../domain/years.ts';
import { services } from '../services.ts';
import { outcomeOf } from './outcome.ts';

export interface Crumb {
  name: string;
  path: string;
}

interface WayOn {
  label: string;
  path: string;
}

/** A list page, whatever it lists: categories, genres and searches differ in their words only. */
export interface TitleList {
  listKind: Kind;
  heading: string;
  /** The document's; headings of two lists may be the same. */
  title: string;
  description: string;
  /** Way to the page from home, the page itself last. */
  crumbs: Crumb[];
  titles: TitleSummary[];
  /** What it lists in place of titles. */
  entries?: FoundEntry[];
  page: number;
  totalResults: number;
  /** Address of this page, of its first page, and of its neighbours. */
  path: string;
  firstPath: string;
  previousPath: string | null;
  morePath: string | null;
  moreLabel: string;
  emptyMessage: string;
  /** Where to go from a list without titles; null where the page itself knows. */
  wayOn: WayOn | null;
  /** The years to choose from; null where the list has no year filter. */
  years: number[] | null;
  year: number | null;
  /** Where the same titles can be asked for more narrowly. */
  refinePath?: string;
}

/** What a list says of itself, whatever titles it turns out to hold. */
export interface Frame {
  listKind: Kind;
  heading: string;
  title?: string;
  description: string;
  crumbs: Crumb[];
  basePath: string;
  emptyMessage: string;
  wayOn: WayOn | null;
  years: number[] | null;
  year: number | null;
  refinePath?: string;
}

/** A list page out of its frame and the titles of one page. */
export function assemble(frame: Frame, page: TitlePage): TitleList {
  const { basePath, year, heading } = frame;
  const { first, years } = CATALOGUE_MESSAGES.list.wayOn;
  const at = (number: number | null) =>
    number === null ? null : withParameters(basePath, { year, page: number === 1 ? null : number });
  const firstPath = at(1) ?? basePath;
  let { wayOn } = frame;
  if (page.page > 1) wayOn = { label: first, path: firstPath };
  else if (year !== null) wayOn = { label: years, path: basePath };
  return {
    ...frame,
    title: frame.title ?? (year === null || heading.includes(`(${year})`) ? heading : `${heading} (${year})`),
    wayOn,
    titles: page.results,
    page: page.page,
    totalResults: page.totalResults,
    path: at(page.page) ?? basePath,
    firstPath,
    // Back from beyond the end is the last page there is.
    previousPath: page.page > 1 ? at(Math.min(page.page - 1, Math.max(page.totalPages, 1))) : null,
    morePath: at(page.next),
    moreLabel: year === null ? CATALOGUE_MESSAGES.list.more : CATALOGUE_MESSAGES.list.moreFrom(year),
  };
}

const GENRES: WayOn = { label: CATALOGUE_MESSAGES.list.wayOn.genres, path: '/genres' };

interface ListRequest {
  requestId: string;
  parameters: URLSearchParams;
}

/** A category of movies or series (docs/behaviour.md, Pages); an unknown category falls back to popular. */
export function loadCategory(
  kind: Kind,
  segment: string | undefined,
  { requestId, parameters }: ListRequest,
): Promise<Outcome<TitleList>> {
  return outcomeOf(requestId, async () => {
    const { catalogue, clock } = await services();
    const day = today(clock);
    const page = parsePage(parameters.get('page'));
    if (kind === 'movie') {
      const category = movieCategory(segment);
      const filtered = category !== 'trending-now';
      const year = filtered ? parseYear(parameters.get('year'), day) : null;
      const text = MOVIE_CATEGORY_TEXT[category];
      const frame: Frame = {
        listKind: kind,
        heading: text.title,
        description: text.description,
        crumbs: [
          { name: 'Movies', path: '/movies' },
          { name: text.label, path: categoryPath(kind, category) },
        ],
        basePath: categoryPath(kind, category),
        emptyMessage:
          year === null ? CATALOGUE_MESSAGES.list.noMovies : CATALOGUE_MESSAGES.list.noMoviesFrom(year),
        wayOn: GENRES,
        years: filtered ? filterYears(day) : null,
        year,
      };
      return { kind: 'ok', ...assemble(frame, await catalogue.movies(category, { page, year })) };
    }
    const category = tvCategory(segment);
    const year = parseYear(parameters.get('year'), day);
    const text = TV_CATEGORY_TEXT[category];
    const frame: Frame = {
      listKind: kind,
      heading: year === null ? text.title : `${text.title} (${year})`,
      description: text.description,
      crumbs: [
        { name: 'TV Series', path: '/tv-series' },
        { name: text.label, path: categoryPath(kind, category) },
      ],
      basePath: categoryPath(kind, category),
      emptyMessage:
        year === null ? CATALOGUE_MESSAGES.list.noSeries : CATALOGUE_MESSAGES.list.noSeriesFrom(year),
      wayOn: GENRES,
      years: filterYears(day),
      year,
    };
    return { kind: 'ok', ...assemble(frame, await catalogue.series(category, { page, year })) };
  });
}

/** Titles of a genre; notFound for a genre the catalogue does not have (docs/behaviour.md, Pages). */
export function loadGenre(
  kind: Kind,
  segment: string | undefined,
  { requestId, parameters }: ListRequest,
): Promise<Outcome<TitleList>> {
  return outcomeOf(requestId, async () => {
    const { catalogue } = await services();
    const id = parseTitleId(segment);
    const genre = id === null ? undefined : (await catalogue.genres(kind)).find((known) => known.id === id);
    if (!genre) return { kind: 'notFound' };
    const name = genreDisplayName(genre);
    const titles = genreTitlesName(genre, kind);
    const frame: Frame = {
      listKind: kind,
      heading: name,
      title: titles,
      description: CATALOGUE_MESSAGES.list.mostPopular(titles),
      crumbs: [
        { name: CATALOGUE_MESSAGES.list.genres[kind], path: genreIndexPath(kind) },
        { name, path: genrePath(kind, genre.id) },
      ],
      basePath: genrePath(kind, genre.id),
      refinePath: discoverAddress(kind, { ...NO_FILTERS, genres: [genre.id] }),
      emptyMessage:
        kind === 'movie' ? CATALOGUE_MESSAGES.list.noMovies : CATALOGUE_MESSAGES.list.noGenreSeries,
      wayOn: GENRES,
      years: null,
      year: null,
    };
    const page = parsePage(parameters.get('page'));
    return { kind: 'ok', ...assemble(frame, await catalogue.byGenre(kind, genre.id, { page })) };
  });
}
