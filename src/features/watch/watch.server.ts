import { loadMyServices } from './my-services.queries.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { Offers, Region } from '../../core/offers.ts';
import type { Outcome } from '../../core/outcome.ts';
import { readRegion, regionName } from '../../core/regions.ts';
import { watchPath } from '../../core/routes.ts';
import { isIdBeyond, parseTitleId, type Kind, type TitleDetails } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';
import type { Viewer } from '../../server/viewer.ts';

/** A title's offers in the region of an address. */
export interface TitleInRegion {
  title: TitleDetails;
  /** Null if loading failed. */
  offers: Offers | null;
  /** ISO 3166-1. */
  region: string;
  /** Whether it is the default region of cached pages. */
  isDefault: boolean;
}

/** The page of a title's offers. */
export interface WatchPage extends TitleInRegion {
  /** All regions, including the current one. */
  regions: readonly Region[];
  /** The canonical address of title and region. */
  path: string;
  /** Ids of the signed-in user's services; null for a visitor or if loading failed. */
  mine: readonly number[] | null;
  /** Part of the page failed to load: it is not cached. */
  incomplete: boolean;
}

interface WatchRequest {
  kind: Kind;
  segment: string | undefined;
  parameters: URLSearchParams;
  requestId: string;
}

/** The region of an address, else the default one. */
async function regionOf(parameters: URLSearchParams) {
  const { config } = await services();
  const region = readRegion(parameters.get('region')) ?? config.region;
  return { region, isDefault: region === config.region };
}

/** Loads the title first, since only it says whether it is for adults. */
function withTitle<T>(
  { kind, segment, requestId }: WatchRequest,
  work: (title: TitleDetails) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return outcomeOf<T>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: isIdBeyond(segment) ? 'notFound' : 'invalid' };
    const { catalogue } = await services();
    const title = await catalogue.title({ kind, id }, { alone: true });
    return title ? work(title) : { kind: 'notFound' };
  });
}

/**
 * A title's offers in a region; the default region's came with the title, in one response with those of all
 * others. Rejects with CatalogueError.
 */
export async function offersFor(title: TitleDetails, region: string): Promise<Offers | null> {
  if (title.offers?.region === region) return title.offers;
  const { catalogue } = await services();
  return catalogue.offers(title.kind, title.id, region);
}

/** Loads the offers of another region for a page; an error outcome if that fails. */
export function loadOffers(request: WatchRequest): Promise<Outcome<TitleInRegion & { path: string }>> {
  return withTitle(request, async (title) => {
    const { region, isDefault } = await regionOf(request.parameters);
    const path = `/partials/watch/${title.kind}/${title.id}${isDefault ? '' : `?region=${region}`}`;
    return { kind: 'ok', title, offers: await offersFor(title, region), region, isDefault, path };
  });
}

/** The regions to choose from, with the shown one (ISO 3166-1). */
export function withRegion(regions: readonly Region[], region: string): readonly Region[] {
  const isThere = regions.some(({ code }) => code === region);
  return isThere ? regions : [{ code: region, name: regionName(region) }, ...regions];
}

/** What can be done without: null, with the cause in the log. */
async function unlessItFails<T>(work: Promise<T>, requestId: string): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    const { log } = await services();
    log.warn({ requestId, err: error.cause }, error.message);
    return null;
  }
}

/** Loads the page of a title's offers; without offers or regions if these cannot be loaded. */
export function loadWatchPage({
  viewer,
  ...request
}: WatchRequest & { viewer?: Viewer | null }): Promise<Outcome<WatchPage>> {
  return withTitle(request, async (title) => {
    const { catalogue } = await services();
    const { region, isDefault } = await regionOf(request.parameters);
    const [offers, regions, mine = null] = await Promise.all([
      unlessItFails(offersFor(title, region), request.requestId),
      unlessItFails(catalogue.regions(), request.requestId),
      viewer?.ask(({ client, userId }) => loadMyServices(client, userId)),
    ]);
    const path = watchPath(title, isDefault ? null : region);
    const incomplete = offers === null || regions === null;
    return {
      kind: 'ok',
      title,
      offers,
      region,
      isDefault,
      regions: withRegion(regions ?? [], region),
      path,
      mine,
      incomplete,
    };
  });
}
