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
  /** How it was made for whoever is signed in; missing for visitors. */
  made?: MadeFor | undefined;
  /** The list of somebody's own that it is, with what they say of its titles; `first` is the place of the first. */
  custom?: ListContents;
  first?: number;
  /** So much was left out that the page is not full. */
  nearlyAll?: boolean;
}

const toGenres = (): WayOn => ({ label: m.catalogue_list_way_on_genres(), path: '/genres' });

/** What a list is asked for. */
export interface ListRequest {
  requestId: string;
  parameters: URLSearchParams;
  /** Who looks at it; missing for a visitor. */
  viewer?: Viewer | null;
}

/** What the frames of all categories have. */
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

/** A category of movies or series (docs/behaviour.md, Pages); an unknown category falls back to popular. */
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

/** Titles of a genre; notFound for a genre the catalogue does not have (docs/behaviour.md, Pages). */
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
