import { normalisedTitle, withoutArticle } from './title-match.ts';

/** Ends nearly every collection's name. */
const COLLECTION = / collection$/;

function degree(asked: string, name: string): 0 | 1 | 2 | 3 {
  if (name === asked) return 3;
  if (name.startsWith(asked)) return 2;
  return ` ${name}`.includes(` ${asked}`) ? 1 : 0;
}

/**
 * How closely the best of `names` matches a query: 3 equal except for accents, case, an article or a final
 * "Collection"; 2 starts with it; 1 has a word that does; 0 otherwise.
 */
export function closeness(query: string, names: readonly string[]): 0 | 1 | 2 | 3 {
  const whole = normalisedTitle(query);
  if (whole === '') return 0;
  const asked = [whole, withoutArticle(whole)];
  const called = names.map(normalisedTitle).flatMap((name) => {
    const bare = withoutArticle(name);
    return [name, bare, bare.replace(COLLECTION, '')];
  });
  const degrees = called.flatMap((name) => asked.map((words) => degree(words, name)));
  return degrees.reduce((best, next) => (next > best ? next : best), 0);
}
