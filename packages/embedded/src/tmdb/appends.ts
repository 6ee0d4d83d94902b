import { tooManyAppends } from './answers.ts';

/** TMDB's limit of sub-resources in one call. */
const MOST_APPENDS = 20;

/** The sub-resources that `append_to_response` names. */
export const namesToAppend = (parameters: URLSearchParams): string[] =>
  (parameters.get('append_to_response') ?? '').split(',').filter(Boolean);

/**
 * What `append_to_response` adds to an answer. `part` makes the sub-resource of a name; names it answers with
 * undefined are left out, as TMDB does with those it does not know. Throws TMDB's error 27 for more than 20.
 */
export function appended(
  parameters: URLSearchParams,
  part: (name: string) => object | undefined,
): Record<string, object> {
  const names = namesToAppend(parameters);
  if (names.length > MOST_APPENDS) throw tooManyAppends();
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = part(name);
      return answer ? [[name, answer] as const] : [];
    }),
  );
}
