import type { DeliveryResult } from './queue.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { candidateOf } from '../import/meant.ts';
import type { KeptEpisode } from '../series/kept-episodes.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { AgreementSource } from '../import/agreed-episode.server.ts';
import type { LookUpSource } from '../import/look-up.server.ts';

/** The sources that match deliveries to titles. */
export interface PlaySources {
  catalogue: LookUpSource & AgreementSource & Pick<Catalogue, 'movie'>;
  /** Null for a series the catalogue does not have. */
  episodesOf: (seriesId: number) => Promise<KeptEpisode[] | null>;
}

/** Why a delivery has no effect. */
export type Nothing = Pick<DeliveryResult, 'outcome' | 'candidates' | 'title'>;

/** Candidates stored with an ambiguous play. */
const CANDIDATES = 2;

/** A play that needs the user's choice; not found without candidates. */
export const doubtful = (candidates: readonly TitleSummary[]): Nothing =>
  candidates.length === 0
    ? { outcome: 'notFound' }
    : { outcome: 'doubtful', candidates: candidates.slice(0, CANDIDATES).map(candidateOf) };
