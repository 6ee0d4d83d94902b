import { cutBytes, cutText, LONGEST, MOST } from '../../domain/bounds.ts';
import { byDate, type Collection } from '../../domain/collections/collections.ts';
import type { Loaded } from '../cache.ts';
import { isAdult, movieSummaries } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import type { Parameters } from '../transport.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { collectionAnswer, type CollectionAnswer } from './wire-collections.ts';

/** A collection for adults is told by its parts: its name and picture are theirs. */
function isHidden(answer: CollectionAnswer): boolean {
  return isAdult(answer) || (answer.parts.length > 0 && answer.parts.every(isAdult));
}

/** What a page shows of a collection. */
function toCollection(answer: CollectionAnswer): Collection {
  const movies = answer.parts.filter(({ media_type: type }) => type === '' || type === 'movie');
  // What is told of each part stands on its own page.
  const parts = movieSummaries(movies, MOST.parts).map((part) => ({ ...part, overview: '' }));
  return {
    id: answer.id,
    name: cutBytes(answer.name, LONGEST.title),
    overview: cutText(answer.overview, LONGEST.overview, LONGEST.overviewBytes),
    posterPath: answer.poster_path,
    backdropPath: answer.backdrop_path,
    parts: byDate(parts),
  };
}

/** A collection with its parts; null when it does not exist, or is for adults. */
export async function loadCollection(
  upstream: Upstream,
  id: number,
  common: Parameters,
): Promise<Loaded<Collection | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/collection/${id}`;
  try {
    const answer = readAnswer(path, collectionAnswer, await upstream.get(path, common));
    return isHidden(answer) ? nothing : { value: toCollection(answer), ttlMs: FRESH_MS.details };
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
}
