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

/** Where a title can be seen in the region of an address. */
export interface TitleInRegion {
  title: TitleDetails;
  /** Null when they could not be asked for. */
  offers: Offers | null;
  /** ISO 3166-1. */
  region: string;
  /** Whether the region is the one that stands in pages for everybody. */
  isDefault: boolean;
}

/** The same as a page of its own. */
export interface WatchPage extends TitleInRegion {
  /** The regions to choose from, the shown one among them. */
  regions: readonly Region[];
  /** The one address of this title and region; others lead there. */
  path: string;
  /** The services whoever is signed in has, by number; null where nobody is, or nobody can say. */
  mine: readonly number[] | null;
  /** A part of the page could not be loaded: it is shown without, and not kept. */
  incomplete: boolean;
}

interface WatchRequest {
  kind: Kind;
  segment: string | undefined;
  parameters: URLSearchParams;
  requestId: string;
}

/** The region an address asks for; what is none is the default one. */
async function regionOf(parameters: URLSearchParams) {
  const { config } = await services();
  const region = readRegion(parameters.get('region')) ?? config.region;
  return { region, isDefault: region === config.region };
}

/** Runs work with the title of a path; the title comes first, since only it tells what is for adults. */
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

/** Its offers in a region. Those of the default one came with it, those of all others in the same answer. */
export async function offersFor(title: TitleDetails, region: string): Promise<Offers | null> {
  if (title.offers?.region === region) return title.offers;
  const { catalogue } = await services();
  return catalogue.offers(title.kind, title.id, region);
}

/** What a page shows for another region than its own; an error when offers cannot be asked for. */
export function loadOffers(request: WatchRequest): Promise<Outcome<TitleInRegion & { path: string }>> {
  return withTitle(request, async (title) => {
    const { region, isDefault } = await regionOf(request.parameters);
    const path = `/partials/watch/${title.kind}/${title.id}${isDefault ? '' : `?region=${region}`}`;
    return { kind: 'ok', title, offers: await offersFor(title, region), region, isDefault, path };
  });
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

/** The page of where a title can be seen; without offers or a choice of regions where these cannot be asked for. */
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
    const shown = { code: region, name: regionName(region) };
    const named = regions?.some(({ code }) => code === region) ? regions : [shown, ...(regions ?? [])];
    const path = watchPath(title, isDefault ? null : region);
    const incomplete = offers === null || regions === null;
    return { kind: 'ok', title, offers, region, isDefault, regions: named, path, mine, incomplete };
  });
}
