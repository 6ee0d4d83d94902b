import type { Catalogue } from '../catalogue/contract.ts';
import { createCatalogue } from '../catalogue/client.ts';
import type { Clock } from '../domain/dates.ts';
import { readConfig, type Config } from './config.ts';
import { registerLifecycle, type ServiceDescription } from './lifecycle.ts';
import { createLog, type Log } from './log.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface Services {
  config: Config;
  clock: Clock;
  log: Log;
  catalogue: Catalogue;
  /** Where the browser finds catalogue images, without a trailing slash. */
  imageBase: string;
  /** Answers requests below `/embedded/`; 404 for every part that is hosted elsewhere. */
  embedded: Fetch;
  describe(): ServiceDescription[];
  close(): Promise<void>;
}

interface CatalogueService {
  fetch: Fetch;
  apiUrl: string;
  apiKey: string | undefined;
  imageBase: string;
  images: Fetch | undefined;
  /** The embedded server needs no sparing; TMDB's limits are the client's defaults. */
  limits?: { perSecond: number };
  description: ServiceDescription;
}

const EMBEDDED_CATALOGUE_URL = 'http://catalogue.embedded/3';
const EMBEDDED_IMAGES = '/embedded/images';

async function catalogueService(config: Config, clock: Clock): Promise<CatalogueService> {
  const { apiKey, apiUrl, imageUrl } = config.tmdb;
  if (apiKey) {
    const detail = new URL(apiUrl).host;
    const description = { name: 'Catalogue', mode: 'hosted', detail } as const;
    return {
      fetch: (request) => fetch(request),
      apiUrl,
      apiKey,
      imageBase: imageUrl,
      images: undefined,
      description,
    };
  }
  const { createCatalogueServer } = await import('../embedded/catalogue/server.ts');
  const server = createCatalogueServer({ clock });
  return {
    fetch: (request) => server.api(request),
    apiUrl: EMBEDDED_CATALOGUE_URL,
    limits: { perSecond: 100_000 },
    apiKey: undefined,
    imageBase: EMBEDDED_IMAGES,
    images: (request) => server.images(request),
    description: {
      name: 'Catalogue',
      mode: 'embedded',
      detail: `${server.size.movies} movies and ${server.size.series} series (set TMDB_API_KEY for all of them)`,
    },
  };
}

async function createServices(): Promise<Services> {
  const config = readConfig(process.env);
  const clock: Clock = () => new Date();
  const log = createLog(config.logLevel);
  const source = await catalogueService(config, clock);
  const catalogue = createCatalogue({
    fetch: source.fetch,
    baseUrl: source.apiUrl,
    apiKey: source.apiKey,
    clock,
    log,
    limits: source.limits,
  });
  return {
    config,
    clock,
    log,
    catalogue,
    imageBase: source.imageBase,
    embedded: async (request) => {
      const { pathname } = new URL(request.url);
      if (source.images && pathname.startsWith(`${EMBEDDED_IMAGES}/`)) return source.images(request);
      return new Response('Not found', { status: 404 });
    },
    describe: () => [source.description],
    close: () => Promise.resolve(),
  };
}

/** Development reloads this module; what it opened must survive that, so it hangs on the process. */
const KEY = Symbol.for('marquee.services');
const holder = globalThis as typeof globalThis & { [KEY]?: Promise<Services> };

/** The one set of services of this process, opened on first use. */
export function services(): Promise<Services> {
  return (holder[KEY] ??= createServices());
}

registerLifecycle({
  start: async () => (await services()).describe(),
  stop: async () => {
    const opened = holder[KEY];
    delete holder[KEY];
    await (await opened)?.close();
  },
});
