import type { Catalogue } from '../../catalogue/contract.ts';
import { yearOf } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { Outcome } from '../../core/outcome.ts';
import { readRegion } from '../../core/regions.ts';
import { titleMerit } from '../search/merit.ts';
import { nameAsked, normaliseQuery, splitYear, suggestWords } from '../search/search.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { Offers, Region } from '../../core/offers.ts';
import { MOST_MEANT } from './where.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';
import { orNull } from '../../server/in-time.ts';
import { outcomeOf } from '../../server/outcome.ts';
import type { Viewer } from '../../server/viewer.ts';
import { withRegion } from './watch.server.ts';

/** A title that may be meant, with its offers; null where these could not be loaded. */
interface MeantTitle {
  title: TitleSummary;
  offers: Offers | null;
}

/** Where the titles of a name can be watched. */
export interface WhereAnswer {
  /** The name as it was typed; empty for none. */
  query: string;
  /** Whether the name is long enough to be looked up. */
  isAsked: boolean;
  /** ISO 3166-1. */
  region: string;
  /** Best match first. */
  meant: MeantTitle[];
  /** Some offers could not be loaded: the answer is not cached. */
  incomplete: boolean;
}

/** The same as a page, with the regions to choose from. */
export interface WherePage extends WhereAnswer {
  regions: readonly Region[];
}

interface WhereRequest {
  parameters: URLSearchParams;
  requestId: string;
  viewer: Viewer | null;
}

/** Titles by a name, best match first; TMDB's own order where no name matches, as for names in another language. */
async function titlesBy(catalogue: Catalogue, name: string): Promise<TitleSummary[]> {
  const { titles } = await catalogue.searchEverything(name);
  const merits = new Map(titles.map((title) => [title, titleMerit(name, title)]));
  const merit = (title: TitleSummary) => merits.get(title) ?? 0;
  const matching = titles.filter((title) => merit(title) > 0);
  return matching.length > 0 ? matching.sort((a, b) => merit(b) - merit(a)) : titles;
}

/** Titles a query may mean: of its year, if it ends in one. */
async function meantBy(catalogue: Catalogue, query: string): Promise<TitleSummary[]> {
  const name = nameAsked(query);
  const split = splitYear(name);
  if (!split) return titlesBy(catalogue, name);
  const ofYear = (await titlesBy(catalogue, split.title)).filter(({ date }) => yearOf(date) === split.year);
  return ofYear.length > 0 ? ofYear : titlesBy(catalogue, name);
}

async function offersOf(catalogue: Catalogue, title: TitleSummary, region: string): Promise<MeantTitle> {
  try {
    return { title, offers: await catalogue.offers(title.kind, title.id, region) };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { title, offers: null };
  }
}

/**
 * Where the titles of a name (`?query=`) can be watched in a region (`?region=`), by default the signed-in user's, else the
 * configured one. It takes one call of the catalogue and one for each title, at most four; none for too short a name.
 */
export function loadWhere({ parameters, requestId, viewer }: WhereRequest): Promise<Outcome<WhereAnswer>> {
  return outcomeOf<WhereAnswer>(requestId, async () => {
    const { catalogue, config } = await services();
    const query = normaliseQuery(parameters.get('query'));
    const region =
      readRegion(parameters.get('region')) ??
      (await viewer?.ask((person) => regionOf(person))) ??
      config.region;
    const isAsked = suggestWords(query) !== '';
    const titles = isAsked ? await meantBy(catalogue, query) : [];
    const meant = await Promise.all(
      titles.slice(0, MOST_MEANT).map((title) => offersOf(catalogue, title, region)),
    );
    await viewer?.learn(titles.slice(0, MOST_MEANT));
    const incomplete = meant.some(({ offers }) => offers === null);
    return { kind: 'ok', query, isAsked, region, meant, incomplete };
  });
}

/** The same as a page; without a choice of regions where these cannot be loaded. */
export async function loadWherePage(request: WhereRequest): Promise<Outcome<WherePage>> {
  const { catalogue } = await services();
  const [answer, regions] = await Promise.all([loadWhere(request), orNull(catalogue.regions())]);
  if (answer.kind !== 'ok') return answer;
  const { region } = answer;
  return { ...answer, regions: withRegion(regions ?? [], region) };
}
