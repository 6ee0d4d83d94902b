import { createCatalogueServer } from '../../src/tmdb/server.ts';

/** A list item as the embedded catalogue sends it, both kinds at once. */
export interface WireItem {
  id: number;
  title?: string;
  name?: string;
  release_date?: string;
  first_air_date?: string;
  genre_ids: number[];
  vote_average: number;
  vote_count: number;
  popularity: number;
  media_type?: string;
}

export interface WirePage {
  page: number;
  results: WireItem[];
  total_pages: number;
  total_results: number;
}

/** A call to the embedded catalogue on a fixed day: path below `/3`, with the query. */
export interface EmbeddedCatalogue {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get<T = WirePage>(path: string): Promise<T>;
  /** Every item of a list, page by page. */
  all(path: string): Promise<WireItem[]>;
}

/** The embedded catalogue as it is on a day. */
export function catalogueOn(day: string): EmbeddedCatalogue {
  const server = createCatalogueServer({ clock: () => new Date(`${day}T09:30:00Z`) });
  const fetch = (path: string, init?: RequestInit) =>
    server.api(new Request(`http://catalogue.embedded/3/${path}`, init));
  const get = async <T = WirePage>(path: string) => (await (await fetch(path)).json()) as T;
  const all = async (path: string) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}page=`;
    const first = await get(`${address}1`);
    const later = await Promise.all(
      Array.from({ length: first.total_pages - 1 }, (_, index) => get(`${address}${index + 2}`)),
    );
    return [first, ...later].flatMap(({ results }) => results);
  };
  return { fetch, get, all };
}

/** The name of an item of either kind. */
export function nameOf(item: WireItem): string {
  return item.title ?? item.name ?? '';
}
