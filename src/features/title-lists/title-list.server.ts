import { isolated } from '../../core/language/inserted.ts';
import { catalogueListGenresBy } from '../../core/words/catalogue-words.ts';
import { movieCategoryBy, tvCategoryBy } from '../../core/words/categories-words.ts';
import { m } from '../../paraglide/messages.js';
import { kindCrumb, movieCategory, tvCategory } from '../../core/categories.ts';
import type { ListContents } from '../custom-lists/custom-lists.ts';
import { today } from '../../core/dates.ts';
import { discoverAddress, NO_FILTERS } from '../discover/discover.ts';
import type { FoundEntry } from '../../core/found.ts';
import { genreDisplayName, genreTitlesName } from '../../core/genres.ts';
import type { Outcome } from '../../core/outcome.ts';
import { categoryPath, genreIndexPath, genrePath } from '../../core/routes.ts';
import { parseTitleId, type Kind, type TitleSummary } from '../../core/title.ts';
import { filterYears, parseYear } from './years.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { assemble, type Frame } from './list-frame.server.ts';
import { loadListed, type MadeFor } from './listed-page.server.ts';
import type { Viewer } from '../../server/viewer.ts';

export interface Crumb {
  name: string;
  path: string;
}

export interface WayOn {
  label: string;
  path: string;
}

/** A list page of any kind: category, genre, search and more. */
export interface TitleList {
  listKind: Kind;
  heading: string;
  /** The document's title, since headings of two lists may be equal. */
  title: string;
  description: string;
  /** Breadcrumbs from home, the page itself last. */
  crumbs: Crumb[];
  titles: TitleSummary[];
  /** Search results other than titles. */
  entries?: FoundEntry[];
  page: number;
  totalResults: number;
  /** Paths of this page, the first page, and its neighbours. */
  path: string;
  firstPath: string;
  previousPath: string | null;
  morePath: string | null;
  moreLabel: string;
  emptyMessage: string;
  /** A link for an empty list; null if the page provides one. */
  wayOn: WayOn | null;
  /** Years to choose from; null without a year filter. */
  years: number[] | null;
  year: number | null;
  /** The list in Discover, for further filters. */
  refinePath?: string;
  /** How it was personalised; missing for visitors. */
  made?: MadeFor | undefined;
  /** The custom list with its owner's notes; `first` is the rank of the first title. */
  custom?: ListContents;
  first?: number;
  /** So many titles were left out that the page is not full. */
  nearlyAll?: boolean;
}

const toGenres = (): WayOn => ({ label: m.catalogue_list_way_on_genres(), path: '/genres' });

/** The request of a list. */
export interface ListRequest {
  requestId: string;
  parameters: URLSearchParams;
  /** The signed-in user; missing for a visitor. */
  viewer?: Viewer | null;
}

/** The common part of categories' frames. */
function categoryFrame(
  kind: Kind,
  category: string,
  { label, description }: { label: string; description: string },
) {
  const basePath = categoryPath(kind, category);
  return {
    listKind: kind,
    description,
    crumbs: [kindCrumb(kind), { name: label, path: basePath }],
    basePath,
    wayOn: toGenres(),
  };
}

/** Loads a category of movies or series (docs/behaviour.md, Pages); an unknown one falls back to popular. */
export function loadCategory(
  kind: Kind,
  segment: string | undefined,
  { requestId, parameters, viewer }: ListRequest,
): Promise<Outcome<TitleList>> {
  return outcomeOf(requestId, async () => {
    const { catalogue, clock } = await services();
    const day = today(clock);
    if (kind === 'movie') {
      const category = movieCategory(segment);
      const words = movieCategoryBy[category]();
      const filtered = category !== 'trending-now';
      const year = filtered ? parseYear(parameters.get('year'), day) : null;
      const frame: Frame = {
        ...categoryFrame(kind, category, words),
        heading: words.title,
        emptyMessage:
          year === null ? m.catalogue_list_no_movies() : m.catalogue_list_no_movies_from({ year }),
        years: filtered ? filterYears(day) : null,
        year,
      };
      const found = await loadListed(viewer, parameters, (page, within) =>
        catalogue.movieList(category, { page, year, within }),
      );
      return { kind: 'ok', ...assemble(frame, found) };
    }
    const category = tvCategory(segment);
    const words = tvCategoryBy[category]();
    const year = parseYear(parameters.get('year'), day);
    const frame: Frame = {
      ...categoryFrame(kind, category, words),
      heading: year === null ? words.title : `${words.title} (${year})`,
      emptyMessage: year === null ? m.catalogue_list_no_series() : m.catalogue_list_no_series_from({ year }),
      years: filterYears(day),
      year,
    };
    const found = await loadListed(viewer, parameters, (page, within) =>
      catalogue.seriesList(category, { page, year, within }),
    );
    return { kind: 'ok', ...assemble(frame, found) };
  });
}

/** Loads titles of a genre; notFound for a genre the catalogue does not have (docs/behaviour.md, Pages). */
export function loadGenre(
  kind: Kind,
  segment: string | undefined,
  { requestId, parameters, viewer }: ListRequest,
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
      description: m.catalogue_list_most_popular({ titles: isolated(titles) }),
      crumbs: [
        { name: catalogueListGenresBy[kind](), path: genreIndexPath(kind) },
        { name, path: genrePath(kind, genre.id) },
      ],
      basePath: genrePath(kind, genre.id),
      refinePath: discoverAddress(kind, { ...NO_FILTERS, genres: [genre.id] }),
      emptyMessage: kind === 'movie' ? m.catalogue_list_no_movies() : m.catalogue_list_no_genre_series(),
      wayOn: toGenres(),
      years: null,
      year: null,
    };
    const found = await loadListed(viewer, parameters, (page, within) =>
      catalogue.byGenre(kind, genre.id, { page, within }),
    );
    return { kind: 'ok', ...assemble(frame, found) };
  });
}
