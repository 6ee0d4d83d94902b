import type { Catalogue } from '../catalogue/contract.ts';
import type { CatalogueOptions } from '../catalogue/options.ts';
import type { Config } from '../contract/config.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';
import { fromImageHost, type FetchImage } from '../features/share/artwork.server.ts';
import { withinTime } from './within-time.ts';

/** The catalogue's API and images. */
export interface CatalogueService extends Pick<
  CatalogueOptions,
  'fetch' | 'baseUrl' | 'exportsUrl' | 'apiKey'
> {
  imageBase: string;
  images: ((request: Request) => Promise<Response>) | undefined;
  /** Loads an image below `imageBase` only. */
  image: FetchImage;
  /** The embedded catalogue has no limit. */
  limits: { perSecond: number };
  description: ServiceDescription;
}

/** TMDB with an API key. */
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

/** Appended to the server's name. */
const KEY_REFUSED = 'refuses TMDB_API_KEY: no title is shown until another is set';

/** How long the start waits for the key's check (ms). */
const PATIENCE_MS = 2500;

/** Checks TMDB's key for the boot log, with a timeout. */
export async function tryKey(catalogue: Catalogue): Promise<void> {
  await withinTime(catalogue.tryKey(), PATIENCE_MS);
}

/** The boot log's line of the catalogue, saying if the key is refused. */
export function describeCatalogue(source: CatalogueService, catalogue: Catalogue): ServiceDescription {
  const { description } = source;
  if (catalogue.health().condition !== 'refused') return description;
  return { ...description, detail: `${description.detail} ${KEY_REFUSED}` };
}
