import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import { byDate, type Collection } from '../../core/collections.ts';
import type { Language } from '../../core/language/languages.ts';
import type { Loaded } from '../cache.ts';
import { common } from '../language/asked.ts';
import { translated, byField } from '../language/translations.ts';
import { isAdult, movieSummaries } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { collectionAnswer, type CollectionAnswer } from './wire-collections.ts';

/** An adult collection is recognised by its parts: its name and picture come from them. */
function isHidden(answer: CollectionAnswer): boolean {
  return isAdult(answer) || (answer.parts.length > 0 && answer.parts.every(isAdult));
}

function toCollection(answer: CollectionAnswer, language: Language): Collection {
  const [own, english] = [translated(answer.translations, language), translated(answer.translations, 'en')];
  // Without a translation the answer's name is English, whatever the language.
  const isOwn = language === 'en' || own.name('title', 'name') !== '';
  const name = cutText(answer.name, LONGEST.title);
  const overview = (text: string) => cutText(text, LONGEST.overview);
  const movies = answer.parts.filter(({ media_type: type }) => type === '' || type === 'movie');
  // Each part's own page has its overview.
  const parts = movieSummaries(movies, MOST.parts).map((part) => ({ ...part, overview: '' }));
  return {
    id: answer.id,
    ...byField({
      name: [isOwn ? name : '', name],
      overview: [overview(answer.overview), language === 'en' ? '' : overview(english.text('overview').text)],
    }),
    posterPath: answer.poster_path,
    backdropPath: answer.backdrop_path,
    parts: byDate(parts),
  };
}

/** Loads a collection with its parts in a language; null for an unknown or adult collection. */
export async function loadCollection(
  upstream: Upstream,
  id: number,
  language: Language,
): Promise<Loaded<Collection | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/collection/${id}`;
  const asked = { ...common(language), ...(language !== 'en' && { append_to_response: 'translations' }) };
  try {
    const answer = readAnswer(path, collectionAnswer, await upstream.get(path, asked));
    return isHidden(answer) ? nothing : { value: toCollection(answer, language), ttlMs: FRESH_MS.details };
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
}
