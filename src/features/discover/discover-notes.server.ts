import { discoverRefusedBy, discoverVotesNeededBy } from './discover-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import type { RefusedFilter } from './discover-refused.ts';
import { discoverAddress, votesNeeded, type DiscoverFilters } from './discover.ts';
import type { Kind } from '../../core/title.ts';

/** A note on the query, with links to alternatives. */
export interface DiscoverNote {
  text: string;
  links: { label: string; path: string }[];
}

/** Lower minimum votes to offer; 1 includes nearly all titles. */
const FEWER_VOTES = [50, 1];

/** Notes on filters that were ignored, and on the implicit minimum of votes. */
export function notesOf(
  kind: Kind,
  filters: DiscoverFilters,
  refused: readonly RefusedFilter[],
  region: string,
): DiscoverNote[] {
  const left = refused.map((name) => ({
    text: discoverRefusedBy[name](kind, filters.region ?? region),
    links: [],
  }));
  const votes = votesNeeded(kind, filters);
  if (votes === null) return left;
  const links = FEWER_VOTES.map((fewer) => ({
    label: m.discover_fewer_votes(counted(fewer)),
    path: discoverAddress(kind, { ...filters, votes: fewer }),
  }));
  return [...left, { text: discoverVotesNeededBy[kind](votes), links }];
}
