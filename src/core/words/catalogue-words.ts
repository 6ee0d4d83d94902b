import { m } from '../../paraglide/messages.js';
import { counted } from '../format.ts';
import { isolated } from '../language/inserted.ts';

export const catalogueLoadingBy = {
  movies: () => ({ title: m.catalogue_loading_movies_title(), text: m.catalogue_loading_movies_text() }),
  series: () => ({ title: m.catalogue_loading_series_title(), text: m.catalogue_loading_series_text() }),
};

export const catalogueSearchFoundBy = {
  movie: (n: number): string => m.catalogue_search_found_movie(counted(n)),
  tv: (n: number): string => m.catalogue_search_found_tv(counted(n)),
  person: (n: number): string => m.catalogue_search_found_person(counted(n)),
  collection: (n: number): string => m.catalogue_search_found_collection(counted(n)),
};

/** Names the best match in another tab. */
export const catalogueSearchBetterBy = {
  movie: (name: string): string => m.catalogue_search_better_movie({ name: isolated(name) }),
  tv: (name: string): string => m.catalogue_search_better_tv({ name: isolated(name) }),
  person: (name: string): string => m.catalogue_search_better_person({ name: isolated(name) }),
  collection: (name: string): string => m.catalogue_search_better_collection({ name: isolated(name) }),
};

export const catalogueSearchTabNamesBy = {
  movie: m.catalogue_search_tab_names_movie,
  tv: m.catalogue_search_tab_names_tv,
  person: m.catalogue_search_tab_names_person,
  collection: m.catalogue_search_tab_names_collection,
};

/** Why more titles failed to load; shown by the page's script. */
export const loadMoreBy = {
  failed: m.load_more_failed,
  foreign: m.load_more_foreign,
};

export const catalogueListOfGenreBy = {
  movie: (name: string): string => m.catalogue_list_of_genre_movie({ name: isolated(name) }),
  tv: (name: string): string => m.catalogue_list_of_genre_tv({ name: isolated(name) }),
};

export const catalogueListGenresBy = {
  movie: m.catalogue_list_genres_movie,
  tv: m.catalogue_list_genres_tv,
};

export const catalogueSearchNoneBy = {
  movie: m.catalogue_search_none_movie,
  tv: m.catalogue_search_none_tv,
  person: m.catalogue_search_none_person,
  collection: m.catalogue_search_none_collection,
};

/** Meta descriptions of a search without a query, by tab. */
export const catalogueSearchFindBy = {
  movie: m.catalogue_search_find_movie,
  tv: m.catalogue_search_find_tv,
  person: m.catalogue_search_find_person,
  collection: m.catalogue_search_find_collection,
};
