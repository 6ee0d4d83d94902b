import type { TitleFacts } from '../numbers/title-facts.ts';
import type { TitleSummary } from '../title.ts';
import { traitsOf, type NamedTrait } from './traits.ts';

/** The traits of a title of which the facts are known. */
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

/** The traits of a title of which no more is known than a list says. */
export function traitsOfSummary(
  { date, originalLanguage, genreIds }: Pick<TitleSummary, 'date' | 'originalLanguage' | 'genreIds'>,
  genreName: (id: number) => string,
): NamedTrait[] {
  const genres = genreIds.map((id) => ({ id, name: genreName(id) }));
  return traitsOf({ date, language: originalLanguage || null, genres });
}
