import { normalisedTitle, withoutArticle } from './title-match.ts';

/** What stands at the end of nearly every collection's name. */
const COLLECTION = / collection$/;

function degree(asked: string, name: string): 0 | 1 | 2 | 3 {
  if (name === asked) return 3;
  if (name.startsWith(asked)) return 2;
  return ` ${name}`.includes(` ${asked}`) ? 1 : 0;
}

/**
 * How closely names meet the words asked for, the best of them: 3 the same but for accents, case, an article or
 * "Collection" at the end; 2 begins with them; 1 has a word that does; 0 otherwise.
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
