import type { Catalogue } from '../../catalogue/contract.ts';
import { currentLanguage } from '../../core/language/current.ts';
import type { Told } from '../../core/language/in-english.ts';
import type { UpNextSeries } from '../series/following.ts';
import type { TitleDetails, TitleId, TitleSummary } from '../../core/title.ts';
import { isLeftOut, type OwnCards } from '../cards/own-cards.ts';
import { orNull } from '../../server/in-time.ts';
import type { RailHead } from './rail.server.ts';
import { trendingMovies } from './todays-rails.server.ts';

/**
 * The banner: the next episode of a series, a wished title that arrived on a service, or a trending movie.
 */
export type Lead =
  | { kind: 'episode'; series: UpNextSeries; backdropPath: string | null }
  | { kind: 'title'; why: 'arrived' | 'trending'; title: TitleSummary & Told };

/** How long the first response waits for the banner, its only catalogue call (ms). */
const LEAD_WAIT_MS = 1500;

/** A title from the catalogue; null if it does not have it, fails or takes too long. */
const soon = (catalogue: Catalogue, wanted: TitleId): Promise<TitleDetails | null> =>
  orNull(catalogue.title(wanted, { alone: true }), LEAD_WAIT_MS);

/** Adds an overview in English to a title without one in the page's language. */
async function withOverview(catalogue: Catalogue, title: TitleSummary): Promise<TitleSummary & Told> {
  if (title.overview !== '' || currentLanguage() === 'en') return title;
  const details = await orNull(catalogue.title(title, { alone: true }));
  return details ? { ...title, overview: details.overview, inEnglish: ['overview'] } : title;
}

/** The user's banner, from the rails' heads; null to use a trending movie. */
export async function ownLead(catalogue: Catalogue, heads: readonly RailHead[]): Promise<Lead | null> {
  const [series] = heads.find(({ upNext }) => upNext)?.upNext ?? [];
  if (series) {
    const title = await soon(catalogue, { kind: 'tv', id: series.id });
    return { kind: 'episode', series, backdropPath: title?.backdropPath ?? null };
  }
  const [arrived] = heads.find(({ id }) => id === 'arrivals')?.titles ?? [];
  const title = arrived ? await soon(catalogue, arrived) : null;
  return title && { kind: 'title', why: 'arrived', title };
}

/** Removes the banner's series from a rail. */
export function withoutLead(head: RailHead, lead: Lead | null): RailHead {
  if (lead?.kind !== 'episode' || !head.upNext) return head;
  const isOther = ({ id }: { id: number }) => id !== lead.series.id;
  return { ...head, upNext: head.upNext.filter(isOther), titles: head.titles?.filter(isOther) ?? [] };
}

/**
 * The first trending movie the user has neither seen nor dismissed. The rail asks the backend about the first
 * page anyway; the second and third are asked about together if all of the first are excluded.
 */
export async function trendingLead(
  catalogue: Catalogue,
  seenOf: (titles: readonly TitleSummary[]) => Promise<OwnCards | null>,
): Promise<Lead | null> {
  const unseen = async (titles: readonly TitleSummary[]) => {
    const known = await seenOf(titles);
    return titles.find((one) => !known || !isLeftOut(one, { ...known, hideSeen: true }));
  };
  const pageOf = (page: number) => orNull(trendingMovies(catalogue, page), LEAD_WAIT_MS);
  const first = await pageOf(1);
  if (!first) return null;
  const further = async () =>
    (await Promise.all([pageOf(2), pageOf(3)])).flatMap((page) => page?.results ?? []);
  const title = (await unseen(first.results)) ?? (await unseen(await further()));
  return title ? { kind: 'title', why: 'trending', title: await withOverview(catalogue, title) } : null;
}
