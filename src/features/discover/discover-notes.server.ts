import { discoverRefusedBy, discoverVotesNeededBy } from './discover-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import type { RefusedFilter } from './discover-refused.ts';
import { discoverAddress, votesNeeded, type DiscoverFilters } from './discover.ts';
import type { Kind } from '../../core/title.ts';

/** A sentence about what is asked, with where it can be asked otherwise. */
export interface DiscoverNote {
  text: string;
  links: { label: string; path: string }[];
}

/** Votes of which fewer are offered than a page needs unasked; 1 is nearly all there are. */
const FEWER_VOTES = [50, 1];

/** What people must know of what is asked: what was left out of it, and what is asked unasked. */
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
