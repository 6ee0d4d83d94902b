import type { CatalogueOptions } from '../catalogue/options.ts';
import type { Config } from '../contract/config.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';
import { fromImageHost, type FetchImage } from './cards/artwork.ts';

/** Who answers for the movie database, and where its pictures lie. */
export interface CatalogueService extends Pick<
  CatalogueOptions,
  'fetch' | 'baseUrl' | 'exportsUrl' | 'apiKey'
> {
  imageBase: string;
  images: ((request: Request) => Promise<Response>) | undefined;
  /** Asks for one picture at an address below `imageBase`, and nowhere else. */
  image: FetchImage;
  /** The embedded server needs no sparing. */
  limits: { perSecond: number };
  description: ServiceDescription;
}

/** The movie database itself, with a key for it. */
export function hostedCatalogue({ apiKey, apiUrl, imageUrl, perSecond }: Config['tmdb']): CatalogueService {
  return {
    fetch: (request) => fetch(request),
    baseUrl: apiUrl,
    apiKey,
    imageBase: imageUrl,
    limits: { perSecond },
    images: undefined,
    image: fromImageHost,
    description: { name: 'Catalogue', mode: 'hosted', detail: new URL(apiUrl).host },
  };
}
