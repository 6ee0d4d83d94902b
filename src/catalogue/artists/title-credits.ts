import type { TitleCredits } from '../../core/artists.ts';
import { cutText, LONGEST } from '../../core/bounds.ts';
import type { Language } from '../../core/language/languages.ts';
import type { Kind } from '../../core/title.ts';
import type { Loaded } from '../cache.ts';
import { departmentsOf } from './credits.ts';
import { common, everyLanguage } from '../language/asked.ts';
import { keeping, type Kept } from '../language/title-words.ts';
import { isAdult } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { movieCredits, seriesCredits, type TitleCreditsAnswer } from './wire-artists.ts';

function toTitleCredits(kind: Kind, answer: TitleCreditsAnswer): TitleCredits {
  return {
    title: {
      kind,
      id: answer.id,
      title: cutText(answer.title, LONGEST.title),
      date: answer.date,
      posterPath: answer.poster_path,
      backdropPath: answer.backdrop_path,
    },
    departments: departmentsOf(answer.credits),
  };
}

/** Loads a title's full credits, in one call for all languages; null for an unknown or adult title. */
export async function loadTitleCredits(
  upstream: Upstream,
  kind: Kind,
  id: number,
  languages: readonly Language[],
): Promise<Loaded<Kept<TitleCredits> | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/${kind}/${id}`;
  // `credits` of a series has only its last season; `aggregate_credits` has all.
  const [part, schema] = kind === 'movie' ? ['credits', movieCredits] : ['aggregate_credits', seriesCredits];
  const { parts, parameters } = everyLanguage(languages);
  try {
    const answer = readAnswer<TitleCreditsAnswer>(
      path,
      schema,
      await upstream.get(path, {
        ...common('en'),
        ...parameters,
        append_to_response: [part, ...parts].join(),
      }),
    );
    if (isAdult(answer)) return nothing;
    return { value: keeping(toTitleCredits(kind, answer), answer, languages), ttlMs: FRESH_MS.artist };
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
}
