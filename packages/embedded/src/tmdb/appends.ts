import { tooManyAppends } from './answers.ts';

/** TMDB's limit of sub-resources in one call. */
const MOST_APPENDS = 20;

/** The sub-resources in `append_to_response`. */
export const namesToAppend = (parameters: URLSearchParams): string[] =>
  (parameters.get('append_to_response') ?? '').split(',').filter(Boolean);

/**
 * The sub-resources of `append_to_response`, by name. `part` creates one; undefined leaves it out, as TMDB
 * does with unknown names. Throws TMDB's error 27 for more than 20.
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
