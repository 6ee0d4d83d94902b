import type { Catalogue } from '../../catalogue/contract.ts';
import { yearOf } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { Outcome } from '../../core/outcome.ts';
import { readNumbered } from './numbered.ts';
import { splitYear, suggestWords } from './search.ts';
import {
  pickSuggestions,
  suggestedArtist,
  suggestedCollection,
  suggestedTitle,
  type Candidate,
  type SuggestionsAnswer,
} from './suggestions.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { findNumbered } from './numbered.server.ts';

/** Titles and people by name. */
async function everything(catalogue: Catalogue, words: string, imageBase: string): Promise<Candidate[]> {
  const { titles, artists } = await catalogue.searchEverything(words);
  return [
    ...titles.map((title) => suggestedTitle(words, title, imageBase)),
    ...artists.map((artist) => suggestedArtist(words, artist, imageBase)),
  ];
}

/** Titles of the year at the end of the text, else collections by name. */
async function beside(catalogue: Catalogue, words: string, imageBase: string): Promise<Candidate[]> {
  const split = splitYear(words);
  if (!split) {
    const { results } = await catalogue.searchCollections(words, { page: 1 });
    return results.map((collection) => suggestedCollection(words, collection, imageBase));
  }
  const { titles } = await catalogue.searchEverything(split.title);
  const ofYear = titles.filter(({ date }) => yearOf(date) === split.year);
  // The year may be wrong.
  return (ofYear.length > 0 ? ofYear : titles).map((title) => suggestedTitle(split.title, title, imageBase));
}

interface SuggestionsRequest {
  requestId: string;
  parameters: URLSearchParams;
}

/**
 * Suggests matches for the beginning of a name (`?query=`), in at most two catalogue calls; or the single
 * match of a TMDB or IMDb id, in three. Short queries make no call. If one of two calls fails, returns the
 * other's results as incomplete.
 */
export function loadSuggestions({
  requestId,
  parameters,
}: SuggestionsRequest): Promise<Outcome<SuggestionsAnswer & { incomplete: boolean }>> {
  return outcomeOf(requestId, async () => {
    const words = suggestWords(parameters.get('query'));
    if (words === '') return { kind: 'ok', suggestions: [], incomplete: false };
    const { catalogue, publicConfig } = await services();
    const numbered = readNumbered(words, null);
    const named = numbered && (await findNumbered(catalogue, numbered));
    if (named) {
      const { suggestion } = named.suggest(words, publicConfig.imageBase);
      return { kind: 'ok', suggestions: [suggestion], incomplete: false };
    }
    const asked = [everything, beside].map((ask) => ask(catalogue, words, publicConfig.imageBase));
    const answers = await Promise.allSettled(asked);
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    const defect = failures.find((failure) => !(failure instanceof CatalogueError));
    if (defect ?? failures.length === answers.length) throw defect ?? failures[0];
    const candidates = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    return { kind: 'ok', suggestions: pickSuggestions(candidates), incomplete: failures.length > 0 };
  });
}
