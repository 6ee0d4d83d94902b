import type { TitleCredits } from '../../domain/artists/artists.ts';
import { cutBytes, LONGEST } from '../../domain/bounds.ts';
import type { Kind } from '../../domain/title.ts';
import type { Loaded } from '../cache.ts';
import { departmentsOf } from './credits.ts';
import { isAdult } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import type { Parameters } from '../transport.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { movieCredits, seriesCredits, type TitleCreditsAnswer } from './wire-artists.ts';

function toTitleCredits(kind: Kind, answer: TitleCreditsAnswer): TitleCredits {
  return {
    title: {
      kind,
      id: answer.id,
      title: cutBytes(answer.title, LONGEST.title),
      date: answer.date,
      posterPath: answer.poster_path,
      backdropPath: answer.backdrop_path,
    },
    departments: departmentsOf(answer.credits),
  };
}

/** Everybody who had a part in a title, in one call; null when it does not exist or is an adult title. */
export async function loadTitleCredits(
  upstream: Upstream,
  kind: Kind,
  id: number,
  common: Parameters,
): Promise<Loaded<TitleCredits | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/${kind}/${id}`;
  // The credits of a series are those of its last season; all of them are aggregated.
  const [part, schema] = kind === 'movie' ? ['credits', movieCredits] : ['aggregate_credits', seriesCredits];
  try {
    const answer = readAnswer<TitleCreditsAnswer>(
      path,
      schema,
      await upstream.get(path, { ...common, append_to_response: part }),
    );
    return isAdult(answer) ? nothing : { value: toTitleCredits(kind, answer), ttlMs: FRESH_MS.artist };
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
}
