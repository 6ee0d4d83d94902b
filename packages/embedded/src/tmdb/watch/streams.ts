import data from '../data/streams.json' with { type: 'json' };
import { titleKey } from '../artists/people.ts';
import { fraction } from '../seed.ts';
import type { Title } from '../title.ts';

/** TMDB's kinds of offers. */
export const OFFER_WAYS = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const;
type OfferWay = (typeof OFFER_WAYS)[number];

/** An invented service: real offers change daily, so bundled data cannot have them. */
export interface Stream {
  /** Far above TMDB's ids of real services. */
  id: number;
  name: string;
  kinds: readonly OfferWay[];
  /** Share of all titles it offers in one region, 0 to 1. */
  share: number;
  /** Countries it exists in (ISO 3166-1); null for everywhere. */
  regions: readonly string[] | null;
  /** Colours and path of its logo, within 100 by 100. */
  ground: string;
  mark: string;
  sign: string;
}

export const STREAMS = data as readonly Stream[];

/** Countries with offers (ISO 3166-1). */
export const STREAM_REGIONS =
  'AR AT AU BE BR CA CH DE DK ES FI FR GB IE IN IT JP KR MX NL NO NZ PL PT SE US ZA'.split(' ');

/** Shares of titles without offers: anywhere, and in a country. */
const NOWHERE = 0.1;
const NOT_HERE = 0.08;

interface Ranked {
  stream: Stream;
  priority: number;
}

function ranked(region: string): Ranked[] {
  const there = STREAMS.filter(({ regions }) => regions === null || regions.includes(region));
  const inOrder = there.toSorted((a, b) => fraction(`${region} ${a.id}`) - fraction(`${region} ${b.id}`));
  return inOrder.map((stream, priority) => ({ stream, priority }));
}

const ORDERED = new Map(STREAM_REGIONS.map((region) => [region, ranked(region)]));

/** The services of a country in its own order, from 0; empty for an unknown country. */
export function streamsOf(region: string): readonly Ranked[] {
  return ORDERED.get(region) ?? [];
}

/** Unreleased titles have no offers. */
const isOut = (title: Title) =>
  title.kind === 'movie' ? title.released : !['Planned', 'In Production'].includes(title.status);

/**
 * Services that offer a title in a country, and how. Hashes of title, country and service decide, so that it
 * never changes. Series are not rented.
 */
export function shownBy(title: Title, region: string): (Ranked & { ways: OfferWay[] })[] {
  const key = titleKey(title.kind, title.id);
  if (!isOut(title) || fraction(`${key} nowhere`) < NOWHERE) return [];
  if (fraction(`${key} not in ${region}`) < NOT_HERE) return [];
  return streamsOf(region).flatMap(({ stream, priority }) => {
    if (fraction(`${key} ${region} ${stream.id}`) >= stream.share) return [];
    const ways = stream.kinds.filter((way) => title.kind === 'movie' || way !== 'rent');
    return ways.length > 0 ? [{ stream, priority, ways }] : [];
  });
}
