import type { DeliveryResult } from './queue.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { candidateOf } from '../import/meant.ts';
import type { KeptEpisode } from '../series/kept-episodes.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { AgreementSource } from '../import/agreed-episode.server.ts';
import type { LookUpSource } from '../import/look-up.server.ts';

/** What deliveries ask: of the catalogue, and which episodes a series has. */
export interface PlaySources {
  catalogue: LookUpSource & AgreementSource & Pick<Catalogue, 'movie'>;
  /** Null for a series the catalogue does not have (any more). */
  episodesOf: (seriesId: number) => Promise<KeptEpisode[] | null>;
}

/** Why nothing is to be done. */
export type Nothing = Pick<DeliveryResult, 'outcome' | 'candidates' | 'title'>;

/** Titles a doubtful play waits with. */
const CANDIDATES = 2;

/** A play that waits for a word of its person; without any title that could be meant it is not found. */
export const doubtful = (candidates: readonly TitleSummary[]): Nothing =>
  candidates.length === 0
    ? { outcome: 'notFound' }
    : { outcome: 'doubtful', candidates: candidates.slice(0, CANDIDATES).map(candidateOf) };
