import type { TitleFacts } from '../numbers/title-facts.ts';
import type { TitleSummary } from '../../core/title.ts';
import { traitsOf, type NamedTrait } from './traits.ts';

/** Traits of a title with all its details. */
export function traitsOfFacts(
  facts: Omit<TitleFacts, 'name' | 'vote' | 'minutes' | 'kind' | 'id'>,
): NamedTrait[] {
  return traitsOf({
    date: facts.date,
    language: facts.language,
    genres: facts.genres,
    countries: facts.countries,
    makers: [...facts.directors, ...facts.writers],
    actors: facts.actors,
    themes: facts.keywords,
    collection: facts.collection,
  });
}

/** Traits of a title of which only the list summary is known. */
export function traitsOfSummary(
  { date, originalLanguage, genreIds }: Pick<TitleSummary, 'date' | 'originalLanguage' | 'genreIds'>,
  genreName: (id: number) => string,
): NamedTrait[] {
  const genres = genreIds.map((id) => ({ id, name: genreName(id) }));
  return traitsOf({ date, language: originalLanguage || null, genres });
}
