import type { Catalogue } from '../catalogue/contract.ts';
import type { CatalogueOptions } from '../catalogue/options.ts';
import type { Config } from '../contract/config.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';
import { fromImageHost, type FetchImage } from '../features/share/artwork.server.ts';
import { withinTime } from './within-time.ts';

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

/** Behind the server's name. */
const KEY_REFUSED = 'refuses TMDB_API_KEY: no title is shown until another is set';

/** How long a start waits to hear whether the key is taken. */
const PATIENCE_MS = 2500;

/** Learns whether the movie database takes the key, for the lines of the start; one that is slow is not waited for. */
export async function tryKey(catalogue: Catalogue): Promise<void> {
  await withinTime(catalogue.tryKey(), PATIENCE_MS);
}

/** What is said of the catalogue, with a key that is refused. */
export function describeCatalogue(source: CatalogueService, catalogue: Catalogue): ServiceDescription {
  const { description } = source;
  if (catalogue.health().condition !== 'refused') return description;
  return { ...description, detail: `${description.detail} ${KEY_REFUSED}` };
}
